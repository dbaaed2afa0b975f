import type { Instant } from "../kernel/time/instant.ts";

/** A shop or a product that a person keeps at hand. */
export interface Favourite {
  /** As it was called then: what is gone is still told by its name. */
  readonly name: string;
  readonly at: Instant;
}

export type Favourites = Readonly<Record<string, Favourite>>;

/** By key; null takes one out. */
export type FavouriteWishes = Readonly<Record<string, Favourite | null>>;

/** The favourites of one browser: what the account said last, and what it has not been told yet. Without an account all are wishes. */
export interface KeptFavourites {
  readonly known: Favourites;
  readonly wishes: FavouriteWishes;
}

export const noFavourites: KeptFavourites = { known: {}, wishes: {} };

/** Of an account; the rules of the database say the same. */
export const mostFavourites = 100;

export interface FavouritePlace {
  readonly restaurantId: string;
  /** Absent: the shop itself. */
  readonly productId?: string | undefined;
  /** Where it is sold by a further storefront of the shop. */
  readonly storefrontId?: string | undefined;
}

/** 'shop', 'shop:product', or 'shop:product:storefront'. Ids hold no colon, and a field path of the database bears one. */
export const favouriteKey = ({ restaurantId, productId, storefrontId }: FavouritePlace): string =>
  [restaurantId, ...(productId === undefined ? [] : [productId, storefrontId ?? []].flat())].join(":");

/** Null for what is no key. */
export function favouritePlace(key: string): FavouritePlace | null {
  if (!/^[A-Za-z0-9_-]{1,128}(?::[A-Za-z0-9_-]{1,128}){0,2}$/.test(key)) return null;
  const [restaurantId = "", productId, storefrontId] = key.split(":");
  return { restaurantId, productId, storefrontId };
}

const isWish = (entry: readonly [string, Favourite | null]): entry is [string, Favourite] => entry[1] !== null;

/** As the person sees them: newest first. */
export const favouritesOf = ({ known, wishes }: KeptFavourites): readonly (readonly [key: string, Favourite])[] =>
  Object.entries<Favourite | null>({ ...known, ...wishes })
    .filter(isWish)
    .toSorted(([a, { at }], [b, other]) => other.at - at || (a < b ? -1 : 1));

/** Puts one in; null: no more fit. */
export function withFavourite(kept: KeptFavourites, key: string, one: Favourite): KeptFavourites | null {
  const there = favouritesOf(kept);
  if (there.some(([other]) => other === key)) return kept;
  if (there.length >= mostFavourites) return null;
  const { [key]: _wish, ...wishes } = kept.wishes;
  return key in kept.known ? { ...kept, wishes } : { ...kept, wishes: { ...wishes, [key]: one } };
}

export function withoutFavourite({ known, wishes }: KeptFavourites, key: string): KeptFavourites {
  const { [key]: _wish, ...others } = wishes;
  return { known, wishes: key in known ? { ...others, [key]: null } : others };
}

/** Wishes that the account is still to be told. Where not all fit into it, the newest go first; the others stay in the browser. */
export function untold({ known, wishes }: KeptFavourites): FavouriteWishes {
  const open = Object.entries(wishes).filter(([key, wish]) => (wish === null) === key in known);
  const gone = open.filter(([, wish]) => wish === null);
  const room = mostFavourites - Object.keys(known).length + gone.length;
  const added = open.filter(isWish).toSorted(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries([...gone, ...added.slice(0, Math.max(0, room))]);
}

/** Wishes that the account has fulfilled by now are none any more. */
export const withoutMet = ({ known, wishes }: KeptFavourites): KeptFavourites => ({
  known,
  wishes: Object.fromEntries(Object.entries(wishes).filter(([key, wish]) => (wish === null) === key in known)),
});
