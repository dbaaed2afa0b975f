import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { paymentMachine } from "@lokalkorb/domain/ordering/order/payment-rules";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { BusinessCustomer, StoredInvoice } from "./papers/invoice-deps.ts";

/** An order of an invoice where it lies now: on the board's side, or in the archive. */
export interface ClaimedOrder {
  readonly orderId: string;
  readonly isArchived: boolean;
  readonly paymentStatus: Order["paymentStatus"];
}

/** In the transaction that changes them; one that was erased meanwhile has nothing to change. */
export async function readClaimed(
  tx: admin.AdminTransaction,
  restaurantId: string,
  { id: invoiceId, orderIds }: Pick<StoredInvoice, "id" | "orderIds">,
): Promise<readonly ClaimedOrder[]> {
  const at = orderIds.map((orderId) => ({ restaurantId, orderId }));
  const live = await admin.readDocuments(tx, orderDocument, at);
  const gone = at.filter((_, index) => live[index] === null);
  const archived = await admin.readDocuments(tx, historicOrderDocument, gone);
  const found = [
    ...live.map((order) => ({ order, isArchived: false })),
    ...archived.map((order) => ({ order, isArchived: true })),
  ];
  return found.flatMap(({ order, isArchived }) =>
    order?.b2bInvoiceId === invoiceId ? [{ orderId: order.id, isArchived, paymentStatus: order.paymentStatus }] : [],
  );
}

/** Their money is here: they are paid, and the company owes so much less; it is returned as it is then. */
export function settleClaimed(
  tx: admin.AdminTransaction,
  restaurantId: string,
  orders: readonly ClaimedOrder[],
  { invoice, customer }: { readonly invoice: StoredInvoice; readonly customer: BusinessCustomer | null },
): BusinessCustomer | null {
  for (const { orderId, isArchived, paymentStatus } of orders) {
    if (paymentStatus !== "onAccount") continue;
    const patch = { paymentStatus: transition(paymentMachine, paymentStatus, "paid", "system") };
    if (isArchived) admin.updateDocument(tx, historicOrderDocument, { restaurantId, orderId }, patch);
    else admin.updateDocument(tx, orderDocument, { restaurantId, orderId }, patch);
  }
  if (customer === null) return null;
  const openCents = Math.max(0, customer.openCents - (invoice.ordersCents ?? 0));
  admin.updateDocument(tx, b2bCustomerDocument, { restaurantId, customerId: customer.id }, { openCents });
  return { ...customer, openCents };
}

/** They are in no invoice any more, and the next run finds them. */
export function freeClaimed(tx: admin.AdminTransaction, restaurantId: string, orders: readonly ClaimedOrder[]): void {
  for (const { orderId, isArchived } of orders) {
    const patch = { b2bInvoiceId: admin.remove() };
    if (isArchived) admin.updateDocument(tx, historicOrderDocument, { restaurantId, orderId }, patch);
    else admin.updateDocument(tx, orderDocument, { restaurantId, orderId }, patch);
  }
}
