import { shopKinds } from "@lokalkorb/domain/shop/restaurant-kind";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { ShopCard } from "@/entities/listing/shop-card";
import { findShops, hasTraits, usefulFilters, type Filter, type Position, type ShopTraits } from "./filter-shops.ts";

/** So many shops are one page. Fewer are narrowed down on the shopper's own device; of more the server picks. */
export const shopsPerPage = 60;

export interface ShopsInput {
  readonly place: string;
  readonly middle: Position | null;
  /** As in the address. */
  readonly filters: string;
  /** From 0. */
  readonly page: number;
}

export interface Shops<Shop> {
  readonly all: readonly Shop[];
  /** Reckons with times, which takes far longer than to look at a shop's traits. */
  cardOf(shop: Shop): ShopCard;
  /** Whether it comes to the wanted place or can be reached from there. */
  isFor(shop: Shop): boolean;
}

export interface ShopsPage {
  readonly cards: readonly ShopCard[];
  /** Filters that make a difference among all shops. */
  readonly chips: readonly Filter[];
  /** Null where the page holds all shops there are. */
  readonly part: {
    readonly filters: readonly Filter[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
  } | null;
}

/** The wanted page of the list; a page beyond the end is the last one. */
export function shopsPage<Shop extends ShopTraits>(
  { all, cardOf, isFor }: Shops<Shop>,
  { place, middle, filters, page }: ShopsInput,
): ShopsPage {
  const chips = usefulFilters(all);
  if (all.length <= shopsPerPage) return { cards: all.map(cardOf), chips, part: null };
  const wanted = readFilters(filters);
  const search = { place, position: middle, filters: new Set(wanted), answered: true };
  const inInput = all.filter((shop) => hasTraits(shop, search.filters) && isFor(shop));
  const found = findShops(inInput.map(cardOf), search);
  const pages = Math.max(1, Math.ceil(found.length / shopsPerPage));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return {
    cards: found.slice(shown * shopsPerPage, (shown + 1) * shopsPerPage).map(({ card }) => card),
    chips,
    part: { filters: wanted, total: found.length, page: shown, pages },
  };
}

const known: ReadonlySet<string> = new Set([
  "open",
  ...fulfilmentTypes.map((type) => `way:${type}`),
  ...shopKinds.map((kind) => `kind:${kind}`),
  "diet:organic",
  "diet:vegan",
]);

const readFilters = (text: string): readonly Filter[] =>
  [...new Set(text.split(","))].filter((word): word is Filter => known.has(word));
