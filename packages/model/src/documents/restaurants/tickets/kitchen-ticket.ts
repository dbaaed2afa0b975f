import { orderFields } from "@lokalkorb/domain/ordering/order/order";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The order without its person, as `kitchenTicket` leaves it: one shape, so that the board draws both. */
export const kitchenTicketDocument = defineDocument(paths.kitchenTicket, orderFields);
