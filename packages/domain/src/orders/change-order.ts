import type { Role } from "../access/role.ts";
import type { Cents } from "../money/cents.ts";
import { ok, refuse, type Result } from "../result.ts";
import { canTransition, reachableStates } from "../state-machine.ts";
import type { Instant, Minutes } from "../time/instant.ts";
import type { ActorWord, Order, OrderEvent, RejectReason } from "./order.ts";
import { isBeforeCancelDeadline, roleMayChange } from "./order-guards.ts";
import { orderMachine } from "./order-machine.ts";
import type { OrderStatus } from "./order-status.ts";
import { openCents } from "./payment-rules.ts";
import type { Payment } from "./payment.ts";
import type { OrderRefusal } from "./refusal.ts";

export const orderActions = ["accept", "prepare", "ready", "complete", "reject", "cancel"] as const;
export type OrderAction = (typeof orderActions)[number];

export const targetByAction: Readonly<Record<OrderAction, Extract<OrderStatus, OrderEvent["type"]>>> = {
  accept: "accepted",
  prepare: "preparing",
  ready: "ready",
  complete: "completed",
  reject: "rejected",
  cancel: "cancelled",
};

type Timestamp = "acceptedAt" | "preparingAt" | "readyAt" | "completedAt" | "rejectedAt" | "cancelledAt";
const timestampByAction: Readonly<Record<OrderAction, Timestamp>> = {
  accept: "acceptedAt",
  prepare: "preparingAt",
  ready: "readyAt",
  complete: "completedAt",
  reject: "rejectedAt",
  cancel: "cancelledAt",
};

export interface OrderChange {
  readonly order: Order;
  readonly action: OrderAction;
  readonly by: ActorWord;
  /** Needed for `merchant`. */
  readonly role?: Role | undefined;
  readonly now: Instant;
  readonly reason?: { readonly code: RejectReason; readonly text: string } | undefined;
  /** What was taken at the counter, when completing an order that is still open. */
  readonly payment?: { readonly method: Payment["method"]; readonly cents: Cents } | undefined;
  /** Of the menu's ordering rules; until then shoppers may cancel themselves. Left out: until the slot begins. */
  readonly customerCancelUntilMinutesBeforeSlot?: Minutes | undefined;
}

export interface OrderPatch {
  readonly patch: Partial<Order>;
  /** The new events only; the patch holds the whole list. */
  readonly events: readonly OrderEvent[];
}

/** One step in the life of an order. The caller writes the patch and sends what follows from the events. */
export function changeOrder(change: OrderChange): Result<OrderPatch, OrderRefusal> {
  const { order, action, by, role, now, reason, payment } = change;
  const to = targetByAction[action];
  if (by === "merchant" && !roleMayChange(role, action, order.status)) return refuse({ type: "not-allowed" });
  if (isHandled(order.status, action)) return refuse({ type: "already-handled", status: order.status });
  const allowed = canTransition(orderMachine, order.status, to, by) && (by !== "customer" || customerMay(change));
  if (!allowed) return refuse({ type: "transition-not-allowed", from: order.status, to });

  const due = action === "complete" ? openCents(order) : 0;
  if (due > 0 && payment?.cents !== due) return refuse({ type: "payment-required", openCents: due });
  const taken: Payment | null =
    due > 0 && payment
      ? {
          id: `counter-${order.payments.length + 1}`,
          provider: "counter",
          method: payment.method,
          state: "captured",
          authorizedCents: due,
          capturedCents: due,
          at: now,
        }
      : null;

  const step: OrderEvent = { at: now, type: to, by, ...(reason ? { reason: reason.text || reason.code } : {}) };
  const events: OrderEvent[] = taken ? [{ at: now, type: "paid", by }, step] : [step];
  const ended = action === "reject" || action === "cancel";
  return ok({
    patch: {
      status: to,
      [timestampByAction[action]]: now,
      ...(taken ? { payments: [...order.payments, taken], paymentStatus: "paid" } : {}),
      ...(ended && order.paymentStatus === "open" ? { paymentStatus: "voided" } : {}),
      ...(action === "reject" ? { rejection: reason ?? { code: "other", text: "" } } : {}),
      events: [...order.events, ...events],
    },
    events,
  });
}

/** The actions that may be offered to somebody right now; the same answer `changeOrder` gives, payment aside. */
export function possibleActions(someone: Omit<OrderChange, "action" | "reason" | "payment">): readonly OrderAction[] {
  return orderActions.filter((action) => {
    const answer = changeOrder({ ...someone, action });
    return answer.ok || answer.refusal.type === "payment-required";
  });
}

function customerMay({ order, now, customerCancelUntilMinutesBeforeSlot = 0 }: OrderChange): boolean {
  return isBeforeCancelDeadline(order, customerCancelUntilMinutesBeforeSlot, now);
}

/**
 * Somebody was faster: the order is where the action leads, is over, or has gone past the point where it applied. For
 * cancelling only the first two count; "in work already" is a reason, not a race.
 */
function isHandled(status: OrderStatus, action: OrderAction): boolean {
  if (status === targetByAction[action] || orderMachine.final.includes(status)) return true;
  if (action === "cancel") return false;
  const sources = orderMachine.transitions.filter(({ to }) => to === targetByAction[action]).map(({ from }) => from);
  const live = sources.filter((source) => !orderMachine.final.includes(source));
  return !live.includes(status) && reachableStates(orderMachine, live).has(status);
}
