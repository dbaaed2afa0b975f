import type { Id } from "../../kernel/branded.ts";
import type { EffectKind } from "../effects/effect-kinds.ts";
import { effectsOf } from "../effects/effects-of.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { refundMachine } from "../refunds/refund-machine.ts";
import { refundOf } from "../refunds/refund-order.ts";
import { canTransition } from "../../kernel/state-machine.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";
import type { OrderEvent } from "../order/order-event.ts";
import { transitionOf } from "../order/order-transition.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { coverShares, isCovered } from "./share-payment.ts";
import { balanceDueCents, statusByMoney, isTerminated } from "../order/payment-rules.ts";
import type { Payment, Refund } from "../order/payment.ts";
import type { PaymentStatus } from "../order/payment-states.ts";

/**
 * The meaning of a payment fact for an order. The caller reads more where it is needed, e.g. whether reservations can
 * be had again.
 */
export type PaymentDecision =
  /** Known already, or of no meaning now. */
  | { readonly type: "nothing" }
  /** Another amount than the order asks for: it is not marked as paid and needs a person. */
  | { readonly type: "mismatch"; readonly expectedCents: Cents }
  /** The order waited for this money; or it came after the order had expired: place it after all, or give the money back. */
  | {
      readonly type: "place" | "reacquire";
      readonly payments: readonly Payment[];
      readonly paymentStatus: PaymentStatus;
      /** Where each of a group pays an own one: all are paid. */
      readonly shares?: NonNullable<Order["shares"]>;
      /** Captured at once instead of authorized: this part goes back. */
      readonly excess?: Excess;
    }
  /** It pays for a change that waits: the order becomes another one, or the money goes back. */
  | { readonly type: "change"; readonly payment: Payment; readonly payments: readonly Payment[] }
  /** Money that the order does not need: it goes back. */
  | { readonly type: "refund"; readonly payment: Payment; readonly patch: Partial<Order> }
  | { readonly type: "expire" }
  | {
      readonly type: "record";
      readonly patch: Partial<Order>;
      readonly events: readonly OrderEvent[];
      readonly effects: readonly EffectKind[];
      /** More was taken than the order costs by now: this part goes back. */
      readonly excess?: Excess;
    };

interface Excess {
  readonly paymentId: Id<"payment">;
  readonly cents: Cents;
}

/**
 * The amount to ask of the provider: not covered by gift cards, and with the authorization margin, since goods may
 * weigh more.
 */
export function dueOnlineCents(order: Pick<Order, "totals" | "codes" | "bufferCents">): Cents {
  const cards = (order.codes ?? []).filter(({ kind }) => kind === "giftCard");
  const due = order.totals.totalCents - cards.reduce((sum, { cents }) => sum + cents, 0);
  return due + (order.bufferCents ?? 0);
}

export function decidePaymentFact(order: Order, fact: PaymentFact, now: Instant): PaymentDecision {
  switch (fact.type) {
    case "authorized":
    case "paid":
      return paymentReceived(order, fact, now);
    case "failed":
      return attemptFailed(order, fact, now);
    case "expired":
      return order.status === "pendingPayment" ? { type: "expire" } : nothing;
    case "voided":
      return authorizationVoided(order, fact.paymentId, now);
    case "refunded":
      return refundEnded(order, fact.refundId, null, now);
    case "refundFailed":
      return refundEnded(order, fact.refundId, fact.error, now);
    case "refundedElsewhere":
      return fact.failed ? refundEnded(order, fact.refundId, "provider", now) : refundedElsewhere(order, fact, now);
    case "disputed":
      return withStatus(order, fact.paymentId, ["paid", "partiallyRefunded", "open"], "disputed", "disputed", now);
    case "disputeClosed":
      return withStatus(
        order,
        fact.paymentId,
        ["disputed"],
        statusAfterDispute(order, fact.won),
        fact.won ? "paid" : "refunded",
        now,
      );
  }
}

const nothing: PaymentDecision = { type: "nothing" };
type MoneyFact = Extract<PaymentFact, { type: "authorized" | "paid" }>;

