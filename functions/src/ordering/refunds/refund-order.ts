import { refundOrder as contract } from "@lokalkorb/contracts/orders";
import { can } from "@lokalkorb/domain/access/permissions";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import { refundableCents, refundOf } from "@lokalkorb/domain/ordering/refunds/refund-order";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { roleIn } from "../../access/staff.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { unarchiveOrder } from "../archive/unarchive-order.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { readInternalNotes, writeInternalNotes, persistTransition } from "../write/persist-transition.ts";
import { addRefund } from "./refund-writes.ts";

const command: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, reason, wish: request } = input;
  const address = { restaurantId, orderId };
  const callersRole = await roleIn(deps.db, restaurantId, caller.uid);
  if (callersRole !== null && can(callersRole, "order.refund")) await unarchiveOrder(deps, address);
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, role } = actor.value;
    if (role === null || !can(role, "order.refund")) return refuse({ type: "not-allowed" });
    const metrics = refundOf(order, request);
    if (!metrics.ok) return metrics;
    const rules = await readTimerRules(tx, restaurantId);
    const notes = await readInternalNotes(tx, address);
    const now = deps.now();

    const { from, ...parts } = metrics.value;
    const money = addRefund(tx, address, order, { ...parts, reason }, now, from);
    const isDone = money.refund.state === "succeeded";
    // A refund at the provider is recorded once the provider confirms it.
    const events: OrderEvent[] = isDone
      ? [{ at: now, type: "refunded", by: "merchant", reason, data: money.data }]
      : [];
    persistTransition(tx, {
      address,
      order,
      patch: { ...money.patch, ...transitionOf(order, events).patch },
      event: "refunded",
      effects: isDone ? effectsOf("refunded", order) : money.effects,
      data: money.data,
      rules,
      now,
    });
    writeInternalNotes(tx, address, notes, { at: now, type: "refunded", uid: caller.uid, reason });
    return ok({
      refundId: money.refund.id,
      cents: money.refund.cents,
      remainingCents: refundableCents({ ...order, refunds: [...(order.refunds ?? []), money.refund] }),
    });
  });
  await deps.failpoint("refund:doc-written");
  return answer;
};

export const refundOrder = defineCallable(contract, command);
