import {
  cents,
  count,
  type Field,
  flag,
  instant,
  list,
  localDate,
  mapOf,
  monthKey,
  object,
  oneOf,
  optional,
  text,
  textOrNumber,
  type ValueOf,
  type ValuesOf,
} from "../../kernel/fields/field.ts";
import { address } from "../../kernel/country/address.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { place } from "../../fulfilment/methods/place.ts";
import { orderCode } from "../../pricing/discounts/order-code.ts";
import { orderLine } from "../../pricing/totals/order-line.ts";
import { totals } from "../../pricing/totals/totals.ts";
import { ageCheckResults, capturePoints, rejectReasons } from "./order-choices.ts";
import { type OrderEvent, orderEventTypes } from "./order-event.ts";
import { orderStatuses } from "./order-status.ts";
import { payment, refund } from "./payment.ts";
import { paymentStatuses } from "./payment-states.ts";

const by = oneOf(["customer", "merchant", "system"]);
const ageLimit = oneOf([16, 18]);

const customer = object({ uid: text(), name: text(), email: text(), phone: optional(text()), isGuest: flag() });
export type OrderCustomer = ValueOf<typeof customer>;

/** The page as it was when the button was pressed; lines, quote, menu and times stand in the order itself. */
const evidence = object({
  /** The words on the button. */
  button: text(),
  /** The text above it on the right to withdraw. */
  withdrawal: text(),
  /** Version of the terms that were linked there. */
  terms: text(),
  /** Of the program that drew the page. */
  build: text(),
  ageConfirmed: flag(),
  /** The zone in which the moments of the order were shown. */
  timezone: text(),
});
export type OrderEvidence = ValueOf<typeof evidence>;

/** The finding at the handover; never a copy of a document, never who checked it (ALC-04). */
const ageCheck = object({ result: oneOf(ageCheckResults), minAge: ageLimit, at: instant(), by });
export type AgeCheck = ValueOf<typeof ageCheck>;

/** The effect of a proposal on the quantity of one product; 0 where it is new, or removed. */
const proposedChange = object({
  name: text(),
  from: count(),
  to: count(),
  /** Per piece, where only the weight is another one. */
  grams: optional(count()),
});
export type ProposedChange = ValueOf<typeof proposedChange>;

/** Facts are tied to their type of event by the compiler alone: no event of old times is refused for one that it lacks. */
const event: Field<OrderEvent, OrderEvent> = object({
  at: instant(),
  type: oneOf(orderEventTypes),
  by,
  reason: optional(text()),
  data: optional(mapOf(textOrNumber())),
  request: optional(text()),
}) as never;

/** `restaurants/{restaurantId}/orders/{orderId}`; functions alone write it. Shoppers read it: no uid of staff and no internal note is in here. */
export const orderFields = {
  /** Unique per shop, e.g. 'A-1042'; gaps are allowed. Issued when the order becomes placed: '' while it waits for money or approval. */
  no: text(),
  /** Short call number of the day, e.g. '37'; '' like the number. */
  dayCode: text(),
  channel: oneOf(["web"]),
  storefrontId: text(),
  offeringId: text(),
  menuVersion: count(),
  basketId: text(),
  status: oneOf(orderStatuses),
  paymentStatus: oneOf(paymentStatuses),
  paymentMethod: oneOf(paymentMethods),
  /** 'YYYY-MM-DD' and 'YYYY-MM' of the slot start, local to the shop. */
  dayKey: localDate(),
  monthKey: monthKey(),
  placedAt: instant(),
  acceptedAt: optional(instant()),
  preparingAt: optional(instant()),
  readyAt: optional(instant()),
  completedAt: optional(instant()),
  cancelledAt: optional(instant()),
  rejectedAt: optional(instant()),
  outAt: optional(instant()),
  noShowAt: optional(instant()),
  expiredAt: optional(instant()),
  customer,
  distribution: object({
    optionId: text(),
    type: oneOf(fulfilmentTypes),
    name: text(),
    slot: object({ key: text(), start: instant(), end: instant() }),
    place: optional(place),
    /** Where it is brought; only for delivery and shipping. */
    address: optional(address),
    zoneId: optional(text()),
    /** Until it is known better; set when distance decided within the accuracy of the address. */
    zoneUncertain: optional(flag()),
    shipping: optional(object({ carrier: text(), trackingNo: text() })),
    table: optional(text()),
  }),
  timeline: object({
    releaseAt: instant(),
    prepareBy: instant(),
    promisedAt: instant(),
    delays: optional(list(object({ minutes: count(), at: instant(), reason: optional(text()) }))),
  }),
  lines: list(orderLine),
  totals,
  quotedTotalCents: cents(),
  payments: list(payment),
  refunds: optional(list(refund)),
  codes: optional(list(orderCode)),
  /** Reserved for this order until then, while it waits for money (35 minutes) or approval (24 hours). */
  holdUntil: optional(instant()),
  /** The provider's page for the running attempt; the URL is shown to the shopper alone, who reads this order. */
  checkout: optional(
    object({
      attempt: count(),
      state: oneOf(["creating", "open", "done", "expired", "failed"]),
      sessionId: optional(text()),
      /** Of a kept card, whose bank wants to hear its holder. */
      paymentId: optional(text()),
      url: optional(text()),
      expiresAt: optional(instant()),
    }),
  ),
  /** Gapless papers of the order, oldest first: the receipt, and a credit note per refund. */
  receipts: optional(
    list(
      object({
        no: text(),
        kind: oneOf(["receipt", "credit"]),
        path: text(),
        at: instant(),
        refundId: optional(text()),
      }),
    ),
  ),
  flags: optional(
    object({
      needsWeighing: optional(flag()),
      edited: optional(flag()),
      ageCheck: optional(ageLimit),
      escalated: optional(flag()),
    }),
  ),
  ageCheck: optional(ageCheck),
  /** The text shown and agreed when the button was pressed (CHK-13). */
  evidence: optional(evidence),
  /** The shopper must agree before the shop may charge more; the order stays as it was until then. */
  proposal: optional(
    object({
      differenceCents: cents(),
      totalCents: cents(),
      until: instant(),
      /** The changes of the goods; absent in orders that were asked before this was stored. */
      changes: optional(list(proposedChange)),
    }),
  ),
  customerNote: optional(text()),
  rejection: optional(object({ code: oneOf(rejectReasons), text: text() })),
  viewers: list(text()),
  /** Number of the last step; follow-ups are keyed by it. */
  version: optional(count()),
  /** When the system has to look at this order again: a hold or a timeout ends, or it may be archived. */
  timerAt: optional(instant()),
  /** Pieces per counted item that are reserved for this order, or were handed over with it. */
  reserved: optional(mapOf(count())),
  /** When an authorised payment is taken. */
  capture: optional(oneOf(capturePoints)),
  /** Reserved beyond the total, for goods that may weigh more than was estimated. Only what they weigh is taken. */
  bufferCents: optional(cents()),
  /** The total that was named as the highest, where goods are sold by weight (PRC-10). */
  atMostCents: optional(cents()),
  events: list(event),
  kitchenUnits: count(),
  restaurantName: text(),
};
export type Order = ValuesOf<typeof orderFields>;
