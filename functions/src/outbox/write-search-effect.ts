import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { setDocument, type CollectedScope } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { firstLookAfter, keptFor } from "./write-outbox.ts";

/** That a shop has to be found as it is now. The same cause twice is one entry. */
export function writeSearchEffect(
  scope: CollectedScope,
  { restaurantId, event, cause }: { readonly restaurantId: string; readonly event: string; readonly cause: string },
  now: Instant,
): void {
  const address = { effectId: `search_${restaurantId}_${cause.replaceAll(/[^\w-]/g, "-")}` };
  setDocument(scope, outboxDocument, address, {
    restaurantId,
    orderId: "",
    event,
    version: 0,
    effects: { search: { state: "queued", attempts: 0 } },
    state: "queued",
    nextAt: now + firstLookAfter,
    createdAt: now,
    expiresAt: now + keptFor,
  });
}
