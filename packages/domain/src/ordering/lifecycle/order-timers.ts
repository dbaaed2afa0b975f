import { retryRefund } from "../refunds/retry-refund.ts";
import { dayMs, type Instant, type Minutes, minuteMs } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";
import { mustCheckAge, unweighedLines } from "./order-guards.ts";
import { isOpen } from "../order/order-status-groups.ts";
import { openCents } from "../order/payment-rules.ts";

/** Rules of a shop for unattended orders. */
export interface TimerRules {
  readonly autoAccept: "never" | "always" | "whenOpen";
  readonly acceptTimeoutMinutes: Minutes;
  readonly timeoutAction: "reject" | "escalate";
  readonly escalateAfterMinutes: Minutes;
  /** Not paused and not closed. */
  readonly isOpen: boolean;
}

/** The transitions of the machine without an actor. */
export const timedTransitions = ["expire", "accept", "escalate", "reject", "lapse", "complete", "archive"] as const;
export type TimedTransition = (typeof timedTransitions)[number];

export interface Timer {
  readonly step: TimedTransition;
  readonly at: Instant;
}

/** A pre-order may rest at night: it has to be answered an hour before work on it begins. */
const answeredBefore = 60 * minuteMs;
const completedAfterSlot = dayMs;
const completedAfterShipping = 7 * dayMs;
export const archivedAfter = 90 * dayMs;

/** The due transitions of an order, soonest first. */
export function timersOf(order: Order, rules: TimerRules): readonly Timer[] {
  return [...openTimers(order, rules), ...timersOfProposal(order)].toSorted((a, b) => a.at - b.at);
}

/** A question without an answer is a no. */
const timersOfProposal = ({ status, proposal }: Order): Timer[] =>
  proposal !== undefined && isOpen(status) ? [{ step: "lapse", at: proposal.until }] : [];

function openTimers(order: Order, rules: TimerRules): Timer[] {
  switch (order.status) {
    case "pendingPayment":
    case "awaitingApproval":
      return order.holdUntil === undefined ? [] : [{ step: "expire", at: order.holdUntil }];
    case "placed":
      return timersOfNew(order, rules);
    case "ready":
      // ALC-02: the age check is recorded by the person at the handover alone.
      return order.distribution.type === "pickup" &&
        order.paymentStatus === "paid" &&
        !mustCheckAge(order) &&
        unweighedLines(order).length === 0
        ? [{ step: "complete", at: order.distribution.slot.end + completedAfterSlot }]
        : [];
    case "shipped":
      return openCents(order) > 0 || unweighedLines(order).length > 0
        ? []
        : [{ step: "complete", at: (order.outAt ?? order.placedAt) + completedAfterShipping }];
    case "completed":
    case "rejected":
    case "cancelled":
    case "expired":
    case "noShow":
      return isSettled(order) ? [{ step: "archive", at: endedAt(order) + archivedAfter }] : [];
    case "accepted":
    case "preparing":
    case "deposited":
    case "outForDelivery":
      return [];
  }
}

/** Money that is on its way, asked back or owed needs its order among the open ones. */
function isSettled(order: Order): boolean {
  const { paymentStatus, payments, refunds = [] } = order;
  const isMoving =
    payments.some(({ state, provider }) => state === "authorized" && provider === "stripe") ||
    // One that failed and is not tried again is owed no more.
    refunds.some(({ state, id }) => state === "pending" || retryRefund(order, id) !== null);
  return !isMoving && paymentStatus !== "disputed";
}

function timersOfNew(order: Order, rules: TimerRules): Timer[] {
  const accepts = rules.autoAccept === "always" || (rules.autoAccept === "whenOpen" && rules.isOpen);
  if (accepts) return [{ step: "accept", at: order.placedAt }];
  // A new slot cannot be answered before it was set.
  const movedAt = order.events.findLast(({ type }) => type === "moved")?.at ?? order.placedAt;
  const since = Math.max(movedAt, order.timeline.releaseAt - answeredBefore);
  const timeout = since + rules.acceptTimeoutMinutes * minuteMs;
  const alarm = since + Math.min(rules.escalateAfterMinutes, rules.acceptTimeoutMinutes) * minuteMs;
  return [
    ...(order.flags?.escalated ? [] : [{ step: "escalate", at: alarm } as const]),
    ...(rules.timeoutAction === "reject" ? [{ step: "reject", at: timeout } as const] : []),
  ];
}

/** The step that is due, if one is. Of several the gravest: a shop that was offline is not first warned and then passed over. */
export function dueTransition(order: Order, rules: TimerRules, now: Instant): TimedTransition | null {
  return timersOf(order, rules).findLast(({ at }) => at <= now)?.step ?? null;
}

/** When to look again; undefined = never by itself. */
export function nextTimer(order: Order, rules: TimerRules): Instant | undefined {
  return timersOf(order, rules)[0]?.at;
}

export function endedAt(
  order: Pick<Order, "placedAt" | "completedAt" | "cancelledAt" | "rejectedAt" | "expiredAt" | "noShowAt">,
): Instant {
  const { placedAt, completedAt = 0, cancelledAt = 0, rejectedAt = 0, expiredAt = 0, noShowAt = 0 } = order;
  return Math.max(placedAt, completedAt, cancelledAt, rejectedAt, expiredAt, noShowAt);
}
