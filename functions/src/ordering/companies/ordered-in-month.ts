import { countsForMonth } from "@lokalkorb/domain/ordering/businesses/order-figures";
import { readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";

interface MonthOfBuyer {
  readonly restaurantId: string;
  readonly customerId: string;
  readonly uid: string;
  readonly monthKey: string;
}

/** By the month of the handover. Orders of one company wait for each other, so none is missed that is placed at the same time. */
export async function orderedInMonth(
  scope: ReadScope,
  { restaurantId, customerId, uid, monthKey }: MonthOfBuyer,
): Promise<number> {
  const where = matching({ "customer.b2bCustomerId": customerId, "customer.uid": uid, monthKey });
  const orders = await readQuery(scope, queryOf(orderDocument, { restaurantId }, { where }));
  return countsForMonth(orders);
}
