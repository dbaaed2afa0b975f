import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Stripe } from "stripe";
import {
  nothingKnown,
  type PaymentStage,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderState,
  sessionStates,
} from "@lokalkorb/domain/ordering/payment/provider-state";
import type { PaymentMetadata } from "../payment-provider.ts";

/** Parts to expand for a whole snapshot. */
export const paymentParts = ["latest_charge.refunds"];
export const sessionParts = paymentParts.map((part) => `payment_intent.${part}`);

const expandedOr = <Value extends { id: string }>(value: string | Value | null): Value | null =>
  typeof value === "string" ? null : value;

export function metadataOf(metadata: Stripe.Metadata | null): PaymentMetadata {
  const { restaurantId, orderId, giftSaleId, tipOrderId, attempt } = metadata ?? {};
  return {
    ...(restaurantId === undefined ? {} : { restaurantId }),
    ...(orderId === undefined ? {} : { orderId }),
    ...(giftSaleId === undefined ? {} : { giftSaleId }),
    ...(tipOrderId === undefined ? {} : { tipOrderId }),
    ...(attempt === undefined ? {} : { attempt: Number(attempt) }),
  };
}

/** A page for paying, with the payment behind it after the first try. */
export function sessionState(session: Stripe.Checkout.Session, disputes: readonly Stripe.Dispute[]): ProviderState {
  const intent = expandedOr(session.payment_intent);
  const status = sessionStates.find((known) => known === session.status) ?? "open";
  const known: ProviderState = { ...nothingKnown, sessions: { [session.id]: status } };
  if (intent === null) return known;
  const { payments, refunds, disputes: disputed } = intentState(intent, disputes);
  const payment = payments[intent.id];
  // A page that is done allows no further try: a debit that failed later is the end of it.
  const isLost = status === "complete" && intent.status === "requires_payment_method" && payment !== undefined;
  return {
    ...known,
    payments: isLost ? { [intent.id]: { ...payment, stage: "canceled" } } : payments,
    refunds,
    disputes: disputed,
  };
}

export function intentState(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): ProviderState {
  const charge = expandedOr(intent.latest_charge);
  return {
    sessions: {},
    payments: { [intent.id]: paymentOf(intent, charge) },
    refunds: Object.fromEntries(
      (charge?.refunds?.data ?? []).map((refund) => [refund.id, refundOf(refund, intent.id)]),
    ),
    disputes: Object.fromEntries(disputes.map((dispute) => [dispute.id, disputeOf(dispute, intent.id)])),
  };
}

export const isDisputed = (intent: Stripe.PaymentIntent | string | null): boolean =>
  typeof intent === "object" && intent !== null && expandedOr(intent.latest_charge)?.disputed === true;

const stageOf = (status: Stripe.PaymentIntent.Status): PaymentStage =>
  status === "requires_capture"
    ? "authorized"
    : status === "succeeded"
      ? "captured"
      : status === "canceled"
        ? "canceled"
        : "open";

function paymentOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): ProviderPayment {
  const stage = stageOf(intent.status);
  const hadMoney = stage === "authorized" || stage === "captured" || (stage === "canceled" && charge?.paid === true);
  const captureBefore = charge?.payment_method_details?.card?.capture_before;
  const error = intent.last_payment_error;
  const { attempt } = metadataOf(intent.metadata);
  return {
    stage,
    authorizedCents: hadMoney ? intent.amount : 0,
    capturedCents: stage === "captured" ? intent.amount_received : 0,
    ...(hadMoney && intent.application_fee_amount !== null ? { feeCents: intent.application_fee_amount } : {}),
    ...(hadMoney && captureBefore !== undefined ? { captureBefore: captureBefore * 1000 } : {}),
    ...(attempt === undefined || Number.isNaN(attempt) ? {} : { attempt }),
    ...(stage === "open" && error !== null
      ? {
          failure: {
            at: (charge?.created ?? intent.created) * 1000,
            code: error.decline_code ?? error.code ?? "unknown",
          },
        }
      : {}),
  };
}

function refundOf(refund: Stripe.Refund, paymentId: Id<"payment">): ProviderRefund {
  const refundId = refund.metadata?.["refundId"];
  const failed = refund.status === "failed" || refund.status === "canceled";
  return {
    paymentId,
    ...(refundId === undefined ? {} : { refundId }),
    cents: refund.amount,
    state: failed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending",
  };
}

/** Unknown words count as open and are logged. */
function disputeOf(dispute: Stripe.Dispute, paymentId: Id<"payment">): ProviderDispute {
  const answerBy = dispute.evidence_details.due_by;
  const won = dispute.status === "won" || dispute.status === "warning_closed" || dispute.status === "prevented";
  return {
    paymentId,
    cents: dispute.amount,
    state: won ? "won" : dispute.status === "lost" ? "lost" : "open",
    ...(answerBy === null ? {} : { answerBy: answerBy * 1000 }),
  };
}
