import type { NextApiHandler, NextApiResponse } from "next";

/** A folder and a file as functions name them: nothing else of the storage is reached from here. */
const shopPattern = /^[A-Za-z0-9_-]{1,128}$/;
const filePattern = /^[A-Za-z0-9_-]{43}-\d{3,4}\.(avif|webp)$/;

/** `/api/pictures/[restaurantId]/[file]`: a public picture under our own address. Its name is its content, so it is kept for good. */
export const pictureEndpoint =
  (urlOf: (path: string) => string): NextApiHandler =>
  async ({ method, query }, response) => {
    const { restaurantId, file } = query;
    const isNamed = typeof restaurantId === "string" && shopPattern.test(restaurantId) && typeof file === "string";
    const type = isNamed ? filePattern.exec(file)?.[1] : undefined;
    if (!isNamed || type === undefined || method !== "GET") return end(response, 404);
    const found = await fetch(urlOf(`pictures/${restaurantId}/${file}`)).catch(() => null);
    if (found?.status === 404) return end(response, 404);
    if (!found?.ok) return end(response, 502);
    // Never the type that a stored file claims.
    response.setHeader("Content-Type", `image/${type}`);
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.status(200).end(Buffer.from(await found.arrayBuffer()));
  };

function end(response: NextApiResponse, status: number): void {
  response.setHeader("Cache-Control", status === 404 ? "public, max-age=60" : "no-store");
  response.status(status).end();
}
