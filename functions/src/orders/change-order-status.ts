import { changeOrderStatus as contract } from "@lokalkorb/contracts/orders";
import { changeOrder } from "@lokalkorb/domain/orders/change-order";
import { targetByAction } from "@lokalkorb/domain/orders/order-action";
import type { Order } from "@lokalkorb/domain/orders/order";
import { roleMayChange } from "@lokalkorb/domain/orders/order-guards";
import { ok, refuse } from "@lokalkorb/domain/result";
import {
  increment,
  readDocument,
  remove,
  setDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderDeskDocument } from "@lokalkorb/model/documents/restaurants/orders/order-desk";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { defineCallable, type Command } from "../edge/define-callable.ts";
import type { Deps } from "../edge/deps.ts";
import { requestKeyOf, runOnce } from "../edge/idempotency.ts";
import { createTurns } from "../edge/in-turn.ts";
import { handOver, release } from "../offerings/spread-stock.ts";
import { roleIn } from "../restaurants/staff.ts";
import { countedPieces } from "./order-pieces.ts";
import { readShards, shardsOf, writeShards } from "./stock-access.ts";

const noTurns = createTurns();

const command: Command<typeof contract> = (input, caller, deps) => {
  const { restaurantId, orderId, action } = input;
  return runOnce(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const order = await readDocument(tx, orderDocument, { restaurantId, orderId });
    if (order === null) return refuse({ type: "not-found" });
    const role = await roleIn(tx, restaurantId, caller.uid);
    const isShopper = order.viewers.includes(caller.uid);
    if (role === null && !isShopper) return refuse({ type: "not-allowed" });
    // Staff who order in their own shop keep what every shopper may do.
    const actsAsStaff = role !== null && (!isShopper || roleMayChange(role, action, order.status));

    const end = endOf(action);
    // Accepting and cooking ask nothing of the menu, so they work while the storage does not.
    const menu =
      actsAsStaff && end === null
        ? null
        : await deps.menus.read(
            menuPath({ restaurantId, storefrontId: order.storefrontId, version: order.menuVersion }),
          );
    const now = deps.now();
    const changed = changeOrder({
      order,
      action,
      by: actsAsStaff ? "merchant" : "customer",
      role: role ?? undefined,
      now,
      reason: input.reason,
      payment: input.payment,
      customerCancelUntilMinutesBeforeSlot: menu?.ordering.customerCancelUntilMinutesBeforeSlot,
    });
    if (!changed.ok) return changed;

    const stock = end === null || menu === null ? null : await readStock(tx, deps, order, countedPieces(order, menu));
    const slot = end === "released" ? await readDocument(tx, slotDocument, slotParams(restaurantId, order)) : null;
    const desk = !actsAsStaff
      ? null
      : ((await readDocument(tx, orderDeskDocument, { restaurantId, orderId })) ?? { actions: [] });

    updateDocument(tx, orderDocument, { restaurantId, orderId }, changed.value.patch);
    for (const { itemId, pieces, shards } of stock ?? []) {
      writeShards(
        tx,
        order.offeringId,
        itemId,
        end === "released" ? release(shards, pieces) : handOver(shards, pieces),
      );
    }
    const held = slot?.held[orderId];
    if (held !== undefined) {
      updateDocument(tx, slotDocument, slotParams(restaurantId, order), {
        orders: increment(-1),
        units: increment(-held.units),
        [`held.${orderId}`]: remove(),
      });
    }
    if (desk !== null) {
      const done = {
        at: now,
        type: targetByAction[action],
        uid: caller.uid,
        ...(input.reason === undefined ? {} : { reason: input.reason.text || input.reason.code }),
      };
      setDocument(tx, orderDeskDocument, { restaurantId, orderId }, { ...desk, actions: [...desk.actions, done] });
    }
    return ok({ status: targetByAction[action] });
  });
};

/** Goods and time come back when nothing is handed over; at the handover the pieces leave for good. */
const endOf = (action: keyof typeof targetByAction): "released" | "handedOver" | null =>
  action === "reject" || action === "cancel" ? "released" : action === "complete" ? "handedOver" : null;

const slotParams = (restaurantId: string, order: Order) => ({
  restaurantId,
  optionId: order.distribution.optionId,
  slotKey: order.distribution.slot.key,
});

const readStock = async (
  tx: AdminTransaction,
  deps: Deps,
  order: DocumentOf<typeof orderDocument>,
  pieces: ReadonlyMap<string, number>,
) => {
  const refs = await shardsOf(deps, noTurns, order.offeringId, [...pieces.keys()]);
  const shards = await readShards(tx, refs);
  return [...pieces].map(([itemId, count]) => ({ itemId, pieces: count, shards: shards.get(itemId) ?? [] }));
};

export const changeOrderStatus = defineCallable(contract, command);
