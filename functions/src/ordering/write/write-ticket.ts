import { isForKitchen, kitchenTicket, looksAlikeInKitchen } from "@lokalkorb/domain/ordering/order/kitchen-ticket";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { kitchenTicketDocument } from "@lokalkorb/model/documents/restaurants/tickets/kitchen-ticket";
import type { OrderAddress } from "../payment-port.ts";

/** In the transaction that changes the order; a step that the kitchen does not see writes nothing. */
export function writeTicket(tx: AdminTransaction, address: OrderAddress, before: Order | null, after: Order): void {
  if (after.hasTicket !== true || !isForKitchen(after)) return;
  if (before !== null && isForKitchen(before) && looksAlikeInKitchen(before, after)) return;
  setDocument(tx, kitchenTicketDocument, address, kitchenTicket(after));
}
