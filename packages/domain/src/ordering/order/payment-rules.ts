import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { StateMachine } from "../../kernel/state-machine.ts";
import type { Order } from "./order.ts";
import type { OrderCode } from "../../pricing/discounts/order-code.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import { type Refund } from "./payment.ts";
import { type PaymentStatus, paymentStatuses } from "./payment-states.ts";

/** product/state-machines 3.2; an axis of its own beside the order's status. */
export const paymentMachine: StateMachine<PaymentStatus, "merchant" | "system"> = {
  states: paymentStatuses,
  // Paid at once is what gift cards cover.
  initial: ["none", "open", "onAccount", "paid"],
  // Paid is where most payments rest, yet they can still come back.
  final: ["none", "refunded", "voided"],
  transitions: [
    { from: "open", to: "paid", by: ["merchant", "system"] },
    // An order that waits for the provider.
    { from: "open", to: "authorized", by: ["system"] },
    // It cost nothing, and was made dearer; or is free again.
    { from: "none", to: "open", by: ["merchant"] },
    { from: "open", to: "none", by: ["merchant"] },
    // The order ended before anything was paid: the claim is gone.
    { from: "open", to: "voided", by: ["system"] },
    { from: "open", to: "failed", by: ["system"] },
    { from: "failed", to: "authorized", by: ["system"] },
    { from: "failed", to: "paid", by: ["system"] },
    { from: "failed", to: "voided", by: ["system"] },
    { from: "authorized", to: "paid", by: ["system"] },
    { from: "authorized", to: "voided", by: ["system"] },
    // A gift card had paid a part, which is back already when the rest is let go.
    { from: "authorized", to: "partiallyRefunded", by: ["system"] },
    { from: "authorized", to: "refunded", by: ["system"] },
    { from: "paid", to: "partiallyRefunded", by: ["merchant", "system"] },
    { from: "paid", to: "refunded", by: ["merchant", "system"] },
    { from: "paid", to: "disputed", by: ["system"] },
    { from: "partiallyRefunded", to: "refunded", by: ["merchant", "system"] },
    { from: "partiallyRefunded", to: "disputed", by: ["system"] },
    // The bank of the shopper sent a refund back, or more money came that goes back.
    { from: "refunded", to: "paid", by: ["system"] },
    { from: "refunded", to: "partiallyRefunded", by: ["system"] },
    { from: "partiallyRefunded", to: "paid", by: ["system"] },
    // Made dearer after a refund, and cheaper again.
    { from: "open", to: "partiallyRefunded", by: ["merchant"] },
    { from: "open", to: "refunded", by: ["merchant"] },
    // Part of it was taken before the order became dearer.
    { from: "open", to: "disputed", by: ["system"] },
    { from: "disputed", to: "paid", by: ["system"] },
    { from: "disputed", to: "partiallyRefunded", by: ["system"] },
    { from: "disputed", to: "open", by: ["system"] },
    { from: "disputed", to: "refunded", by: ["system"] },
    // The order had expired when its money came after all.
    { from: "voided", to: "authorized", by: ["system"] },
    { from: "voided", to: "paid", by: ["system"] },
    // A restored order whose money is gone is paid at the handover.
    { from: "voided", to: "open", by: ["merchant"] },
    { from: "voided", to: "onAccount", by: ["merchant"] },
    { from: "refunded", to: "open", by: ["merchant"] },
    { from: "partiallyRefunded", to: "open", by: ["merchant"] },
    { from: "authorized", to: "open", by: ["merchant"] },
    { from: "paid", to: "open", by: ["merchant"] },
    { from: "onAccount", to: "paid", by: ["system"] },
    { from: "onAccount", to: "voided", by: ["system"] },
  ],
};

/**
 * The amount to take at the handover: missing and not authorized, where payment at the handover was agreed. A dispute
 * changes nothing about the rest.
 */
export function openCents(order: Pick<Order, "paymentStatus" | "totals" | "payments" | "refunds">): Cents {
  if (order.paymentStatus === "open" || order.paymentStatus === "disputed") return Math.max(0, balanceDueCents(order));
  const reserved = order.paymentStatus === "authorized" ? reservedCents(order) : 0;
  return reserved > 0 ? Math.max(0, balanceDueCents(order) - reserved) : 0;
}

export function capturedCents(order: Pick<Order, "payments">): Cents {
  return order.payments.reduce((sum, payment) => sum + payment.capturedCents, 0);
}

/** The authorized amount that can still be captured. */
export function reservedCents({ payments }: Pick<Order, "payments">): Cents {
  return payments.reduce((sum, { state, authorizedCents }) => sum + (state === "authorized" ? authorizedCents : 0), 0);
}

/** Given back or on its way back. */
export function refundedCents(order: Pick<Order, "refunds">): Cents {
  return (order.refunds ?? []).reduce((sum, refund) => sum + (refund.state === "failed" ? 0 : refund.cents), 0);
}

/** The captured amount that the shop keeps. */
export function netPaidCents(order: Pick<Order, "payments" | "refunds">): Cents {
  return capturedCents(order) - refundedCents(order);
}

