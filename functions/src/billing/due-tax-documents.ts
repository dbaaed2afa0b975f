import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refund } from "@lokalkorb/domain/ordering/order/payment";

export type DueTaxDocument = { readonly kind: "receipt" } | { readonly kind: "credit"; readonly refundId: string };

/**
 * POS-03: one supply has one tax document. What is paid at the counter gets the till's; what was paid over the internet,
 * by card or gift card, gets ours, and so does every refund of it.
 */
const isReceiptOurs = ({ payments }: BillingFacts): boolean =>
  payments.every(({ provider }) => provider !== "counter") &&
  payments.some(
    ({ method, state }) =>
      (method === "online" || method === "giftCard") && (state === "captured" || state === "authorized"),
  );

/** A refund that only settles an edit is in the new total already, and so in the invoice. */
const refundsOfTheTotal = ({ refunds = [] }: BillingFacts): readonly Refund[] =>
  refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true);

/** The same for an archived order. */
type BillingFacts = Pick<Order, "status" | "payments" | "receipts" | "refunds">;

/** Papers that the order should have and has not, oldest first. */
export function dueTaxDocuments(order: BillingFacts): readonly DueTaxDocument[] {
  const invoices = order.receipts ?? [];
  const hasReceipt = invoices.some(({ kind }) => kind === "receipt");
  if (!hasReceipt && (order.status !== "completed" || !isReceiptOurs(order))) return [];
  const corrected = new Set(invoices.map(({ refundId }) => refundId));
  return [
    ...(hasReceipt ? [] : [{ kind: "receipt" } as const]),
    ...refundsOfTheTotal(order)
      .filter(({ id }) => !corrected.has(id))
      .map(({ id }) => ({ kind: "credit", refundId: id }) as const),
  ];
}
