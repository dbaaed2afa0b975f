import type { Standing } from "../../access/role.ts";
import { type EffectKind } from "../effects/effect-kinds.ts";
import { effectsOf } from "../effects/effects-of.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { canTransition, reachableStates } from "../../kernel/state-machine.ts";
import type { Instant, Minutes } from "../../kernel/time/instant.ts";
import type { ActorWord, OrderEvent } from "../order/order-event.ts";
import type { AgeCheck, Order } from "../order/order.ts";
import { type EndReason, isRejectReason } from "../order/order-choices.ts";
import { cancellationOf, type CancelTerms, noShowCents, termsRefusal } from "./cancel-terms.ts";
import {
  eventByAction,
  type OrderAction,
  orderActions,
  startsFrom,
  targetByAction,
  timestampByAction,
} from "./order-action.ts";
import {
  isBeforeCancelDeadline,
  fitsFulfilmentType,
  isRestorable,
  mustCheckAge,
  roleMayChange,
  unweighedLines,
} from "./order-guards.ts";
import { orderMachine } from "../order/order-machine.ts";
import type { OrderStatus } from "../order/order-status.ts";
import {
  codesWhenRestored,
  netPaidCents,
  openCents,
  reservedCents,
  refundsWhenRestored,
  statusWhenEnded,
  statusWhenRestored,
} from "../order/payment-rules.ts";
import type { Payment } from "../order/payment.ts";
import type { StepRefusal } from "../order/refusal.ts";
import { transitionOf } from "../order/order-transition.ts";
import { promisedSlot } from "../order/promised-slot.ts";

export interface OrderChange extends CancelTerms {
  readonly order: Order;
  readonly action: OrderAction;
  readonly by: ActorWord;
  /** Needed for `merchant`. */
  readonly role?: Standing | undefined;
  readonly now: Instant;
  /** Needed to reject, and for staff to cancel. */
  readonly reason?: { readonly code: EndReason; readonly text: string } | undefined;
  /** The payment at the counter, when completing an order that is still open, as it was rung up in the shop's till. */
  readonly payment?:
    | { readonly method: "cash" | "card"; readonly cents: Cents; readonly tillReceiptNo?: string | undefined }
    | undefined;
  readonly shipping?: { readonly carrier: string; readonly trackingNo: string } | undefined;
  /** The result of an age check, where alcohol is handed over. */
  readonly ageCheck?: AgeCheck["result"] | undefined;
  /** Of the shop's payment settings: the share of an order that is kept when it was not picked up. */
  readonly noShowChargeBp?: BasisPoints | undefined;
  /** Of the menu's ordering rules; until then shoppers may cancel themselves. Left out: until the slot begins. */
  readonly customerCancelUntilMinutesBeforeSlot?: Minutes | undefined;
}

export interface OrderPatch {
  readonly patch: Partial<Order>;
  /** The new events only; the patch holds the whole list. */
  readonly events: readonly OrderEvent[];
  /** Effects, each exactly once. */
  readonly effects: readonly EffectKind[];
}

/** Goods and time come back when nothing is handed over; at the handover the pieces leave for good. */
export const reservationsByAction: Partial<Record<OrderAction, "released" | "handedOver" | "taken">> = {
  complete: "handedOver",
  // Goods of a no-show were made and are gone.
  noShow: "handedOver",
  reject: "released",
  cancel: "released",
  restore: "taken",
};

/** One step in the life of an order. The caller writes the patch and sends what follows from it. */
export function changeOrder(change: OrderChange): Result<OrderPatch, StepRefusal> {
  const refusal = refusalOf(change) ?? reasonOrMoneyMissing(change) ?? termsRefusal(change);
  if (refusal) return refuse(refusal);
  const { order, action, by, now, reason } = change;
  const taken = moneyTaken(change);
  const ended = action === "reject" || action === "cancel" || action === "noShow";
  const step: OrderEvent = {
    at: now,
    type: eventByAction[action],
    by,
    ...(reason ? { reason: reason.text || reason.code } : {}),
  };
  const refunds = action === "restore" ? refundsWhenRestored(order) : (order.refunds ?? []);
  const paymentStatus = ended
    ? statusWhenEnded(order.paymentStatus)
    : action === "restore"
      ? statusWhenRestored({ ...order, refunds })
      : taken && order.paymentStatus === "open"
        ? "paid"
        : order.paymentStatus;
  const patch: Partial<Order> = {
    status: targetByAction[action],
    [timestampByAction[action]]: now,
    ...(taken ? { payments: [...order.payments, taken] } : {}),
    ...(paymentStatus === order.paymentStatus ? {} : { paymentStatus }),
    ...(action === "restore" && order.refunds ? { refunds } : {}),
    ...(action === "restore" && order.codes ? { codes: codesWhenRestored(order, order.codes) } : {}),
    ...(action === "reject" ? { rejection: rejectionOf(reason) } : {}),
    ...(action === "noShow" && netPaidCents(order) + reservedCents(order) > 0
      ? { cancellation: { code: "notCollected", keptCents: noShowCents(order, change.noShowChargeBp), lost: {} } }
      : {}),
    ...(action === "cancel" && by === "merchant" && reason
      ? { cancellation: cancellationOf(change, reason.code) }
      : {}),
    ...(action === "ship" && change.shipping
      ? { distribution: { ...order.distribution, shipping: change.shipping } }
      : {}),
    ...checkedAge(change),
    ...(action === "accept" && order.flags?.escalated ? { flags: { ...order.flags, escalated: false } } : {}),
  };
  const { patch: stepped, events } = transitionOf(order, taken ? [{ at: now, type: "paid", by }, step] : [step]);
  return ok({
    patch: { ...patch, ...stepped },
    events,
    effects: effectsOf(step.type, order),
  });
}

