import * as f from "../../kernel/fields/field.ts";
import { address } from "../../kernel/country/address.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { place } from "../../fulfilment/methods/place.ts";
import { orderCode } from "../../pricing/discounts/order-code.ts";
import { orderLine } from "../../pricing/totals/order-line.ts";
import { totals } from "../../pricing/totals/totals.ts";
import { ageCheckResults, capturePoints, endReasons, rejectReasons } from "./order-choices.ts";
import { type OrderEvent, orderEventTypes } from "./order-event.ts";
import { orderStatuses } from "./order-status.ts";
import { payment, refund } from "./payment.ts";
import { acceptedLegalText } from "../../shop/legal-text-fields.ts";
import { paymentStatuses } from "./payment-states.ts";

const by = f.oneOf(["customer", "merchant", "system"]);
const ageLimit = f.oneOf([16, 18]);

const customer = f.object({
  uid: f.id<"user">(),
  name: f.text(),
  email: f.text(),
  phone: f.optional(f.text()),
  isGuest: f.flag(),
  /** It was ordered for a company: which one, as it was called then, and what its books want to see on the invoice. */
  b2bCustomerId: f.optional(f.text()),
  company: f.optional(f.text()),
  costCenter: f.optional(f.text()),
  poNumber: f.optional(f.text()),
});
export type OrderCustomer = f.ValueOf<typeof customer>;

/** The page as it was when the button was pressed; lines, quote, menu and times stand in the order itself. */
const evidence = f.object({
  /** The words on the button. */
  button: f.text(),
  /** The text above it on the right to withdraw. */
  withdrawal: f.text(),
  /** Version of the terms that were linked there. */
  terms: f.text(),
  /** The shop's own texts that were linked there, where it has some. */
  texts: f.optional(f.list(acceptedLegalText)),
  /** Of the program that drew the page. */
  build: f.text(),
  ageConfirmed: f.flag(),
  /** The zone in which the moments of the order were shown. */
  timezone: f.text(),
});
export type OrderEvidence = f.ValueOf<typeof evidence>;

/** The finding at the handover; never a copy of a document, never who checked it (ALC-04). */
const ageCheck = f.object({ result: f.oneOf(ageCheckResults), minAge: ageLimit, at: f.instant(), by });
export type AgeCheck = f.ValueOf<typeof ageCheck>;

/** The effect of a proposal on the quantity of one product; 0 where it is new, or removed. */
const proposedChange = f.object({
  name: f.text(),
  from: f.count(),
  to: f.count(),
  /** Per piece, where only the weight is another one. */
  grams: f.optional(f.grams()),
});
export type ProposedChange = f.ValueOf<typeof proposedChange>;

/** The part of one participant, where each of a group pays an own one (ordering/group/split-shares.ts). */
const share = f.object({
  participantId: f.text(),
  cents: f.cents(),
  /** Of all attempts to pay it, also together with others. */
  attempts: f.list(f.count()),
  /** Its host pays for it: its person does not begin to any more. */
  isTakenOver: f.optional(f.flag()),
  /** Paid with it. */
  paymentId: f.optional(f.id<"payment">()),
});
export type OrderShare = f.ValueOf<typeof share>;

/** An order above a limit of its company (ordering/approval): which one, and what became of it. */
const approval = f.object({
  state: f.oneOf(["waiting", "approved", "declined", "lapsed", "withdrawn"]),
  over: f.oneOf(["order", "month"]),
  limitCents: f.cents(),
  /** Who answered, by the name in the company's list, and with which words. */
  by: f.optional(f.text()),
  word: f.optional(f.text()),
});
export type OrderApproval = f.ValueOf<typeof approval>;

/** Facts are tied to their type of event by the compiler alone: no event of old times is refused for one that it lacks. */
const event: f.Field<OrderEvent, OrderEvent> = f.object({
  at: f.instant(),
  type: f.oneOf(orderEventTypes),
  by,
  reason: f.optional(f.text()),
  data: f.optional(f.mapOf(f.textOrNumber())),
  request: f.optional(f.text()),
}) as never;

