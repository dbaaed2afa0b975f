import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { paymentStatuses } from "@lokalkorb/domain/ordering/order/payment";
import { cents, count, fulfilmentType, instant, list, object, oneOf, optional, text } from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { queryOf } from "../../document/document-query.ts";
import { paths } from "../../paths.ts";

/**
 * A light index for 'Meine Bestellungen' across shops, written with the order. `status` of an order that is under way
 * may be behind the kitchen: a page of one order follows the order itself.
 */
export const userOrderDocument = defineDocument(
  paths.userOrder,
  object({
    restaurantId: text,
    restaurantName: text,
    no: text,
    status: oneOf(orderStatuses),
    paymentStatus: oneOf(paymentStatuses),
    placedAt: instant,
    slotStart: instant,
    type: fulfilmentType,
    totalCents: cents,
    itemsText: text,
    lineRefs: list(
      object({
        kind: oneOf(["item", "bundle"]),
        refId: text,
        qty: count,
        choices: list(object({ optionId: text, choiceId: text, qty: count, text: optional(text) })),
      }),
    ),
    planId: optional(text),
  }),
);

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