/** The actions to offer right now; the same answer as `changeOrder`, but for the input that it asks for. */
export function possibleActions(
  someone: Omit<OrderChange, "action" | "reason" | "payment" | "shipping">,
): readonly OrderAction[] {
  return orderActions.filter((action) => refusalOf({ ...someone, action }) === null);
}

function refusalOf(change: OrderChange): StepRefusal | null {
  const { order, action, by, now } = change;
  const to = targetByAction[action];
  if (by === "merchant" && !mayChange(change)) return { type: "not-allowed" };
  if (isHandled(order.status, action)) return { type: "already-handled", status: order.status };
  const notAllowed: StepRefusal = { type: "transition-not-allowed", from: order.status, to };
  const { type } = order.distribution;
  if (!startsFrom(action, order.status) || !canTransition(orderMachine, order.status, to, by)) return notAllowed;
  if (!fitsFulfilmentType(action, type)) return notAllowed;
  if (by === "customer" && !isBeforeCancelDeadline(order, change.customerCancelUntilMinutesBeforeSlot ?? 0, now))
    return notAllowed;
  if (action === "noShow" && now < promisedSlot(order).end) return notAllowed;
  if (action === "restore" && !isRestorable(order, now)) return { type: "too-late" };
  const unweighed = handsOver.has(action) ? unweighedLines(order) : [];
  return unweighed.length > 0 ? { type: "weighing-required", lineIds: unweighed } : null;
}

/** PRC-10: from here on nothing is weighed any more, also not goods that came in when everything else was ready. */
const handsOver: ReadonlySet<OrderAction> = new Set(["ready", "deliver", "ship", "complete"]);

/** Staff at the counter may keep the goods when the age is not proven, also where they may cancel nothing else. */
function mayChange({ order, action, role, ageCheck }: OrderChange): boolean {
  const refusesAge = action === "cancel" && ageCheck === "refused" && mustCheckAge(order);
  return roleMayChange(role, action, refusesAge ? "placed" : order.status);
}

function reasonOrMoneyMissing({ order, action, by, reason, payment, ageCheck }: OrderChange): StepRefusal | null {
  if (by === "merchant" && (action === "reject" || action === "cancel") && !saysWhy(reason, action))
    return { type: "reason-required" };
  const minAge = order.flags?.ageCheck;
  const hands = by === "merchant" && action === "complete" && mustCheckAge(order);
  if (hands && minAge !== undefined && ageCheck !== "passed") return { type: "age-check-required", minAge };
  const due = action === "complete" ? openCents(order) : 0;
  return due > 0 && payment?.cents !== due ? { type: "payment-required", openCents: due } : null;
}

/** There are words for every reason but "something else". What was never accepted cannot be given back for want of a collector. */
const saysWhy = (reason: OrderChange["reason"], action: OrderAction): boolean =>
  reason !== undefined &&
  (reason.code !== "other" || reason.text.trim() !== "") &&
  (action !== "reject" || isRejectReason(reason.code));

const rejectionOf = (reason: OrderChange["reason"]): NonNullable<Order["rejection"]> =>
  reason !== undefined && isRejectReason(reason.code)
    ? { code: reason.code, text: reason.text }
    : { code: "other", text: "" };

/** ALC-04: the result alone. Shoppers read the order, so it names no member of staff. */
function checkedAge({ order, action, by, now, ageCheck: result }: OrderChange): Pick<Order, "ageCheck"> {
  const minAge = order.flags?.ageCheck;
  const isHandover = action === "complete" || action === "cancel";
  return minAge === undefined || result === undefined || !isHandover || by !== "merchant"
    ? {}
    : { ageCheck: { result, minAge, at: now, by } };
}

function moneyTaken({ order, action, now, payment }: OrderChange): Payment | null {
  const due = action === "complete" ? openCents(order) : 0;
  if (due <= 0 || payment === undefined) return null;
  return {
    id: `counter-${order.payments.length + 1}`,
    provider: "counter",
    method: payment.method,
    state: "captured",
    authorizedCents: due,
    capturedCents: due,
    at: now,
    ...(payment.tillReceiptNo ? { tillReceiptNo: payment.tillReceiptNo } : {}),
  };
}

/**
 * Another person was faster: the order is where the action leads, is over, or is past the point where it applied. For
 * cancelling only the first two count; "in work already" is a reason, not a race.
 */
function isHandled(status: OrderStatus, action: OrderAction): boolean {
  if (action === "restore") return status === "accepted";
  if (status === targetByAction[action] || orderMachine.final.includes(status)) return true;
  if (action === "cancel") return false;
  const sources = orderMachine.transitions.filter(({ to }) => to === targetByAction[action]).map(({ from }) => from);
  const live = sources.filter((source) => !orderMachine.final.includes(source));
  return !live.includes(status) && reachableStates(orderMachine, live).has(status);
}
