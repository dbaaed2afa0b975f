import {
  favouritePlace,
  noFavourites,
  type Favourite,
  type Favourites,
  type FavouriteWishes,
  type KeptFavourites,
} from "@lokalkorb/domain/access/favourites";
import { useSyncExternalStore } from "react";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";
import { favouritesKey } from "./favourites-key.ts";

let kept: KeptFavourites | null = null;
const listeners = new Set<() => void>();

export const keptFavourites = (): KeptFavourites => (kept ??= read(readStored("localStorage", favouritesKey)));

/** From what is stored now: another tab may have written meanwhile. Null: nothing changes. */
export function changeFavourites(change: (before: KeptFavourites) => KeptFavourites | null): boolean {
  const stored = readStored("localStorage", favouritesKey);
  // Where storage is forbidden, favourites live as long as the page.
  const before = stored === null ? keptFavourites() : read(stored);
  const after = change(before);
  if (after === null) return false;
  kept = after;
  const isEmpty = Object.keys(after.known).length + Object.keys(after.wishes).length === 0;
  writeStored("localStorage", favouritesKey, isEmpty ? null : after);
  for (const listener of listeners) listener();
  return true;
}

export function onFavourites(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== null && key !== favouritesKey) return;
    kept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}

export const useFavourites = (): KeptFavourites =>
  useSyncExternalStore(onFavourites, keptFavourites, () => noFavourites);

/** Anybody can write into the storage of a browser. */
function read(stored: unknown): KeptFavourites {
  const { known, wishes } = fieldsOf(stored);
  const isFavourite = (wish: Wish): wish is readonly [string, Favourite] => wish[1] !== null;
  return {
    known: Object.fromEntries(wishesIn(known).filter(isFavourite)) satisfies Favourites,
    wishes: Object.fromEntries(wishesIn(wishes)) satisfies FavouriteWishes,
  };
}

type Wish = readonly [key: string, wish: Favourite | null];

const wishesIn = (value: unknown): readonly Wish[] =>
  Object.entries(fieldsOf(value)).flatMap(([key, one]): readonly Wish[] => {
    if (favouritePlace(key) === null) return [];
    if (one === null) return [[key, null]];
    const { name, at } = fieldsOf(one);
    return isText(name) && typeof at === "number" ? [[key, { name, at }]] : [];
  });