function paymentReceived(order: Order, fact: MoneyFact, now: Instant): PaymentDecision {
  const known = order.payments.find(({ id }) => id === fact.paymentId);
  if (known && (known.state === "captured" || known.state === "voided")) return nothing;
  const payment = paymentOf(fact, known, now);
  const waits = order.status === "pendingPayment" || order.status === "expired";
  if (order.shares !== undefined && waits && known?.state !== "authorized")
    return shareReceived(order, order.shares, fact, payment, now);
  if (waits && (!known || known.state !== "authorized")) {
    const expectedCents = dueOnlineCents(order);
    if (fact.cents !== expectedCents) return { type: "mismatch", expectedCents };
    const payments = [...others(order, fact.paymentId).map(giftCardTaken), payment];
    const paymentStatus = fact.type === "paid" ? "paid" : "authorized";
    const { bufferCents = 0 } = order;
    return {
      type: order.status === "expired" ? "reacquire" : "place",
      payments,
      paymentStatus,
      ...(fact.type === "paid" && bufferCents > 0 ? { excess: { paymentId: fact.paymentId, cents: bufferCents } } : {}),
    };
  }
  if (!known || known.state !== "authorized") {
    const payments = [...others(order, fact.paymentId), payment];
    if (paysForChange(order, fact)) return { type: "change", payment, payments };
    return { type: "refund", payment, patch: { payments, ...transitionOf(order, []).patch } };
  }
  if (fact.type === "authorized") return nothing;
  // A capture of what was authorised; of goods by weight often less. Never more.
  if (fact.cents > known.authorizedCents) return { type: "mismatch", expectedCents: known.authorizedCents };
  const payments = [...others(order, fact.paymentId), payment];
  // Captured while the order ended: it is refunded here alone.
  if (isTerminated(order))
    return { type: "refund", payment, patch: { payments, ...transitionOf(order, []).patch, paymentStatus: "paid" } };
  const owed = balanceDueCents({ ...order, payments });
  const paymentStatus = statusByMoney({ ...order, payments });
  const step = record(order, { payments, paymentStatus }, [{ at: now, type: "paid", by: "system" }]);
  const cents = Math.min(fact.cents, 0 - owed);
  return cents > 0 ? { ...step, excess: { paymentId: fact.paymentId, cents } } : step;
}

/** One of several payments: with the last one the order comes about, and what comes after its end goes back. */
function shareReceived(
  order: Order,
  shares: NonNullable<Order["shares"]>,
  fact: MoneyFact,
  payment: Payment,
  now: Instant,
): PaymentDecision {
  const payments = [...others(order, fact.paymentId), payment];
  const covered = order.status === "pendingPayment" ? coverShares(shares, fact) : null;
  if (covered === null) return { type: "refund", payment, patch: { payments, ...transitionOf(order, []).patch } };
  if (isCovered(covered))
    return { type: "place", payments: payments.map(giftCardTaken), paymentStatus: "authorized", shares: covered };
  // Its people see it on the page of their group.
  const step = record(order, { payments, shares: covered }, [{ at: now, type: "authorized", by: "system" }]);
  return { ...step, effects: [] };
}

const changeable: ReadonlySet<PaymentStatus> = new Set(["authorized", "paid", "partiallyRefunded"]);

/** By its attempt and to the cent. What is taken beside money that is only reserved could not be let go with it. */
function paysForChange({ pendingChange, paymentStatus }: Order, { attempt, cents, type }: MoneyFact): boolean {
  if (pendingChange?.attempt === undefined || pendingChange.attempt !== attempt) return false;
  const isTogether = type === "authorized" || paymentStatus !== "authorized";
  return cents === pendingChange.payCents && changeable.has(paymentStatus) && isTogether;
}

function attemptFailed(order: Order, fact: Extract<PaymentFact, { type: "failed" }>, now: Instant): PaymentDecision {
  if (order.status !== "pendingPayment" || order.payments.some(({ id }) => id === fact.paymentId)) return nothing;
  const failed: Payment = {
    id: fact.paymentId,
    provider: "stripe",
    method: "online",
    state: "failed",
    authorizedCents: 0,
    capturedCents: 0,
    at: now,
    error: fact.error,
  };
  const events: OrderEvent[] = [{ at: now, type: "paymentFailed", by: "system" }];
  // The shopper stands on the provider's page and reads it there: no mail.
  return { ...record(order, { payments: [...order.payments, failed] }, events), effects: [] };
}

function authorizationVoided(order: Order, paymentId: Id<"payment">, now: Instant): PaymentDecision {
  const payment = order.payments.find(({ id, state }) => id === paymentId && state === "authorized");
  if (!payment) return nothing;
  const voided: Payment = { ...payment, state: "voided" };
  const payments = [...others(order, paymentId), voided];
  const paymentStatus = statusByMoney({ ...order, payments });
  return record(order, { payments, paymentStatus }, [{ at: now, type: "voided", by: "system" }]);
}

