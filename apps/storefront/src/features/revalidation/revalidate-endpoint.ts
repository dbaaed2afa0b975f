import type { NextApiRequest, NextApiResponse } from "next";
import { isSignedByUs, signatureHeader, timestampHeader } from "./renewal-signature.ts";
import { lookAtListingsAgain } from "@/entities/listing/listings.server";
import { aboutShopPath, checkoutPath, shopImprintPath, shopPath, wayTherePath } from "@/shared/routes/paths";
import { serverConfig } from "@/shared/environment/server-config";

const mostBytes = 4096;

/** `POST /api/revalidate`: functions say which shop changed; its pages and the list of shops are made anew. */
export async function revalidateEndpoint(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== "POST") return void response.status(405).setHeader("Allow", "POST").end();
  const body = await readBody(request);
  if (body === null) return void response.status(413).end();
  const header = (name: string): string => String(request.headers[name] ?? "");
  const call = { timestamp: header(timestampHeader), signature: header(signatureHeader), body, now: Date.now() };
  if (!isSignedByUs({ ...call, secret: serverConfig().revalidateSecret })) return void response.status(401).end();
  const slug = slugOf(body);
  if (slug === null) return void response.status(400).end();
  lookAtListingsAgain();
  const renewed = await Promise.allSettled(
    [shopPath(slug), checkoutPath(slug), shopImprintPath(slug), wayTherePath(slug), aboutShopPath(slug)].map((path) =>
      response.revalidate(path),
    ),
  );
  // A page that fails now keeps its old content and is tried again with the next visit.
  response.status(renewed.every(({ status }) => status === "fulfilled") ? 200 : 500).end();
}

async function readBody(request: NextApiRequest): Promise<string | null> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > mostBytes) return null;
  }
  return body;
}

function slugOf(body: string): string | null {
  try {
    const renewal: unknown = JSON.parse(body);
    const slug = typeof renewal === "object" && renewal !== null && "slug" in renewal ? renewal.slug : null;
    return typeof slug === "string" && /^[a-z0-9-]{1,80}$/.test(slug) ? slug : null;
  } catch {
    return null;
  }
}