/** `restaurants/{restaurantId}/orders/{orderId}`; functions alone write it. Shoppers read it: no uid of staff and no internal note is in here. */
export const orderFields = {
  /** Unique per shop, e.g. 'A-1042'; gaps are allowed. Issued when the order becomes placed: '' while it waits for money or approval. */
  no: f.text(),
  /** Short call number of the day, e.g. '37'; '' like the number. */
  dayCode: f.text(),
  /** `test`: a shop's rehearsal, which counts nowhere (ordering/place/test-order.ts). */
  channel: f.oneOf(["web", "test"]),
  storefrontId: f.id<"storefront">(),
  offeringId: f.id<"catalog">(),
  menuVersion: f.count(),
  basketId: f.id<"basket">(),
  /** The standing order that it is a run of, and on which of its days. */
  plan: f.optional(f.object({ planId: f.text(), date: f.localDate() })),
  status: f.oneOf(orderStatuses),
  paymentStatus: f.oneOf(paymentStatuses),
  paymentMethod: f.oneOf(paymentMethods),
  /** 'YYYY-MM-DD' and 'YYYY-MM' of the slot start, local to the shop. */
  dayKey: f.localDate(),
  monthKey: f.monthKey(),
  placedAt: f.instant(),
  acceptedAt: f.optional(f.instant()),
  preparingAt: f.optional(f.instant()),
  readyAt: f.optional(f.instant()),
  completedAt: f.optional(f.instant()),
  cancelledAt: f.optional(f.instant()),
  rejectedAt: f.optional(f.instant()),
  outAt: f.optional(f.instant()),
  noShowAt: f.optional(f.instant()),
  expiredAt: f.optional(f.instant()),
  customer,
  distribution: f.object({
    optionId: f.id<"method">(),
    type: f.oneOf(fulfilmentTypes),
    name: f.text(),
    slot: f.object({ key: f.text(), start: f.instant(), end: f.instant() }),
    place: f.optional(place),
    /** Where it is brought; only for delivery and shipping. */
    address: f.optional(address),
    zoneId: f.optional(f.id<"zone">()),
    /** Until it is known better; set when distance decided within the accuracy of the address. */
    zoneUncertain: f.optional(f.flag()),
    shipping: f.optional(f.object({ carrier: f.text(), trackingNo: f.text() })),
    table: f.optional(f.text()),
  }),
  timeline: f.object({
    releaseAt: f.instant(),
    prepareBy: f.instant(),
    promisedAt: f.instant(),
    delays: f.optional(f.list(f.object({ minutes: f.minutes(), at: f.instant(), reason: f.optional(f.text()) }))),
  }),
  lines: f.list(orderLine),
  totals,
  quotedTotalCents: f.cents(),
  payments: f.list(payment),
  refunds: f.optional(f.list(refund)),
  codes: f.optional(f.list(orderCode)),
  /** Reserved for this order until then, while it waits for money (35 minutes) or approval (24 hours). */
  holdUntil: f.optional(f.instant()),
  /** The provider's page for the running attempt; the URL is shown to the shopper alone, who reads this order. */
  checkout: f.optional(
    f.object({
      attempt: f.count(),
      state: f.oneOf(["creating", "open", "done", "expired", "failed"]),
      sessionId: f.optional(f.text()),
      /** Of a kept card, whose bank wants to hear its holder. */
      paymentId: f.optional(f.id<"payment">()),
      url: f.optional(f.text()),
      expiresAt: f.optional(f.instant()),
    }),
  ),
  /** Gapless papers of the order, oldest first: the receipt, and a credit note per refund. */
  receipts: f.optional(
    f.list(
      f.object({
        no: f.text(),
        kind: f.oneOf(["receipt", "credit"]),
        path: f.text(),
        at: f.instant(),
        refundId: f.optional(f.id<"refund">()),
      }),
    ),
  ),
  flags: f.optional(
    f.object({
      needsWeighing: f.optional(f.flag()),
      edited: f.optional(f.flag()),
      ageCheck: f.optional(ageLimit),
      escalated: f.optional(f.flag()),
    }),
  ),
  ageCheck: f.optional(ageCheck),
  /** The text shown and agreed when the button was pressed (CHK-13). */
  evidence: f.optional(evidence),
  /** The shopper must agree before the shop may charge more; the order stays as it was until then. */
  proposal: f.optional(
    f.object({
      differenceCents: f.cents(),
      totalCents: f.cents(),
      until: f.instant(),
      /** The changes of the goods; absent in orders that were asked before this was stored. */
      changes: f.optional(f.list(proposedChange)),
    }),
  ),
  /** A change of its shopper that waits for its money; the order stays as it was until then (ordering/change/settlement.ts). */
  pendingChange: f.optional(
    f.object({
      differenceCents: f.cents(),
      totalCents: f.cents(),
      /** To be paid on the provider's page; no more than the difference. */
      payCents: f.cents(),
      until: f.instant(),
      changes: f.list(proposedChange),
      /** Of the attempt to pay it, once there is one; the URL is for the shopper alone, who reads this order. */
      attempt: f.optional(f.count()),
      url: f.optional(f.text()),
    }),
  ),
  customerNote: f.optional(f.text()),
  rejection: f.optional(f.object({ code: f.oneOf(rejectReasons), text: f.text() })),
  /** How staff ended it (state-machines 3.1, rows 17 and 18); orders that shoppers cancel have none. */
  cancellation: f.optional(
    f.object({
      code: f.oneOf(endReasons),
      /** Of what was taken, the part that the shop keeps. */
      keptCents: f.cents(),
      /** Pieces per counted item that did not go back to the shelf. */
      lost: f.mapOf(f.count()),
    }),
  ),
  viewers: f.list(f.id<"user">()),
  /** Viewers that proved the order's mailbox and so act as its shopper (ordering/customers/confirmed-browsers.ts). */
  confirmed: f.optional(f.list(f.id<"user">())),
  /** Number of the last step; follow-ups are keyed by it. */
  version: f.optional(f.count()),
  /** When the system has to look at this order again: a hold or a timeout ends, or it may be archived. */
  timerAt: f.optional(f.instant()),
  /** Pieces per counted item that are reserved for this order, or were handed over with it. */
  reserved: f.optional(f.mapOf(f.count())),
  /** When an authorised payment is taken. */
  capture: f.optional(f.oneOf(capturePoints)),
  /** Reserved beyond the total, for goods that may weigh more than was estimated. Only what they weigh is taken. */
  bufferCents: f.optional(f.cents()),
  /** The total that was named as the highest, where goods are sold by weight (PRC-10). */
  atMostCents: f.optional(f.cents()),
  events: f.list(event),
  kitchenUnits: f.count(),
  /** Each step writes its kitchen ticket, too; orders of shops without a kitchen screen have none. */
  hasTicket: f.optional(f.flag()),
  /** When a viewer said that they are here to fetch it. */
  arrivedAt: f.optional(f.instant()),
  /** A viewer has a browser told of its states; without one no step looks for browsers. */
  pushOn: f.optional(f.flag()),
  /** Of the talk about it (ordering/talk/order-talk.ts), once there is one: what each side has not read. */
  messages: f.optional(
    f.object({
      unreadMerchant: f.count(),
      unreadCustomer: f.count(),
      complaint: f.optional(f.oneOf(["open", "answered", "closed"])),
    }),
  ),
  /** Given after the handover and paid on a page of its own: beside the total, without tax (ordering/tips/later-tip.ts). */
  laterTip: f.optional(
    f.object({
      cents: f.cents(),
      paidAt: f.instant(),
      /** Its shop gives it back; `backAt` once the money is on its way. */
      isGoingBack: f.optional(f.flag()),
      /** The provider refused that, or a bank sent it back: the money is the shop's until it is tried again. */
      isRefused: f.optional(f.flag()),
      backAt: f.optional(f.instant()),
    }),
  ),
  approval: f.optional(approval),
  /** It was put together by a group, whose people see its state. */
  groupId: f.optional(f.id<"group">()),
  /** The draft or invoice of its company that it is in; an order is in one at most. */
  b2bInvoiceId: f.optional(f.text()),
  /** Each of its group pays an own part, and it comes about with the last one. */
  shares: f.optional(f.list(share)),
  restaurantName: f.text(),
};
export type PendingChange = f.ValueOf<(typeof orderFields)["pendingChange"]>;
export type Order = f.ValuesOf<typeof orderFields>;
