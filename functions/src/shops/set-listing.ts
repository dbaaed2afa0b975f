import { setListing as contract } from "@lokalkorb/contracts/offerings";
import { listingGapsOf } from "@lokalkorb/domain/shop/listing-gaps";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readDocument, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { nameIn, writeLog } from "../access/write-log.ts";
import { readStorefronts } from "../catalog/stock/item-live.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/** The one way to be listed: checked in the transaction that lists, so that a withdrawal meanwhile is seen. */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, listing } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "listing"))) return refuse({ type: "not-allowed" });
    const profile = await readDocument(tx, shopDocument, { restaurantId });
    if (profile === null) return refuse({ type: "not-found" });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    const noteListing = (): void => {
      if (account !== null && listing !== profile.listing)
        writeLog(tx, deps, { restaurantId, act: "listing", by: nameIn(account, caller), about: listing });
    };
    if (listing === "hidden") {
      noteListing();
      updateDocument(tx, shopDocument, { restaurantId }, { listing });
      // A hold that ends must not show a shop that its owner has hidden meanwhile.
      if (account?.hold !== undefined)
        updateDocument(tx, accountDocument, { restaurantId }, { hold: { ...account.hold, was: listing } });
      return ok({ listing, missing: [] });
    }
    const storefronts = await readStorefronts(tx, profile.offeringId);
    const views = storefronts
      .filter(({ restaurantIds }) => restaurantIds.includes(restaurantId))
      .map(({ id, visibility, published }) => ({ id, visibility, isPublished: published !== undefined }));
    const isTried =
      account !== null && (account.listedAt !== undefined || (await isHandedOver(tx, restaurantId, account)));
    const { legal = null, contracts = [] } = account ?? {};
    const missing = [
      ...listingGapsOf({ profile, legal, views, contracts, isTried, isHeld: account?.hold !== undefined }),
    ];
    const ready = missing.length === 0;
    updateDocument(tx, shopDocument, { restaurantId }, { goLive: { ready, missing }, ...(ready ? { listing } : {}) });
    if (ready) noteListing();
    if (ready && account?.listedAt === undefined)
      updateDocument(tx, accountDocument, { restaurantId }, { listedAt: deps.now() });
    return ok({ listing: ready ? listing : profile.listing, missing });
  });
};

/** The latest test order went its whole way. */
async function isHandedOver(
  tx: AdminTransaction,
  restaurantId: Id<"shop">,
  { testOrderId: orderId }: Pick<DocumentOf<typeof accountDocument>, "testOrderId">,
): Promise<boolean> {
  if (orderId === undefined) return false;
  const address = { restaurantId, orderId };
  const order =
    (await readDocument(tx, orderDocument, address)) ?? (await readDocument(tx, historicOrderDocument, address));
  return order?.status === "completed";
}

export const setListing = defineCallable(contract, command);
