import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { paymentStatuses } from "@lokalkorb/domain/ordering/order/payment-states";
import { cents, count, instant, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { queryOf } from "../../document/document-query.ts";
import { paths } from "../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

/**
 * A light index for 'Meine Bestellungen' across shops, written with the order. `status` of an order that is under way
 * may be behind the kitchen: a page of one order follows the order itself.
 */
export const userOrderDocument = defineDocument(paths.userOrder, {
  restaurantId: text(),
  restaurantName: text(),
  no: text(),
  status: oneOf(orderStatuses),
  paymentStatus: oneOf(paymentStatuses),
  placedAt: instant(),
  slotStart: instant(),
  type: oneOf(fulfilmentTypes),
  totalCents: cents(),
  itemsText: text(),
  lineRefs: list(
    object({
      kind: oneOf(["item", "bundle"]),
      refId: text(),
      qty: count(),
      choices: list(object({ optionId: text(), choiceId: text(), qty: count(), text: optional(text()) })),
    }),
  ),
  planId: optional(text()),
});

/** One order of an account that was completed in a shop: what makes it a known customer there, for page and server alike. */
export const completedOrdersQuery = (uid: string, restaurantId: string) =>
  queryOf(
    userOrderDocument,
    { uid },
    {
      where: [
        ["restaurantId", "==", restaurantId],
        ["status", "==", "completed"],
      ],
      limit: 1,
    },
  );
