import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import { balanceDueCents } from "../order/payment-rules.ts";

/** The debt of a company for an order: until it is paid with an invoice, or the order ended. */
export const owedOnAccountCents = (
  order: Pick<Order, "paymentStatus" | "totals" | "payments" | "refunds" | "customer">,
): Cents =>
  order.paymentStatus === "onAccount" && order.customer.b2bCustomerId !== undefined
    ? Math.max(0, balanceDueCents(order))
    : 0;
