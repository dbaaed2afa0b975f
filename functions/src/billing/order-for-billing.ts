import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { unarchiveOrder } from "../ordering/archive/unarchive-order.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { PermanentFailure } from "../outbox/effect-runner.ts";
import type { Deps } from "../platform/deps.ts";
import { dueTaxDocuments } from "./due-tax-documents.ts";
import type { PrivateFiles } from "./private-files.ts";

/**
 * The order whose papers are asked for. What was given up is asked for again months later, when the order lies in the archive:
 * papers are written into their order, so it comes out for them and returns by itself. Null: no paper is missing there.
 */
export async function orderForBilling(deps: Deps, files: PrivateFiles, address: OrderAddress): Promise<Order | null> {
  const order = await readDocument(deps.db, orderDocument, address);
  if (order !== null) return order;
  const archived = await readDocument(deps.db, historicOrderDocument, address);
  if (archived === null || !(await isTaxDocumentMissing(files, archived))) return null;
  await unarchiveOrder(deps, address);
  const broughtBack = await readDocument(deps.db, orderDocument, address);
  if (broughtBack === null) throw new PermanentFailure(nobodyLeft);
  return broughtBack;
}

const nobodyLeft =
  "Die Bestellung liegt im Archiv und nennt niemanden mehr. Für sie kann kein Beleg mehr ausgestellt werden.";

async function isTaxDocumentMissing(
  files: PrivateFiles,
  order: Parameters<typeof dueTaxDocuments>[0],
): Promise<boolean> {
  if (dueTaxDocuments(order).length > 0) return true;
  const areThere = await Promise.all((order.receipts ?? []).map(({ path }) => files.exists(path)));
  return areThere.includes(false);
}
