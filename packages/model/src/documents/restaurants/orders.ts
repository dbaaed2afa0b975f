import type * as z from "@lokalkorb/contracts/schema";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { ageCheckResults, capturePoints, rejectReasons } from "@lokalkorb/domain/ordering/order/order";
import { type OrderEvent, orderEventTypes } from "@lokalkorb/domain/ordering/order/order-event";
import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import {
  paymentProviders,
  paymentStates,
  paymentStatuses,
  tenderMethods,
} from "@lokalkorb/domain/ordering/order/payment";
import {
  ageLimit,
  allergen,
  basisPoints,
  cents,
  count,
  fulfilmentType,
  flag,
  instant,
  list,
  localDate,
  mapOf,
  monthKey,
  object,
  oneOf,
  optional,
  signedCents,
  text,
  textOrNumber,
  texts,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { address, vatLine } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

const vatParts = list(object({ rateBp: basisPoints, grossCents: signedCents }));

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
  vat: vatParts,
  depositVat: optional(vatParts),
  totalCents: cents,
  kitchenUnits: count,
  allergens: list(allergen),
  discountCents: optional(signedCents),
  discounts: optional(list(object({ codeId: text, cents }))),
  rates: optional(vatParts),
  catchWeight: optional(
    object({
      pricePerKgCents: cents,
      estGrams: count,
      finalGrams: optional(count),
      minGrams: optional(count),
      maxGrams: optional(count),
    }),
  ),
  packed: optional(flag),
  removed: optional(object({ at: instant, reason: text })),
});

const payment = object({
  id: text,
  provider: oneOf(paymentProviders),
  method: oneOf(tenderMethods),
  state: oneOf(paymentStates),
  authorizedCents: cents,
  capturedCents: cents,
  at: instant,
  feeCents: optional(cents),
  captureBefore: optional(instant),
  error: optional(text),
});

const refund = object({
  id: text,
  cents,
  reason: text,
  state: oneOf(["pending", "succeeded", "failed"]),
  at: instant,
  from: list(object({ paymentId: text, cents })),
  lines: list(
    object({
      lineId: text,
      cents,
      qty: optional(count),
      depositCents: optional(cents),
      vat: optional(vatParts),
      depositVat: optional(vatParts),
    }),
  ),
  vat: list(vatLine),
  settlesEdit: optional(flag),
  attempt: optional(count),
});

const receipt = object({
  no: text,
  kind: oneOf(["receipt", "credit"]),
  path: text,
  at: instant,
  refundId: optional(text),
});

/** Facts are tied to their kind by type alone: no event of old times is refused for one that it lacks. */
const orderEvent = object({
  at: instant,
  type: oneOf(orderEventTypes),
  by: oneOf(["customer", "merchant", "system"]),
  reason: optional(text),
  data: optional(mapOf(textOrNumber)),
  request: optional(text),
}) as unknown as z.ZodMiniType<OrderEvent>;

/** A live order; functions alone write it. Shoppers read it, so no uid of staff and no internal note is in here. */
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
    outAt: optional(instant),
    noShowAt: optional(instant),
    expiredAt: optional(instant),
    customer: object({ uid: text, name: text, email: text, phone: optional(text), isGuest: flag }),
    distribution: object({
      optionId: text,
      type: fulfilmentType,
      name: text,
      slot: object({ key: text, start: instant, end: instant }),
      place: optional(object({ name: text, address, instructions: optional(text) })),
      address: optional(address),
      zoneId: optional(text),
      zoneUncertain: optional(flag),
      shipping: optional(object({ carrier: text, trackingNo: text })),
      table: optional(text),
    }),
    timeline: object({
      releaseAt: instant,
      prepareBy: instant,
      promisedAt: instant,
      delays: optional(list(object({ minutes: count, at: instant, reason: optional(text) }))),
    }),
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
      addedVatCents: optional(cents),
      feeVat: optional(oneOf(["standard"])),
    }),
    quotedTotalCents: cents,
    payments: list(payment),
    refunds: optional(list(refund)),
    codes: optional(
      list(
        object({
          codeId: text,
          code: text,
          name: text,
          kind: oneOf(["discount", "giftCard"]),
          cents,
          percentBp: optional(basisPoints),
          amountCents: optional(cents),
          maxCents: optional(cents),
          countedLater: optional(flag),
        }),
      ),
    ),
    holdUntil: optional(instant),
    checkout: optional(
      object({
        attempt: count,
        state: oneOf(["creating", "open", "done", "expired", "failed"]),
        sessionId: optional(text),
        paymentId: optional(text),
        url: optional(text),
        expiresAt: optional(instant),
      }),
    ),
    receipts: optional(list(receipt)),
    flags: optional(
      object({
        needsWeighing: optional(flag),
        edited: optional(flag),
        ageCheck: optional(ageLimit),
        escalated: optional(flag),
      }),
    ),
    ageCheck: optional(
      object({
        result: oneOf(ageCheckResults),
        minAge: ageLimit,
        at: instant,
        by: oneOf(["customer", "merchant", "system"]),
      }),
    ),
    evidence: optional(
      object({ button: text, withdrawal: text, terms: text, build: text, ageConfirmed: flag, timezone: text }),
    ),
    proposal: optional(
      object({
        differenceCents: cents,
        totalCents: cents,
        until: instant,
        changes: optional(list(object({ name: text, from: count, to: count, grams: optional(count) }))),
      }),
    ),
    customerNote: optional(text),
    rejection: optional(object({ code: oneOf(rejectReasons), text })),
    viewers: texts,
    version: optional(count),
    timerAt: optional(instant),
    reserved: optional(mapOf(count)),
    capture: optional(oneOf(capturePoints)),
    bufferCents: optional(cents),
    atMostCents: optional(cents),
    events: list(orderEvent),
    kitchenUnits: count,
    restaurantName: text,
  }),
);

export const orderDocument = defineDocument(paths.order, orderSchema);
