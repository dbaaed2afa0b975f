import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import { postalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { PlaceDeps, PostalAddress } from "./geocoder.ts";

/** Whether an address was written that has no point yet. */
export function needsPoint(before: Address | undefined, after: Address | undefined): after is Address {
  return after !== undefined && after.geo === undefined && wordsOf(before) !== wordsOf(after);
}

const wordsOf = (address: PostalAddress | undefined): string =>
  address ? [address.street, address.houseNo, address.zip, address.city, address.country].join("|") : "";

/** Stores the point of a shop's address, unless the shop moved on meanwhile; without a better one that of its postal code. */
export async function locateShop(deps: PlaceDeps, restaurantId: Id<"shop">, address: Address): Promise<void> {
  const geo = await pointOf(deps, address);
  if (geo === null) return;
  await inTransaction(deps.db, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop === null || shop.address.geo !== undefined || wordsOf(shop.address) !== wordsOf(address)) return;
    updateDocument(tx, shopDocument, { restaurantId }, { "address.geo": geo });
  });
}

async function pointOf({ geocoder, log }: PlaceDeps, address: Address): Promise<{ lat: number; lng: number } | null> {
  try {
    const [found] = (await geocoder?.(address)) ?? [];
    if (found !== undefined) return { lat: found.lat, lng: found.lng };
  } catch (error) {
    log.warn("geocoding: no answer", { error: String(error) });
  }
  const middle = postalPlace(address.country, address.zip);
  return middle === undefined ? null : { lat: middle.lat, lng: middle.lng };
}
