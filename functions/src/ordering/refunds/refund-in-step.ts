import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, type Result } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import type { Refund } from "@lokalkorb/domain/ordering/order/payment";
import { refundOf, type RefundRefusal, type RefundRequest } from "@lokalkorb/domain/ordering/refunds/refund-order";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { OrderAddress } from "../payment-port.ts";
import { persistTransition, readInternalNotes, writeInternalNotes } from "../write/persist-transition.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { addRefund } from "./refund-writes.ts";

interface StaffRefund {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly wish: RefundRequest;
  readonly reason: string;
  readonly uid: Id<"user">;
  readonly now: Instant;
}

/** One refund by staff as a step of the order, in the transaction of its decision; reads before it writes. */
export async function refundInStep(
  tx: AdminTransaction,
  { address, order, wish, reason, uid, now }: StaffRefund,
): Promise<Result<Refund, RefundRefusal>> {
  const amounts = refundOf(order, wish);
  if (!amounts.ok) return amounts;
  const rules = await readTimerRules(tx, address.restaurantId);
  const notes = await readInternalNotes(tx, address);
  const { from, ...parts } = amounts.value;
  const money = addRefund(tx, address, order, { ...parts, reason }, now, from);
  const isDone = money.refund.state === "succeeded";
  // A refund at the provider is recorded once the provider confirms it.
  const events: OrderEvent[] = isDone ? [{ at: now, type: "refunded", by: "merchant", reason, data: money.data }] : [];
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
  writeInternalNotes(tx, address, notes, { at: now, type: "refunded", uid, reason });
  return ok(money.refund);
}
