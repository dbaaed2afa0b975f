import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import type { Payment, Refund } from "../order/payment.ts";

type PaidOrder = Pick<Order, "payments" | "refunds">;

/** Captured and not refunded. */
export function paidLeft(order: PaidOrder): Cents {
  return order.payments.reduce((sum, payment) => sum + leftOfPayment(order, payment), 0);
}

/**
 * Money goes back the way it came, gift cards last: money can be spent everywhere. Of several cards the last one first, as
 * an order that costs less needs the first ones only (`payAgain`). `cents` is at most `paidLeft`.
 */
export function backFrom(order: PaidOrder, cents: Cents): Refund["from"] {
  const isCard = ({ method }: Payment): boolean => method === "giftCard";
  const money = order.payments.filter((payment) => !isCard(payment));
  let wanted = cents;
  return [...money, ...order.payments.filter(isCard).toReversed()].flatMap((payment) => {
    const part = Math.min(wanted, leftOfPayment(order, payment));
    wanted -= part;
    return part > 0 ? [{ paymentId: payment.id, cents: part }] : [];
  });
}

/** The part of one payment that was not refunded. */
export function leftOfPayment({ refunds = [] }: PaidOrder, { id, capturedCents }: Payment): Cents {
  const back = refunds
    .filter(({ state }) => state !== "failed")
    .flatMap(({ from }) => from)
    .filter(({ paymentId }) => paymentId === id);
  return Math.max(
    0,
    back.reduce((left, { cents }) => left - cents, capturedCents),
  );
}
