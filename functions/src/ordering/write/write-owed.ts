import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { owedOnAccountCents } from "@lokalkorb/domain/ordering/businesses/owed-on-account";
import { type AdminTransaction, increment, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import type { OrderAddress } from "../payment-port.ts";

/**
 * The debt of a company follows each step of its orders, in the transaction of the step: up with the order and a dearer change,
 * down with a cheaper one, with its end and with the payment of its invoice.
 */
export function writeOwed(
  tx: AdminTransaction,
  { restaurantId }: Pick<OrderAddress, "restaurantId">,
  before: Order | null,
  after: Order,
): void {
  const { b2bCustomerId } = after.customer;
  const more = owedOnAccountCents(after) - (before === null ? 0 : owedOnAccountCents(before));
  if (b2bCustomerId === undefined || more === 0) return;
  updateDocument(tx, b2bCustomerDocument, { restaurantId, customerId: b2bCustomerId }, { openCents: increment(more) });
}
