import type { Id } from "@lokalkorb/domain/kernel/branded";
import { inBatch, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { writeShopEffect } from "../../outbox/write-shop-effect.ts";
import type { Deps } from "../../platform/deps.ts";

/** Has the mail written to the people who wait. In most shops the list is empty, and then this is one small question. */
export async function tellReturned(
  deps: Deps,
  restaurantId: Id<"shop">,
  itemIds: readonly Id<"product">[],
): Promise<void> {
  const waits = (where: object, limit: number) =>
    readQuery(
      deps.db,
      queryOf(restockWaitDocument, {}, { where: matching({ restaurantId, state: "waiting", ...where }), limit }),
    );
  if ((await waits({}, 1)).length === 0) return;
  const waited = await Promise.all(itemIds.map(async (itemId) => (await waits({ itemId }, 1)).map(() => itemId)));
  const now = deps.now();
  await inBatch(deps.db, (batch) => {
    for (const itemId of waited.flat())
      writeShopEffect(
        batch,
        { kind: "mail", restaurantId, event: "restocked", cause: `restocked-${itemId}-${now}`, itemId },
        now,
      );
  });
}
