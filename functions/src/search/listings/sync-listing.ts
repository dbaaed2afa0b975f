import { isDeepStrictEqual } from "node:util";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { listingDocument } from "@lokalkorb/model/documents/listings";
import type { MenuDeps } from "../../catalog/menu-store.ts";
import { listingOf, notListed, type Listing } from "./listing-of.ts";
import { lookAtShop, type ShopLook } from "./look-at-shop.ts";

const mostLooks = 5;

/**
 * Brings the listing of a shop up to date; an equal one is not written. Each instance reads again after its own write,
 * so the last writer has read last.
 */
export async function syncListing(to: MenuDeps, restaurantId: string, seen?: ShopLook): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    const wanted = wantedListing(look === 0 && seen ? seen : await lookAtShop(to, restaurantId));
    const there = await readDocument(to.db, listingDocument, { restaurantId });
    if (there === null ? !wanted.listed : isSame(there, wanted)) return;
    const listing = { ...wanted, ...(there && { createdAt: there.createdAt }) };
    await setDocument(to.db, listingDocument, { restaurantId }, listing);
  }
  throw new Error(`The shop ${restaurantId} changes faster than the list of shops follows.`);
}

const isSame = ({ listed, shop }: Listing, wanted: Listing): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify({ listed, shop })), JSON.parse(JSON.stringify(wanted)));

const wantedListing = ({ restaurant, published, sold }: ShopLook): Listing =>
  restaurant === null || published === null
    ? notListed
    : listingOf(restaurant, published.menu, published.storefront.live.fullSlots, sold);
