import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { readQuery, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { liveItemsAfter, type LiveItemLists, type LiveItemState } from "./live-lists.ts";

type Storefront = DocumentOf<typeof storefrontDocument>;

export const readStorefronts = (tx: AdminTransaction, offeringId: Id<"catalog">): Promise<Storefront[]> =>
  readQuery(tx, queryOf(storefrontDocument, { offeringId }));

/** Tells the shoppers of every storefront; true when one of them was told something new. Writes only. */
export function writeItemsLive(
  tx: AdminTransaction,
  offeringId: Id<"catalog">,
  storefronts: readonly Storefront[],
  items: readonly LiveItemState[],
  now: Instant,
): boolean {
  let changed = false;
  for (const storefront of storefronts) {
    const lists = items.reduce<LiveItemLists>((live, item) => liveItemsAfter(live, item) ?? live, storefront.live);
    if (lists === storefront.live) continue;
    changed = true;
    const address = { offeringId, storefrontId: storefront.id };
    updateDocument(tx, storefrontDocument, address, {
      "live.soldOutItemIds": lists.soldOutItemIds,
      "live.lowItemIds": lists.lowItemIds,
      "live.soldOutUntil": lists.soldOutUntil,
      "live.updatedAt": now,
    });
  }
  return changed;
}
