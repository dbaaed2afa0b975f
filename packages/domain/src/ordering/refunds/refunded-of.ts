import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import type { Refund } from "../order/payment.ts";

/** Refunds that count against what is left: not those that failed, and not the differences of edits. */
export function refundsInMetrics({ refunds = [] }: Pick<Order, "refunds">): readonly Refund[] {
  return refunds.filter(({ state, settlesEdit }) => state !== "failed" && !settlesEdit);
}

/** Refunded per line, and per `refundLineIds`. */
export function refundedOf(order: Pick<Order, "refunds">): ReadonlyMap<string, Cents> {
  const cents = new Map<string, Cents>();
  for (const line of refundsInMetrics(order).flatMap(({ lines }) => lines)) {
    cents.set(line.lineId, (cents.get(line.lineId) ?? 0) + line.cents);
  }
  return cents;
}
