import type { Order } from "../order/order.ts";
import type { TaxedBy } from "./closing-fields.ts";

/**
 * POS-03: one supply has one tax document. What is paid at the counter gets the till's; what was paid over the internet,
 * by card or gift card, gets ours, and so does every refund of it. An order on account is in the invoice of its company.
 */
export function taxedByOf({ payments, paymentMethod }: Pick<Order, "payments" | "paymentMethod">): TaxedBy {
  if (paymentMethod === "onAccount") return "invoice";
  const isOurs =
    payments.every(({ provider }) => provider !== "counter") &&
    payments.some(
      ({ method, state }) =>
        (method === "online" || method === "giftCard") && (state === "captured" || state === "authorized"),
    );
  return isOurs ? "invoice" : "till";
}
