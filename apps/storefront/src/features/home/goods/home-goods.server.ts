import type { ListedGood } from "@lokalkorb/domain/menu/listing-fields";
import { isAvailable } from "@lokalkorb/domain/kernel/time/availability";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ListedShop } from "@/entities/listing/listings.server";
import { productPath } from "@/shared/routes/paths";
import { searchPath } from "@/shared/routes/search-path";
import type { GoodsLink, HomeGoods } from "./home-goods.tsx";

const mostGoods = 6;
/** One shop alone does not fill a row. */
const mostOfShop = 2;
const mostCategories = 8;

/** S-C20: goods of these shops, by the alphabet: no shop can come first by anything it does. */
export function homeGoods(shops: readonly ListedShop[], now: Instant): HomeGoods {
  const linksOf = (goodsOf: (shop: ListedShop) => readonly ListedGood[] | undefined): readonly GoodsLink[] =>
    shops
      .flatMap((shop) =>
        (goodsOf(shop) ?? [])
          .slice(0, mostOfShop)
          .map(({ id, name }) => ({ href: productPath(shop.slug, id), name, of: shop.name })),
      )
      .toSorted(byName)
      .slice(0, mostGoods);
  return {
    season: linksOf(({ seasonal = [], timezone }) =>
      seasonal.filter(({ season }) => season && isAvailable({ season }, { at: now, timezone })),
    ),
    popular: linksOf(({ popular }) => popular),
    categories: mostUsed(shops.flatMap(({ categories = [] }) => [...new Set(categories)])).map((name) => ({
      href: searchPath({ words: name }),
      name,
    })),
  };
}

const byName = (a: GoodsLink, b: GoodsLink): number =>
  a.name.localeCompare(b.name, "de") || (a.href < b.href ? -1 : Number(a.href > b.href));

/** Categories of most shops first, then by the alphabet. */
function mostUsed(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, often], [b, other]) => other - often || a.localeCompare(b, "de"))
    .slice(0, mostCategories)
    .map(([name]) => name);
}
