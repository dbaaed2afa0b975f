import type { GoodsName } from "./goods.ts";

/** Where both apps serve the drawings from. */
export function goodsUrl(name: GoodsName): string {
  return `/goods/${name}.svg`;
}
