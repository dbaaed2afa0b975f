import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { fullSlotEntry, storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { paths } from "@lokalkorb/model/paths";
import { readStorefronts } from "../../catalog/stock/item-live.ts";
import { fullSlotsAfter } from "../../catalog/stock/live-lists.ts";
import { localDateAt } from "../../platform/business-day.ts";
import { createCoalescer } from "../../platform/concurrency/coalesce.ts";
import type { Deps } from "../../platform/deps.ts";
import { defineTrigger } from "../../platform/endpoints/define-trigger.ts";

interface SlotAddress {
  readonly restaurantId: string;
  readonly optionId: Id<"method">;
  readonly slotKey: string;
}

/**
 * Tells the storefronts when a time fills up or frees, and only then: every write that crosses the line brings an event of
 * its own, and whichever comes last looks at the slot after all of them.
 */
export const onSlotWritten = defineTrigger("onSlotWritten", { document: paths.slot }, async (event, deps: Deps) => {
  if (wasFull(event.data?.before) === wasFull(event.data?.after)) return;
  const { restaurantId, optionId, slotKey } = event.params;
  await mirroring.run(`${restaurantId}/${optionId}/${slotKey}`, () =>
    mirrorSlot(deps, { restaurantId, optionId, slotKey }),
  );
});

const mirroring = createCoalescer();

const wasFull = (slot: DocumentSnapshot | undefined): boolean =>
  slot?.exists === true && isSlotFull(slot.data() as SlotUse);

type SlotUse = Pick<DocumentOf<typeof slotDocument>, "orders" | "units" | "capOrders" | "capUnits" | "closed">;

export const isSlotFull = ({ orders, units, capOrders = Infinity, capUnits = Infinity, closed }: SlotUse): boolean =>
  closed || orders >= capOrders || units >= capUnits;

/** As with stock: the slot is read outside of the transaction and looked at again, so that no order waits for this. */
async function mirrorSlot(to: Deps, address: SlotAddress): Promise<void> {
  let isFull = await readIsFull(to, address);
  for (;;) {
    await writeFullSlots(to, address, isFull);
    const again = await readIsFull(to, address);
    if (again === isFull) return;
    isFull = again;
  }
}

async function readIsFull(to: Deps, address: SlotAddress): Promise<boolean> {
  const slot = await readDocument(to.db, slotDocument, address);
  return slot !== null && isSlotFull(slot);
}

async function writeFullSlots(
  to: Deps,
  { restaurantId, optionId, slotKey }: SlotAddress,
  isFull: boolean,
): Promise<void> {
  const restaurant = await readDocument(to.db, shopDocument, { restaurantId });
  if (restaurant === null) return;
  const { offeringId } = restaurant;
  const now = to.now();
  const today = localDateAt(now, restaurant.timezone);
  const isOver = (entry: string): boolean => entry.slice(entry.indexOf("|") + 1) < today;
  await inTransaction(to.db, async (tx) => {
    for (const { id: storefrontId, live } of await readStorefronts(tx, offeringId)) {
      if (!restaurant.storefrontIds.includes(storefrontId)) continue;
      const fullSlots = fullSlotsAfter(live.fullSlots, fullSlotEntry(optionId, slotKey), isFull, isOver);
      if (fullSlots === null) continue;
      const patch = { "live.fullSlots": fullSlots, "live.updatedAt": now };
      updateDocument(tx, storefrontDocument, { offeringId, storefrontId }, patch);
    }
  });
}
