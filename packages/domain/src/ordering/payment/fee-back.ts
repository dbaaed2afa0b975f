import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import type { Refund } from "../order/payment.ts";
import { reserveReason } from "../refunds/refund-reason-labels.ts";

/** The authorization margin goes back by a refund without a share of the platform. */
export const isOfReserve = ({ settlesEdit, reason }: Pick<Refund, "settlesEdit" | "reason">): boolean =>
  settlesEdit === true && reason === reserveReason;

/**
 * How much of the fee of a payment has to be back by now, so that the platform keeps its share of what was really kept.
 * Null: no reserve of it went back by itself, so the fee goes with the money, in proportion.
 */
export function feeBackCents(
  { payments, refunds = [] }: Pick<Order, "payments" | "refunds">,
  paymentId: Id<"payment">,
): Cents | null {
  const payment = payments.find(({ id }) => id === paymentId);
  if (payment?.feeCents === undefined) return null;
  const backBy = (wanted: (refund: Refund) => boolean): Cents =>
    refunds
      .filter((refund) => refund.state !== "failed" && wanted(refund))
      .flatMap(({ from }) => from)
      .reduce((sum, part) => sum + (part.paymentId === paymentId ? part.cents : 0), 0);
  const reserve = backBy(isOfReserve);
  if (reserve === 0) return null;
  const paidForGoods = payment.capturedCents - reserve;
  const back = backBy((refund) => !isOfReserve(refund));
  return back >= paidForGoods ? payment.feeCents : Math.round((payment.feeCents * back) / paidForGoods);
}
