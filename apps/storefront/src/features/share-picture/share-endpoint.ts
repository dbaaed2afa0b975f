import { readSharePicturePath, sharePictureName, sharePicturePath } from "@lokalkorb/contracts/share-picture";
import type { NextApiHandler } from "next";
import { functionsBase } from "@/entities/shop-page/feed-address";
import { serverConfig } from "@/shared/environment/server-config";

/** The first look at a picture draws it. */
const patienceMillis = 15_000;

/** `/api/share/…`: the picture of a shop or a product beside a link, under our own address. */
export const shareEndpoint: NextApiHandler = async ({ method, query }, response) => {
  const { where } = query;
  const place = readSharePicturePath(Array.isArray(where) ? where.join("/") : "");
  if (place === null || (method !== "GET" && method !== "HEAD")) {
    response.setHeader("Cache-Control", "public, max-age=60");
    response.status(404).end();
    return;
  }
  const url = `${functionsBase(serverConfig().browser, "europe")}/${sharePictureName}/${sharePicturePath(place)}`;
  const found = await fetch(url, { signal: AbortSignal.timeout(patienceMillis), redirect: "error" }).catch(() => null);
  if (!found?.ok) {
    response.setHeader("Cache-Control", found?.status === 404 ? "public, max-age=60" : "no-store");
    response.status(found?.status === 404 ? 404 : 502).end();
    return;
  }
  // Never the type that an answer claims.
  response.setHeader("Content-Type", "image/jpeg");
  response.setHeader("Cache-Control", found.headers.get("Cache-Control") ?? "no-store");
  response.status(200).end(Buffer.from(await found.arrayBuffer()));
};