/** Without an error it has arrived. */
function refundEnded(order: Order, refundId: Id<"refund">, error: string | null, now: Instant): PaymentDecision {
  const { refunds: known = [] } = order;
  const state: Refund["state"] = error === null ? "succeeded" : "failed";
  const refund = known.find(({ id }) => id === refundId);
  if (!refund || !canTransition(refundMachine, refund.state, state, "system")) return nothing;
  const refunds = known.map((one) => (one.id === refundId ? { ...one, state } : one));
  const event: OrderEvent =
    error === null
      ? { at: now, type: "refunded", by: "system", data: { refundId, cents: refund.cents } }
      : { at: now, type: "refundFailed", by: "system", reason: error, data: { refundId, cents: refund.cents } };
  return record(order, { refunds, paymentStatus: statusAfterRefunds(order, refunds) }, [event]);
}

/** A refund made at the provider by hand: the order must know it, or it is refunded twice. */
function refundedElsewhere(
  order: Order,
  { refundId, paymentId, cents }: Extract<PaymentFact, { type: "refundedElsewhere" }>,
  now: Instant,
): PaymentDecision {
  const { refunds: known = [] } = order;
  const isReturning = known.some(({ id }) => id === refundId);
  if (isReturning || !order.payments.some(({ id }) => id === paymentId)) return nothing;
  const figures = refundOf(order, { kind: "amount", cents });
  const { lines, vat, settlesEdit } = figures.ok ? figures.value : { lines: [], vat: [] };
  const refund: Refund = {
    id: refundId,
    cents,
    reason: "provider",
    state: "succeeded",
    at: now,
    from: [{ paymentId, cents }],
    lines,
    vat,
    ...(settlesEdit === undefined ? {} : { settlesEdit }),
  };
  const refunds = [...known, refund];
  const event: OrderEvent = { at: now, type: "refunded", by: "system", data: { refundId, cents } };
  return record(order, { refunds, paymentStatus: statusAfterRefunds(order, refunds) }, [event]);
}

/** Only what has arrived counts as given back. */
export function statusAfterRefunds(order: Order, refunds: readonly Refund[]): PaymentStatus {
  return statusByMoney({ ...order, refunds });
}

/** A lost dispute was for the goods as they were paid; a later increase is still to be paid. */
function statusAfterDispute(order: Order, won: boolean): PaymentStatus {
  const status = statusByMoney({ ...order, paymentStatus: "paid" });
  return won || status === "open" ? status : "refunded";
}

function withStatus(
  order: Order,
  paymentId: Id<"payment">,
  from: readonly PaymentStatus[],
  to: PaymentStatus,
  event: "disputed" | "paid" | "refunded",
  now: Instant,
): PaymentDecision {
  // Only over money that was taken can a bank and a shop disagree.
  const isTaken = order.payments.some(({ id, state }) => id === paymentId && state === "captured");
  if (!from.includes(order.paymentStatus) || !isTaken) return nothing;
  const step = record(order, { paymentStatus: to }, [{ at: now, type: event, by: "system" }]);
  // How a dispute ends is between bank and shop; that there is one, the staff must hear.
  return event === "disputed" ? step : { ...step, effects: [] };
}

function record(
  order: Order,
  patch: Partial<Order>,
  added: readonly OrderEvent[],
): Extract<PaymentDecision, { type: "record" }> {
  const { patch: step, events } = transitionOf(order, added);
  return {
    type: "record",
    patch: { ...patch, ...step },
    events,
    effects: added.flatMap(({ type }) => effectsOf(type, order)),
  };
}

function paymentOf(fact: MoneyFact, known: Payment | undefined, now: Instant): Payment {
  return {
    id: fact.paymentId,
    provider: "stripe",
    method: "online",
    state: fact.type === "paid" ? "captured" : "authorized",
    authorizedCents: known?.state === "authorized" ? known.authorizedCents : fact.cents,
    capturedCents: fact.type === "paid" ? fact.cents : 0,
    at: now,
    ...(fact.feeCents === undefined ? {} : { feeCents: fact.feeCents }),
    ...(fact.captureBefore === undefined ? {} : { captureBefore: fact.captureBefore }),
  };
}

/** Gift cards are held with the order and taken when it is placed. */
export function giftCardTaken(payment: Payment): Payment {
  return payment.provider === "giftCard"
    ? { ...payment, state: "captured", capturedCents: payment.authorizedCents }
    : payment;
}

function others(order: Order, paymentId: Id<"payment">): Payment[] {
  return order.payments.filter(({ id }) => id !== paymentId);
}
