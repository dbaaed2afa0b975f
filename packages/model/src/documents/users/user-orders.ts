import type { Id } from "@lokalkorb/domain/kernel/branded";
import { chosenFields } from "@lokalkorb/domain/catalog/goods/basket-line";
import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { paymentStatuses } from "@lokalkorb/domain/ordering/order/payment-states";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { matching, queryOf } from "../../document/document-query.ts";
import { paths } from "../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

/**
 * A light index for 'Meine Bestellungen' across shops, written with the order. `status` of an order that is under way
 * may be behind the kitchen: a page of one order follows the order itself.
 */
export const userOrderDocument = defineDocument(paths.userOrder, {
  restaurantId: f.id<"shop">(),
  restaurantName: f.text(),
  no: f.text(),
  status: f.oneOf(orderStatuses),
  paymentStatus: f.oneOf(paymentStatuses),
  placedAt: f.instant(),
  slotStart: f.instant(),
  type: f.oneOf(fulfilmentTypes),
  totalCents: f.cents(),
  itemsText: f.text(),
  lineRefs: f.list(f.object(chosenFields)),
  planId: f.optional(f.text()),
});

/** One order of an account that was completed in a shop: what makes it a known customer there, for page and server alike. */
export const completedOrdersQuery = (uid: Id<"user">, restaurantId: Id<"shop">) =>
  queryOf(userOrderDocument, { uid }, { where: matching({ restaurantId, status: "completed" }), limit: 1 });
