import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { Order, OrderShare } from "../order/order.ts";
import { type FeeTerms, feeOf } from "./fee-rates.ts";
import type { PaymentFact } from "./payment-fact.ts";

type Reserved = Pick<Extract<PaymentFact, { type: "authorized" | "paid" }>, "type" | "paymentId" | "cents" | "attempt">;

/**
 * The shares after a payment of some of them; null: it pays for none, and goes back. It must be reserved and not taken,
 * since a basket that fails costs no one anything, name an attempt of ours, and be all that its shares still cost.
 */
export function coverShares(shares: readonly OrderShare[], fact: Reserved): readonly OrderShare[] | null {
  const { type, paymentId, cents, attempt } = fact;
  const isMeant = ({ attempts }: OrderShare): boolean => attempt !== undefined && attempts.includes(attempt);
  const meant = shares.filter(isMeant);
  const isOpen = meant.length > 0 && meant.every((share) => share.paymentId === undefined);
  const wanted = meant.reduce((sum, share) => sum + share.cents, 0);
  if (type !== "authorized" || !isOpen || cents !== wanted) return null;
  return shares.map((share) => (isMeant(share) ? { ...share, paymentId } : share));
}

export const isCovered = (shares: readonly OrderShare[]): boolean =>
  shares.every(({ paymentId }) => paymentId !== undefined);

/** The shares that a person may pay now: the own one, or as the host all that are open. Empty: there is nothing to pay. */
export function sharesToPay(
  shares: readonly OrderShare[],
  who: { readonly participantId: string; readonly takesRest: boolean },
): readonly OrderShare[] {
  const open = shares.filter(({ paymentId }) => paymentId === undefined);
  return who.takesRest
    ? open
    : open.filter(({ participantId, isTakenOver }) => participantId === who.participantId && isTakenOver !== true);
}

/** The platform's fee of one of several payments for an order: its part of what the whole order would cost, rounded down. */
export function shareFeeCents(
  terms: FeeTerms,
  totals: Pick<Order["totals"], "itemsCents" | "discountCents" | "totalCents">,
  paidCents: Cents,
  everyShopBp: BasisPoints,
): Cents {
  const { totalCents } = totals;
  return totalCents === 0 ? 0 : Math.floor((feeOf(terms, totals, totalCents, everyShopBp) * paidCents) / totalCents);
}
