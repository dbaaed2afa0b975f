import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readDocument, readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import type { OrderAddress } from "../ordering/payment-port.ts";

/** By the account's own list, which every order of it is written to. */
export async function addressesOf(scope: ReadScope, uid: Id<"user">): Promise<readonly OrderAddress[]> {
  const listed = await readQuery(scope, queryOf(userOrderDocument, { uid }));
  return listed.map(({ restaurantId, id: orderId }) => ({ restaurantId, orderId }));
}

export type StoredOrder =
  | { readonly isLive: true; readonly order: DocumentOf<typeof orderDocument> }
  | { readonly isLive: false; readonly order: DocumentOf<typeof historicOrderDocument> };

/** The order of this account, on the board or in the archive; null: it is another's, or gone. */
export async function orderOf(scope: ReadScope, address: OrderAddress, uid: Id<"user">): Promise<StoredOrder | null> {
  const order = await readDocument(scope, orderDocument, address);
  if (order !== null) return order.customer.uid === uid ? { isLive: true, order } : null;
  const archived = await readDocument(scope, historicOrderDocument, address);
  return archived?.customer.uid === uid ? { isLive: false, order: archived } : null;
}
