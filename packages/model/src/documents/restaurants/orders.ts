import type { Order } from "@lokalkorb/domain/orders/order";
import { rejectReasons } from "@lokalkorb/domain/orders/order";
import { orderStatuses } from "@lokalkorb/domain/orders/order-status";
import { paymentMethods, paymentStatuses } from "@lokalkorb/domain/orders/payment";
import {
  allergen,
  basisPoints,
  cents,
  count,
  distributionType,
  flag,
  instant,
  list,
  localDate,
  monthKey,
  object,
  oneOf,
  optional,
  signedCents,
  text,
  texts,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { address, vatLine } from "../../document/shared-shapes.ts";
import { paths } from "../../paths.ts";

const line = object({
  lineId: text,
  kind: oneOf(["item", "bundle"]),
  refId: text,
  name: text,
  kitchenName: optional(text),
  qty: count,
  unitCents: cents,
  choices: list(
    object({
      optionId: text,
      choiceId: text,
      optionName: text,
      name: text,
      qty: count,
      cents,
      text: optional(text),
    }),
  ),
  components: list(object({ slotId: text, itemId: text, name: text, qty: count, surchargeCents: cents })),
  note: optional(text),
  contentText: optional(text),
  depositCents: cents,
  vat: list(object({ rateBp: basisPoints, grossCents: signedCents })),
  depositVat: optional(list(object({ rateBp: basisPoints, grossCents: signedCents }))),
  totalCents: cents,
  kitchenUnits: count,
  allergens: list(allergen),
});

const payment = object({
  id: text,
  provider: oneOf(["counter"]),
  method: oneOf(["cash", "card"]),
  state: oneOf(["created", "authorized", "captured", "failed", "voided"]),
  authorizedCents: cents,
  capturedCents: cents,
  at: instant,
});

/** Shared with the archive. */
export const orderSchema = schemaOf<Order>()(
  object({
    no: text,
    dayCode: text,
    channel: oneOf(["web"]),
    storefrontId: text,
    offeringId: text,
    menuVersion: count,
    basketId: text,
    requestId: text,
    status: oneOf(orderStatuses),
    paymentStatus: oneOf(paymentStatuses),
    paymentMethod: oneOf(paymentMethods),
    dayKey: localDate,
    monthKey,
    placedAt: instant,
    acceptedAt: optional(instant),
    preparingAt: optional(instant),
    readyAt: optional(instant),
    completedAt: optional(instant),
    cancelledAt: optional(instant),
    rejectedAt: optional(instant),
    customer: object({ uid: text, name: text, email: text, phone: optional(text), isGuest: flag }),
    distribution: object({
      optionId: text,
      type: distributionType,
      name: text,
      slot: object({ key: text, start: instant, end: instant }),
      place: optional(object({ name: text, address, instructions: optional(text) })),
    }),
    timeline: object({ releaseAt: instant, prepareBy: instant, promisedAt: instant }),
    lines: list(line),
    totals: object({
      itemsCents: cents,
      depositCents: cents,
      discountCents: signedCents,
      deliveryCents: cents,
      feesCents: cents,
      tipCents: cents,
      totalCents: cents,
      vat: list(vatLine),
    }),
    quotedTotalCents: cents,
    payments: list(payment),
    customerNote: optional(text),
    rejection: optional(object({ code: oneOf(rejectReasons), text })),
    viewers: texts,
    events: list(
      object({
        at: instant,
        type: oneOf([
          "placed",
          "accepted",
          "preparing",
          "ready",
          "completed",
          "rejected",
          "cancelled",
          "noShow",
          "paid",
        ]),
        by: oneOf(["customer", "merchant", "system"]),
        reason: optional(text),
      }),
    ),
    kitchenUnits: count,
    restaurantName: text,
  }),
);

/** A live order; functions alone write it. Shoppers read it, so no uid of staff and no internal note is in here. */
export const orderDocument = defineDocument(paths.order, orderSchema);
