import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { OrderAddress } from "../payment-port.ts";

type Archived = DocumentOf<typeof historicOrderDocument>;

/** The order as it was among the living; null: its person was erased. */
export function fromArchive(archived: Archived): (Order & { readonly id: string }) | null {
  const {
    archivedAt: _at,
    searchIndexed: _indexed,
    retention: _retention,
    history: _history,
    customer,
    ...kept
  } = archived;
  const { uid, name, email, phone, ...rest } = customer;
  if (uid === null || name === null || email === null) return null;
  const contact = phone === undefined || phone === null ? {} : { phone };
  return { ...kept, customer: { uid, name, email, ...rest, ...contact } };
}

/** For work that comes so late that its order may be archived by now. `erased`: its person was anonymized. */
export async function readOrderAnywhere(
  scope: ReadScope,
  address: OrderAddress,
): Promise<(Order & { readonly id: string }) | "erased" | null> {
  const order = await readDocument(scope, orderDocument, address);
  if (order !== null) return order;
  const archived = await readDocument(scope, historicOrderDocument, address);
  return archived === null ? null : (fromArchive(archived) ?? "erased");
}
