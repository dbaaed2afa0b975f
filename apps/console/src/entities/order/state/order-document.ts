import type { Standing } from "@lokalkorb/domain/access/role";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { kitchenTicketDocument } from "@lokalkorb/model/documents/restaurants/tickets/kitchen-ticket";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";

/** An order as the console holds it. */
export type ShopOrder = DocumentOf<typeof orderDocument>;

/** Orders as a role may read them (GDP-02): a kitchen ticket is an order without its person. */
export const ordersFor = (role: Standing): typeof orderDocument =>
  role === "kitchen" ? (kitchenTicketDocument as never) : orderDocument;

export const orderSubject = (dayCode: string): string => `Bestellung ${dayCode}`;
