import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { isLow } from "@lokalkorb/domain/catalog/stock/low-stock";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { queryOf } from "@lokalkorb/model/document/document-query";
import {
  type AdminTransaction,
  inTransaction,
  readDocument,
  readQuery,
  remove,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { paths } from "@lokalkorb/model/paths";
import { writeShopEffect } from "../../outbox/write-shop-effect.ts";
import { createCoalescer } from "../../platform/concurrency/coalesce.ts";
import { defineTrigger } from "../../platform/endpoints/define-trigger.ts";
import { revalidateSecrets } from "../../platform/secrets.ts";
import { renewShopsOf } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { readStorefronts, writeItemsLive } from "./item-live.ts";
import { liveItemState } from "./live-lists.ts";

interface Counts {
  readonly onHand: number;
  readonly reserved: number;
}

/** Keeps `item.stock` and the storefronts' lists in step with the shards. */
export const onStockWritten = defineTrigger(
  "onStockWritten",
  { document: paths.itemStock, secrets: revalidateSecrets },
  async (event, deps: RenewingDeps) => {
    const { offeringId, itemId } = event.params;
    await mirroring.run(`${offeringId}/${itemId}`, () => mirrorStock(deps, offeringId, itemId));
  },
);

/** A rush writes shards by the hundred; the mirrors need the last of it only. */
const mirroring = createCoalescer();

/** Counts that never stand still are left to the events that they cause. */
const maxLooks = 20;

/**
 * Shards are read outside of the transaction, so that mirroring never delays an order. It reads again after each write,
 * so a stale count is replaced at once.
 */
async function mirrorStock(to: RenewingDeps, offeringId: Id<"catalog">, itemId: Id<"product">): Promise<void> {
  let seen = await countShards(to, offeringId, itemId);
  let shoppersWereTold = false;
  for (let look = 0; look < maxLooks; look++) {
    const { isWritten, isTold } = await writeMirrors(to, offeringId, itemId, seen);
    if (isTold) shoppersWereTold = true;
    if (!isWritten) break;
    const again = await countShards(to, offeringId, itemId);
    if (again.onHand === seen.onHand && again.reserved === seen.reserved) break;
    seen = again;
  }
  if (shoppersWereTold) await renewShopsOf(to, offeringId, "sold-out");
}

async function countShards(to: RenewingDeps, offeringId: Id<"catalog">, itemId: Id<"product">): Promise<Counts> {
  const shards = await readQuery(to.db, queryOf(itemStockDocument, { offeringId, itemId }));
  return shards.reduce(
    (sum, shard) => ({ onHand: sum.onHand + shard.onHand, reserved: sum.reserved + shard.reserved }),
    { onHand: 0, reserved: 0 },
  );
}

const writeMirrors = (
  to: RenewingDeps,
  offeringId: Id<"catalog">,
  itemId: Id<"product">,
  { onHand, reserved }: Counts,
): Promise<{ readonly isWritten: boolean; readonly isTold: boolean }> =>
  inTransaction(to.db, async (tx) => {
    const storefronts = await readStorefronts(tx, offeringId);
    const item = await readDocument(tx, itemDocument, { offeringId, itemId });
    if (item === null || item.stock.mode === "unlimited") return { isWritten: false, isTold: false };
    const now = to.now();
    const isOld = item.stock.onHand !== onHand || item.stock.reserved !== reserved;
    if (isOld) {
      updateDocument(tx, itemDocument, { offeringId, itemId }, { "stock.onHand": onHand, "stock.reserved": reserved });
    }
    warnOnce(tx, offeringId, item, { storefronts, onHand, reserved }, now);
    const live = liveItemState(itemId, { ...item, stock: { ...item.stock, onHand, reserved } }, now);
    const isTold = writeItemsLive(tx, offeringId, storefronts, [live], now);
    return { isWritten: isOld || isTold, isTold };
  });

/** One warning each time that the count falls to `lowAt`; above it the next fall is a new one. */
function warnOnce(
  tx: AdminTransaction,
  offeringId: Id<"catalog">,
  { id: itemId, stock, status }: DocumentOf<typeof itemDocument>,
  { storefronts, onHand, reserved }: Counts & { readonly storefronts: Awaited<ReturnType<typeof readStorefronts>> },
  now: Instant,
): void {
  const isWarned = isLow({ stock: { ...stock, onHand, reserved }, status });
  if (isWarned === (stock.lowAlertSentAt !== undefined)) return;
  updateDocument(tx, itemDocument, { offeringId, itemId }, { "stock.lowAlertSentAt": isWarned ? now : remove() });
  if (!isWarned) return;
  for (const restaurantId of new Set(storefronts.flatMap(({ restaurantIds }) => restaurantIds)))
    writeShopEffect(tx, { kind: "mail", restaurantId, event: "stockLow", cause: `${itemId}-${now}`, itemId }, now);
}
