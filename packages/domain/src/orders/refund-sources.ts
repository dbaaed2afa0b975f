import type { Cents } from "../money/cents.ts";
import type { Order } from "./order.ts";
import type { Payment, Refund } from "./payment.ts";

/** From afar first, then onto gift cards, last over the counter: whoever is far away should not have to come. */
const sequence: readonly Payment["provider"][] = ["stripe", "giftCard", "counter"];

/** What a payment can still give back. */
export function refundableCents(payment: Payment, refunds: readonly Refund[] = []): Cents {
  const back = refunds
    .filter(({ state }) => state !== "failed")
    .flatMap(({ from }) => from)
    .filter(({ paymentId }) => paymentId === payment.id);
  return payment.capturedCents - back.reduce((sum, { cents }) => sum + cents, 0);
}

/** Which payments give back how much of an amount, which is at most what is left of all of them. */
export function refundSources(order: Pick<Order, "payments" | "refunds">, cents: Cents): Refund["from"] {
  let rest = cents;
  const payments = order.payments.toSorted((a, b) => sequence.indexOf(a.provider) - sequence.indexOf(b.provider));
  return payments.flatMap((payment) => {
    const part = Math.min(rest, refundableCents(payment, order.refunds));
    rest -= Math.max(0, part);
    return part > 0 ? [{ paymentId: payment.id, cents: part }] : [];
  });
}
