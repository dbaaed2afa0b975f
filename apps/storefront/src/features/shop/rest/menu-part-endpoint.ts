import type { NextApiHandler, NextApiRequest } from "next";
import type { MenuPartAnswer, MenuPartQuestion } from "@/entities/menu-part/menu-part";
import { readMenuOf } from "@/entities/shop/public-data.server";
import { menuPartAnswer } from "./menu-part-answer.server.ts";

const idPattern = /^[A-Za-z0-9_-]{1,128}$/;
const versionPattern = /^[1-9]\d{0,8}$/;
const listPattern = /^[A-Za-z0-9_-]{1,128}(,[A-Za-z0-9_-]{1,128}){0,399}$/;
const partsPattern = /^\d{1,4}(,\d{1,4}){0,19}$/;
const longestSearch = 80;

/** `/api/menu/[restaurantId]/[storefrontId]/[version]`: parts of a published menu, which everybody may read as a whole. */
export const menuPartEndpoint: NextApiHandler<MenuPartAnswer> = async ({ method, query }, response) => {
  const { restaurantId, storefrontId, version } = query;
  const question = questionOf(query);
  if (
    method !== "GET" ||
    !isText(restaurantId, idPattern) ||
    !isText(storefrontId, idPattern) ||
    !isText(version, versionPattern) ||
    question === null
  ) {
    response.setHeader("Cache-Control", "public, max-age=60");
    return void response.status(404).end();
  }
  const menu = await readMenuOf({ restaurantId, storefrontId, version: Number(version) }).catch(() => undefined);
  if (!menu) {
    response.setHeader("Cache-Control", "no-store");
    return void response.status(menu === null ? 404 : 502).end();
  }
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.status(200).json(menuPartAnswer(menu, question));
};

const isText = (value: NextApiRequest["query"][string], pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);

function questionOf({ parts, products, search }: NextApiRequest["query"]): MenuPartQuestion | null {
  if (isText(parts, partsPattern)) return { parts: parts.split(",").map(Number) };
  if (isText(products, listPattern)) return { products: products.split(",") };
  return typeof search === "string" && search.length <= longestSearch ? { search } : null;
}
