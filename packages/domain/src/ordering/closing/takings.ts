import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import type { Payment, Refund } from "../order/payment.ts";
import { type TakingMethod, takingMethods, type TakingShare } from "./closing-fields.ts";

type PaidOrder = Pick<Order, "payments" | "refunds" | "totals" | "paymentStatus">;

/**
 * The total of an order by the ways it was paid; the shares add up to it. What an edit gave back was never part of the
 * total, and money that is still reserved counts as far as the total needs it.
 */
export function sharesOfSale(order: PaidOrder): readonly TakingShare[] {
  const { totals, paymentStatus } = order;
  const captured = order.payments.map(({ id, method, state, capturedCents }) => ({
    method,
    cents: state === "captured" ? capturedCents - settledBack(order, id) : 0,
  }));
  const missing = totals.totalCents - sumOf(captured);
  const reserved = reservedShares(order.payments, missing);
  const rest = missing - sumOf(reserved);
  return byMethod([
    ...captured,
    ...reserved,
    { method: paymentStatus === "onAccount" ? "onAccount" : "unpaid", cents: rest },
  ]);
}

/** Where a refund went, by the payments it came from; the shares add up to it. */
export function sharesOfRefund({ payments }: Pick<Order, "payments">, refund: Refund): readonly TakingShare[] {
  const from = refund.from.flatMap(({ paymentId, cents }) =>
    payments.filter(({ id }) => id === paymentId).map(({ method }) => ({ method, cents })),
  );
  return byMethod([...from, { method: "unpaid", cents: refund.cents - sumOf(from) }]);
}

export function byMethod(shares: readonly TakingShare[]): readonly TakingShare[] {
  return takingMethods
    .map((method) => ({ method, cents: sumOf(shares.filter((share) => share.method === method)) }))
    .filter(({ cents }) => cents !== 0);
}

export const sumOf = (amounts: readonly { readonly cents: Cents }[]): Cents =>
  amounts.reduce((sum, { cents }) => sum + cents, 0);

function reservedShares(payments: readonly Payment[], missing: Cents): readonly TakingShare[] {
  let left = Math.max(0, missing);
  return payments
    .filter(({ state }) => state === "authorized")
    .map(({ method, authorizedCents }): { readonly method: TakingMethod; readonly cents: Cents } => {
      const cents = Math.min(left, authorizedCents);
      left -= cents;
      return { method, cents };
    });
}

const settledBack = ({ refunds = [] }: PaidOrder, paymentId: Payment["id"]): Cents =>
  sumOf(
    refunds
      .filter(({ state, settlesEdit }) => settlesEdit === true && state !== "failed")
      .flatMap(({ from }) => from)
      .filter((source) => source.paymentId === paymentId),
  );
