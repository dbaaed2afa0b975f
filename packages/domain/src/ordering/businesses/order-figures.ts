import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import { isTerminated } from "../order/payment-rules.ts";

/** The sum of a month's orders for the limit of an employee: those that ended without goods do not count. */
export const countsForMonth = (orders: readonly Pick<Order, "status" | "totals">[]): Cents =>
  orders.reduce((sum, order) => sum + (isTerminated(order) ? 0 : order.totals.totalCents), 0);

/** PRC-01: what an order comes to without tax. */
export const netCents = ({ totalCents, vat }: Pick<Order["totals"], "totalCents" | "vat">): Cents =>
  vat.reduce((rest, line) => rest - line.vatCents, totalCents);