/**
 * The amount missing for the order as it is now; below zero: more was taken than it costs. Goodwill changes neither
 * side; the differences of edits were never the order's money.
 */
export function balanceDueCents(order: Pick<Order, "totals" | "payments" | "refunds">): Cents {
  const settled = (order.refunds ?? []).filter(({ state, settlesEdit }) => state !== "failed" && settlesEdit === true);
  return settled.reduce((sum, { cents }) => sum + cents, order.totals.totalCents - capturedCents(order));
}

/** Nothing is handed over for it any more: money that comes in goes back. */
export function isTerminated({ status }: Pick<Order, "status">): boolean {
  return status === "rejected" || status === "cancelled" || status === "expired";
}

const byMoney: ReadonlySet<PaymentStatus> = new Set([
  "none",
  "open",
  "authorized",
  "paid",
  "partiallyRefunded",
  "refunded",
]);

/**
 * Where a payment stands by its money alone, after an edit, a capture or a release. What banks and invoices settle stays as
 * it is; what is missing and not reserved is taken at the handover. A reserve or a difference that went back leaves the
 * rest fully paid.
 */
export function statusByMoney(
  order: Pick<Order, "status" | "paymentStatus" | "totals" | "payments" | "refunds">,
): PaymentStatus {
  const { paymentStatus, refunds = [] } = order;
  if (!byMoney.has(paymentStatus)) return paymentStatus;
  if (paymentStatus === "authorized" && reservedCents(order) > 0) return "authorized";
  const captured = capturedCents(order);
  const wantsMore = !isTerminated(order) && order.status !== "noShow";
  if (wantsMore && balanceDueCents(order) > 0) return "open";
  if (captured === 0 || paymentStatus === "none") return statusWithoutMoney(order, wantsMore);
  // Only what has arrived counts as given back.
  const arrived = refunds.filter(({ state }) => state === "succeeded");
  if (sumOf(arrived) >= captured) return "refunded";
  // Of an order that ended everything goes back, whatever it was taken for.
  const ofTheOrder = isTerminated(order) ? arrived : arrived.filter(({ settlesEdit }) => settlesEdit !== true);
  return ofTheOrder.length === 0 ? "paid" : "partiallyRefunded";
}

/** Free again, an order has no open payment. */
function statusWithoutMoney(
  { paymentStatus, totals }: Pick<Order, "paymentStatus" | "totals">,
  isAlive: boolean,
): PaymentStatus {
  if (paymentStatus === "authorized") return "voided";
  return paymentStatus === "open" && isAlive && totals.totalCents === 0 ? "none" : paymentStatus;
}

const sumOf = (amounts: readonly { readonly cents: Cents }[]): Cents =>
  amounts.reduce((sum, { cents }) => sum + cents, 0);

/** An order that ends before it is paid is a claim no more. Money that is held or taken goes back by steps of its own. */
export function statusWhenEnded(status: PaymentStatus): PaymentStatus {
  return status === "open" || status === "onAccount" || status === "failed" ? "voided" : status;
}

/** Voided or refunded money cannot be taken again from afar: it is paid at the handover. A dispute goes on. */
export function statusWhenRestored(
  order: Pick<Order, "paymentStatus" | "paymentMethod" | "totals" | "payments" | "refunds">,
): PaymentStatus {
  if (order.paymentStatus === "none" || order.paymentMethod === "onAccount")
    return order.paymentStatus === "none" ? "none" : "onAccount";
  return order.paymentStatus === "disputed" || balanceDueCents(order) <= 0 ? order.paymentStatus : "open";
}

type Ended = Pick<Order, "refunds" | "cancelledAt" | "rejectedAt">;

const wentBackAtItsEnd = ({ cancelledAt = 0, rejectedAt = 0 }: Ended, { at }: Refund): boolean =>
  at >= Math.max(cancelledAt, rejectedAt);

/** A refund because of the order's end is no part of it once it lives again. */
export function refundsWhenRestored(order: Ended): readonly Refund[] {
  const { refunds = [] } = order;
  return refunds.map((refund) => (wentBackAtItsEnd(order, refund) ? { ...refund, settlesEdit: true } : refund));
}

/** A gift card does not pay any more what went back onto it because the order had ended; edits before have lowered it already. */
export function codesWhenRestored(order: Ended, codes: readonly OrderCode[]): readonly OrderCode[] {
  const { refunds = [] } = order;
  const back = refunds.filter((refund) => refund.state !== "failed" && wentBackAtItsEnd(order, refund));
  return codes.flatMap((code) => {
    if (code.kind === "discount") return [code];
    const paymentId = giftCardPaymentId(code.codeId);
    const sources = back.flatMap(({ from }) => from.filter((source) => source.paymentId === paymentId));
    const cents = sources.reduce((left, source) => left - source.cents, code.cents);
    return cents > 0 ? [{ ...code, cents }] : [];
  });
}

/** The id of the payment by a gift card. */
export function giftCardPaymentId(codeId: Id<"code">): string {
  return `giftCard-${codeId}`;
}

/** The console's suggestion when taking the money. */
export function counterMethod(method: PaymentMethod): "cash" | "card" {
  return method === "cardOnPickup" ? "card" : "cash";
}
