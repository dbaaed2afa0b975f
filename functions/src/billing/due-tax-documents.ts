import { taxedByOf } from "@lokalkorb/domain/ordering/closing/taxed-by";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refund } from "@lokalkorb/domain/ordering/order/payment";

export type DueTaxDocument = { readonly kind: "receipt" } | { readonly kind: "credit"; readonly refundId: string };

/** A refund that only settles an edit is in the new total already, and so in the invoice. */
const refundsOfTheTotal = ({ refunds = [] }: BillingFacts): readonly Refund[] =>
  refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true);

/** The same for an archived order. */
type BillingFacts = Pick<Order, "status" | "payments" | "paymentMethod" | "receipts" | "refunds">;

/** Papers that the order should have and has not, oldest first. */
export function dueTaxDocuments(order: BillingFacts): readonly DueTaxDocument[] {
  // INV-05: its company gets one invoice for many.
  if (order.paymentMethod === "onAccount") return [];
  const invoices = order.receipts ?? [];
  const hasReceipt = invoices.some(({ kind }) => kind === "receipt");
  if (!hasReceipt && (order.status !== "completed" || taxedByOf(order) !== "invoice")) return [];
  const corrected = new Set(invoices.map(({ refundId }) => refundId));
  return [
    ...(hasReceipt ? [] : [{ kind: "receipt" } as const]),
    ...refundsOfTheTotal(order)
      .filter(({ id }) => !corrected.has(id))
      .map(({ id }) => ({ kind: "credit", refundId: id }) as const),
  ];
}
