import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { createKeyedMutex } from "../platform/concurrency/keyed-mutex.ts";
import { lookAtShop, type ShopLook } from "./listings/look-at-shop.ts";
import type { IndexName, SearchPort } from "./search-port.ts";
import { noRecords, shopRecords, type ShopRecords } from "./shop-records.ts";

/** How far the index was from the menu. */
export interface Synced {
  readonly saved: number;
  readonly removed: number;
}

/** A call to another service may take as long as the function itself. */
const mutex = createKeyedMutex({ longest: 60_000 });
const mostLooks = 5;

/**
 * Brings the search records of a shop up to date with its published menu, and removes those of an unlisted one. Equal
 * records are not sent; a publication meanwhile starts another round.
 */
export const syncShop = (
  to: MenuDeps,
  search: SearchPort,
  restaurantId: Id<"shop">,
  seen?: ShopLook,
): Promise<Synced> =>
  mutex.run([restaurantId], async () => {
    let [saved, removed] = [0, 0];
    for (let look = 0; look < mostLooks; look++) {
      const wanted = wantedRecords(look === 0 && seen ? seen : await lookAtShop(to, restaurantId));
      const before = saved + removed;
      for (const index of ["items", "shops"] as const) {
        const did = await syncIndex(search, index, restaurantId, wanted);
        saved += did.saved;
        removed += did.removed;
      }
      // Whatever was published meanwhile has followed by itself, unless this look wrote over it.
      if (saved + removed === before) return { saved, removed };
      if (sameRecords(wanted, wantedRecords(await lookAtShop(to, restaurantId)))) return { saved, removed };
    }
    throw new Error(`The menu of ${restaurantId} changes faster than the search follows.`);
  });

async function syncIndex(
  search: SearchPort,
  index: IndexName,
  restaurantId: Id<"shop">,
  wanted: ShopRecords,
): Promise<Synced> {
  const records = wanted[index];
  const there = await search.recordsOf(index, restaurantId);
  const changed = records.filter(({ objectID, hash }) => there.get(objectID) !== hash);
  const ids = new Set(records.map(({ objectID }) => objectID));
  const gone = [...there.keys()].filter((id) => !ids.has(id));
  if (changed.length > 0) await search.save(index, changed);
  if (gone.length > 0) await search.remove(index, gone);
  return { saved: changed.length, removed: gone.length };
}

function sameRecords(a: ShopRecords, b: ShopRecords): boolean {
  const hashes = ({ items, shops }: ShopRecords): string => [...items, ...shops].map(({ hash }) => hash).join();
  return hashes(a) === hashes(b);
}

const wantedRecords = ({ restaurant, published }: ShopLook): ShopRecords =>
  restaurant === null || published === null ? noRecords : shopRecords(published.menu, restaurant.operations.state);
