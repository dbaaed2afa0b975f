import { undoStep as contract } from "@lokalkorb/contracts/orders";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { StepBefore } from "@lokalkorb/domain/ordering/undo/step-before";
import { undoStep as decide } from "@lokalkorb/domain/ordering/undo/undo-step";
import { type AdminTransaction, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { optionOf, readSlotChange, writeSlotChange } from "../change/slot-writes.ts";
import { usedUpCode, writeCodeUses } from "../codes/code-reservations.ts";
import { discountsOf } from "../lifecycle/transition-order.ts";
import type { OrderAddress } from "../payment-port.ts";
import {
  missingReservation,
  reacquireReservations,
  readReservations,
  takeBackReservations,
} from "../reservations/order-reservations.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { persistTransition } from "../write/persist-transition.ts";
import { readTimerRules } from "../write/timer-rules.ts";

const command: Command<typeof contract, OrderingDeps> = (input, caller, deps) => {
  const { restaurantId, orderId, step: version } = input;
  const address = { restaurantId, orderId };
  const effectId = `${orderId}_${version}`;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, role } = actor.value;
    const entry = await readDocument(tx, outboxDocument, { effectId });
    const now = deps.now();
    const decided = decide({
      order,
      held:
        entry?.restaurantId !== restaurantId
          ? null
          : { before: entry.before, version, heldUntil: entry.heldUntil, hasBegun: entry.begun !== undefined },
      uid: caller.uid,
      role,
      now,
    });
    if (!decided.ok) return decided;
    const { before, step, patch, gone } = decided.value;
    const goods = await readGoods(tx, deps, address, order, before, now);
    if (!goods.ok) return goods;
    const rules = await readTimerRules(tx, restaurantId);

    const after = persistTransition(tx, {
      address,
      order,
      patch,
      gone,
      event: "undone",
      effects: [],
      data: { step },
      staff: { uid: caller.uid },
      takesBack: true,
      rules,
      now,
    });
    // Nothing has followed from the step, and nothing will; who did it stays.
    updateDocument(tx, outboxDocument, { effectId }, { effects: {}, state: "done", ...ended });
    goods.value();
    return ok({ status: after.status });
  });
};

const ended = { nextAt: remove(), heldUntil: remove(), before: remove(), figures: remove() } as const;

type Write = () => void;
type Missing = Refused<"sold-out" | "slot-full" | "code-used">;
const nothing: Write = () => undefined;

/** Goods, time and codes as the step had found them; others may have them by now. */
async function readGoods(
  tx: AdminTransaction,
  deps: OrderingDeps,
  address: OrderAddress,
  order: Order,
  { action, slot, dayKey }: StepBefore,
  now: Instant,
): Promise<Result<Write, Missing>> {
  const { restaurantId } = address;
  if (action === "complete") {
    const reservations = await readReservations(tx, deps, restaurantId, order, "handedOver");
    return ok(() => takeBackReservations(tx, order, reservations));
  }
  if (action === "reject") {
    const reservations = await readReservations(tx, deps, restaurantId, order, "taken");
    const missing = missingReservation(order, reservations);
    if (missing !== null) return refuse(missing);
    const usedUp = await usedUpCode(tx, restaurantId, discountsOf(order));
    if (usedUp !== null) return refuse({ type: "code-used", code: usedUp.code });
    return ok(() => {
      reacquireReservations(tx, address, order, reservations);
      writeCodeUses(tx, address, discountsOf(order), "redeemed", now);
    });
  }
  if (slot.key === order.distribution.slot.key) return ok(nothing);
  const menu = await menuOfOrder(deps, restaurantId, order);
  const option = optionOf(menu, order);
  const change = await readSlotChange(tx, restaurantId, order, slot.key, dayKey);
  const { timezone } = menu.shop;
  // The order was in that time a moment ago, and the shop had agreed to it.
  return ok(
    option === undefined ? nothing : () => writeSlotChange(tx, address, order, change, { slot, option, timezone }),
  );
}

export const undoStep = defineCallable(contract, command);
