import type { Id } from "../../kernel/branded.ts";
import type { Order } from "../order/order.ts";
import type { PaymentFact } from "./payment-fact.ts";
import type { Refund } from "../order/payment.ts";
import { isTagOf, refundTag } from "./refund-tag.ts";
import type { ProviderPayment, ProviderRefund, ProviderState } from "./provider-state.ts";

/** A fact with a name of its own, by which it is known whether an order has heard it already. */
export interface NamedFact {
  readonly name: string;
  readonly fact: PaymentFact;
}

/** The facts of the provider's state, in an order that the order can apply. */
export function paymentFacts(
  state: ProviderState,
  order: Pick<Order, "refunds" | "shares">,
  { isAttemptOpen }: { readonly isAttemptOpen: boolean },
): readonly NamedFact[] {
  return [
    ...Object.entries(state.payments).flatMap(([paymentId, payment]) => factsOfPayment(paymentId, payment)),
    // Of several people's pages each may be over before another one has begun: such an order ends by its clock.
    ...(order.shares === undefined && !isAttemptOpen && isOver(state)
      ? [{ name: "expired", fact: { type: "expired" } as const }]
      : []),
    ...(order.refunds ?? []).flatMap((refund) => factsOfRefund(refund, state)),
    ...Object.entries(state.refunds).flatMap(([refundId, refund]) => factsElsewhere(refundId, refund)),
    ...Object.entries(state.disputes).flatMap(([disputeId, { paymentId, state: stage }]): NamedFact[] => [
      { name: `disputed:${disputeId}`, fact: { type: "disputed", paymentId } },
      ...(stage === "open"
        ? []
        : [
            {
              name: `disputeClosed:${disputeId}`,
              fact: { type: "disputeClosed", paymentId, won: stage === "won" } as const,
            },
          ]),
    ]),
  ];
}

function factsOfPayment(paymentId: Id<"payment">, payment: ProviderPayment): readonly NamedFact[] {
  const { stage, authorizedCents, capturedCents, feeCents, captureBefore, failure, attempt } = payment;
  const money = {
    paymentId,
    ...(feeCents === undefined ? {} : { feeCents }),
    ...(captureBefore === undefined ? {} : { captureBefore }),
    ...(attempt === undefined ? {} : { attempt }),
  };
  const authorized: NamedFact = {
    name: `authorized:${paymentId}`,
    fact: { type: "authorized", ...money, cents: authorizedCents },
  };
  switch (stage) {
    case "open":
      return failure === undefined
        ? []
        : [
            {
              name: `failed:${paymentId}:${failure.at}`,
              fact: { type: "failed", paymentId, cents: 0, error: failure.code },
            },
          ];
    case "authorized":
      return [authorized];
    case "captured":
      // Less was taken than was reserved: only who knows of the reservation understands that.
      return [
        ...(capturedCents < authorizedCents ? [authorized] : []),
        { name: `paid:${paymentId}`, fact: { type: "paid", ...money, cents: capturedCents } },
      ];
    case "canceled":
      return authorizedCents > 0 ? [{ name: `voided:${paymentId}`, fact: { type: "voided", paymentId } }] : [];
  }
}

/** No session can bring money any more, and none has. Behind a complete one a bank may still have to answer. */
function isOver({ sessions, payments }: ProviderState): boolean {
  const states = new Set(Object.values(sessions));
  const stages = new Set(Object.values(payments).map(({ stage }) => stage));
  const hasMoney = stages.has("authorized") || stages.has("captured");
  if (states.size === 0 || states.has("open") || hasMoney) return false;
  return !states.has("complete") || !stages.has("open");
}

/** Without our metadata: made at the provider by hand. */
function factsElsewhere(id: string, { paymentId, refundId, cents, state }: ProviderRefund): readonly NamedFact[] {
  if (refundId !== undefined || state === "pending") return [];
  const failed = state === "failed";
  const fact = { type: "refundedElsewhere", refundId: id, paymentId, cents, failed } as const;
  return [{ name: `refundedElsewhere:${id}:${state}`, fact }];
}

/** One refund of ours can be several at the provider, one per payment; it has arrived when all have. */
function factsOfRefund(refund: Refund, state: ProviderState): readonly NamedFact[] {
  const { id, from } = refund;
  const tag = refundTag(refund);
  const parts = Object.values(state.refunds).filter(({ refundId }) => isTagOf(refundId, id));
  if (parts.length === 0) return [];
  const wanted = from.filter(({ paymentId }) => paymentId in state.payments);
  const arrived = wanted.every(({ paymentId, cents }) => {
    const back = parts.filter((part) => part.paymentId === paymentId && part.state === "succeeded");
    return back.reduce((sum, part) => sum + part.cents, 0) >= cents;
  });
  if (arrived) return [{ name: `refunded:${tag}`, fact: { type: "refunded", refundId: id } }];
  return parts.some((part) => part.state === "failed" && part.refundId === tag)
    ? [{ name: `refundFailed:${tag}`, fact: { type: "refundFailed", refundId: id, error: "provider" } }]
    : [];
}
