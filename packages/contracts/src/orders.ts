import { orderActions } from "@lokalkorb/domain/orders/change-order";
import { paymentMethods } from "@lokalkorb/domain/orders/payment";
import { orderStatuses } from "@lokalkorb/domain/orders/order-status";
import { rejectReasons } from "@lokalkorb/domain/orders/order";
import { contract } from "./contract.ts";
import { cents, documentId, line, paragraph, requestId, slotKey } from "./fields.ts";
import * as z from "./schema.ts";

/** The lines are not in here: they are read from the basket document, which only its owner can write. */
export const placeOrder = contract({
  name: "placeOrder",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: documentId,
    basketId: documentId,
    storefrontId: documentId,
    /** The snapshot that the shopper saw. */
    menuVersion: z.int().check(z.minimum(1)),
    /** The total that stood above the button (CHK-12). */
    quotedTotalCents: cents,
    distribution: z.strictObject({ optionId: documentId, slotKey }),
    contact: z.strictObject({
      name: line(120).check(z.minLength(1)),
      email: line(254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/)),
      phone: z.optional(line(40)),
    }),
    paymentMethod: z.enum(paymentMethods),
    customerNote: z.optional(paragraph(500)),
    ageConfirmed: z.boolean(),
  }),
  output: z.object({
    orderId: documentId,
    no: z.string(),
    dayCode: z.string(),
    status: z.enum(orderStatuses),
  }),
});

export const changeOrderStatus = contract({
  name: "changeOrderStatus",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: documentId,
    orderId: documentId,
    action: z.enum(orderActions),
    /** Needed for reject and cancel; the shopper reads the text. */
    reason: z.optional(z.strictObject({ code: z.enum(rejectReasons), text: paragraph(300) })),
    /** Needed to complete an order that is still open: what was taken at the counter. */
    payment: z.optional(z.strictObject({ method: z.enum(["cash", "card"]), cents })),
  }),
  output: z.object({ status: z.enum(orderStatuses) }),
});
