import type { Menu } from "./menu.ts";
import type { ListedGood } from "./listing-fields.ts";

/** Sales of the last thirty days, the most first. */
export interface SoldGoods {
  readonly orders: number;
  readonly top: readonly { readonly itemId: string; readonly qty: number }[];
}

/** Fewer orders say nothing about a shop. */
const fewestOrders = 20;
/** Fewer pieces are chance. */
const fewestSold = 10;
const mostPopular = 3;
const mostSeasonal = 6;
const mostCategories = 6;

interface ListingGoods {
  readonly categories: readonly string[];
  readonly seasonal: readonly ListedGood[];
  readonly popular: readonly ListedGood[];
}

/**
 * S-C20: what the list of shops says of a shop's goods. Of its season is what its owner gave one, popular what was bought
 * often enough; both only while a category shows them.
 */
export function listingGoods(
  { categories, items, bundles }: Pick<Menu, "categories" | "items" | "bundles">,
  sold: SoldGoods | null,
): ListingGoods {
  const filled = categories.filter(({ entries }) => entries.length > 0);
  const shown = new Map(
    filled.flatMap(({ entries }) =>
      entries.flatMap(({ kind, id }): [string, ListedGood][] => {
        const good = kind === "item" ? items[id] : kind === "bundle" ? bundles[id] : undefined;
        const season = kind === "item" ? items[id]?.season : undefined;
        return good === undefined ? [] : [[id, { id, name: good.name, ...(season && { season }) }]];
      }),
    ),
  );
  const top = sold !== null && sold.orders >= fewestOrders ? sold.top.filter(({ qty }) => qty >= fewestSold) : [];
  return {
    categories: filled.slice(0, mostCategories).map(({ name }) => name),
    seasonal: [...shown.values()].filter(({ season }) => season !== undefined).slice(0, mostSeasonal),
    popular: top.flatMap(({ itemId }) => shown.get(itemId) ?? []).slice(0, mostPopular),
  };
}
