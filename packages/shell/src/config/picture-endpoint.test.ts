import type { NextApiRequest, NextApiResponse } from "next";
import { afterEach, expect, test, vi } from "vitest";
import { pictureEndpoint } from "./picture-endpoint.ts";

const hash = "h".repeat(43);
const asked: string[] = [];
const endpoint = pictureEndpoint((path) => {
  asked.push(path);
  return `https://files.example/${path}`;
});

async function get(restaurantId: unknown, file: unknown, method = "GET") {
  const headers: Record<string, unknown> = {};
  const said = { status: 0, body: "" };
  const response = {
    setHeader: (name: string, value: unknown) => (headers[name] = value),
    status: (status: number) => {
      said.status = status;
      return response;
    },
    end: (body?: Buffer) => (said.body = body?.toString() ?? ""),
  };
  await endpoint(
    { method, query: { restaurantId, file } } as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
  );
  return { ...said, headers };
}
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});
const storage = (answer: () => Response) => vi.stubGlobal("fetch", () => Promise.resolve().then(answer));

test("F13 a picture is kept for good, under the type of its name and not of the stored file", async () => {
  storage(() => new Response("pixels", { headers: { "content-type": "text/html" } }));
  const { status, body, headers } = await get("hofladen", `${hash}-640.webp`);
  expect([status, body]).toEqual([200, "pixels"]);
  expect(headers).toEqual({ "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000, immutable" });
  expect(asked).toEqual([`pictures/hofladen/${hash}-640.webp`]);
});

test.each([
  ["another folder", "../menus", `${hash}-640.webp`],
  ["a menu", "hofladen", "1.json"],
  ["a drawing that can carry scripts", "hofladen", `${hash}-640.svg`],
  ["a way out of the folder", "hofladen", `..%2F${hash}-640.webp`],
  ["two files", "hofladen", [`${hash}-640.webp`, "x"]],
])("F13 %s is not reached from here", async (_title, restaurantId, file) => {
  expect((await get(restaurantId, file)).status).toBe(404);
  expect(asked).toEqual([]);
});

test("F13 a picture that is not there is soon asked for again, a storage that is away at once", async () => {
  storage(() => new Response(null, { status: 404 }));
  expect(await get("hofladen", `${hash}-320.avif`)).toMatchObject({
    status: 404,
    headers: { "Cache-Control": "public, max-age=60" },
  });
  storage(() => {
    throw new Error("away");
  });
  expect(await get("hofladen", `${hash}-320.avif`)).toMatchObject({
    status: 502,
    headers: { "Cache-Control": "no-store" },
  });
});
