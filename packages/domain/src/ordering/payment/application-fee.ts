import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";

/** The platform's share of an online payment: a share of the goods, rounded down, never more than is paid. */
export function applicationFeeCents(
  totals: Pick<Order["totals"], "itemsCents" | "discountCents">,
  paidCents: Cents,
  feeBp: BasisPoints,
): Cents {
  const goods = Math.max(0, totals.itemsCents + totals.discountCents);
  return Math.min(Math.floor((goods * feeBp) / 10_000), paidCents);
}
