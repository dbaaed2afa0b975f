import * as f from "../../kernel/fields/field.ts";
import { vatLine } from "../../pricing/tax/vat-line.ts";

/** How an order was paid, as a closing tells it; `unpaid` is the rest that no payment covers. */
export const takingMethods = ["cash", "card", "online", "giftCard", "onAccount", "unpaid"] as const;
export type TakingMethod = (typeof takingMethods)[number];

/** POS-03: each supply has one tax document, our invoice or the slip of the till. */
export const taxedBy = ["invoice", "till"] as const;
export type TaxedBy = (typeof taxedBy)[number];

export const openEndKinds = [
  "notAnswered",
  "inWork",
  "weightMissing",
  "notPickedUp",
  "onTheWay",
  "refundPending",
  "refundFailed",
  "disputed",
  "unpaid",
  "moneyOfNoShow",
  "moneyOfCancelled",
] as const;
export type OpenEndKind = (typeof openEndKinds)[number];

const share = f.object({ method: f.oneOf(takingMethods), cents: f.signedCents() });
export type TakingShare = f.ValueOf<typeof share>;

const ofOrder = {
  orderId: f.id<"order">(),
  no: f.text(),
  dayCode: f.text(),
  /** Of the handover, or of the refund: before the day of the closing, it came after the closing of its own day. */
  day: f.localDate(),
  taxedBy: f.oneOf(taxedBy),
  shares: f.list(share),
};

const sale = f.object({
  ...ofOrder,
  cents: f.cents(),
  /** Of the till's paper, as far as the counter noted it. */
  tillReceiptNo: f.optional(f.text({ max: 40 })),
});
export type ClosedSale = f.ValueOf<typeof sale>;

/** Above zero it went back to the shopper; below zero the bank sent a refund back that an earlier closing has. */
const refund = f.object({ ...ofOrder, refundId: f.id<"refund">(), cents: f.signedCents() });
export type ClosedRefund = f.ValueOf<typeof refund>;

/** Given after the handover: above zero it came, below zero it went back. */
const laterTip = f.object({
  orderId: f.id<"order">(),
  no: f.text(),
  dayCode: f.text(),
  day: f.localDate(),
  cents: f.signedCents(),
});
export type ClosedTip = f.ValueOf<typeof laterTip>;

const openEnd = {
  /** The same for the same trouble of the same order: what was accepted once is known by it. */
  key: f.text(),
  kind: f.oneOf(openEndKinds),
  orderId: f.id<"order">(),
  no: f.text(),
  dayCode: f.text(),
  cents: f.optional(f.cents()),
};
const foundEnd = f.object(openEnd);
export type OpenEnd = f.ValueOf<typeof foundEnd>;
const acceptedEnd = f.object({ ...openEnd, reason: f.text({ max: 200 }) });

const taxSums = f.object({
  taxedBy: f.oneOf(taxedBy),
  vat: f.list(vatLine),
  /** Tips, and goods of a seller who shows no tax. */
  untaxedCents: f.signedCents(),
  totalCents: f.signedCents(),
});
export type TaxSums = f.ValueOf<typeof taxSums>;

const figures = {
  sales: f.list(sale),
  refunds: f.list(refund),
  /** Beside the sales, and on no paper; absent where there were none. */
  laterTips: f.optional(f.list(laterTip)),
  /** Of the sales; an order that was paid in two ways counts in both. */
  methods: f.list(f.object({ method: f.oneOf(takingMethods), orders: f.count(), cents: f.signedCents() })),
  refundedBy: f.list(share),
  taxes: f.list(taxSums),
  salesCents: f.cents(),
  refundsCents: f.signedCents(),
  /** Sales minus refunds, with the tips that came later. */
  totalCents: f.signedCents(),
  /** Parts of the total, which are named beside it. */
  tipCents: f.signedCents(),
  depositCents: f.signedCents(),
};
const closingFigures = f.object(figures);
export type ClosingFigures = f.ValueOf<typeof closingFigures>;

/** `restaurants/{restaurantId}/dayClosings/{day}`: written once by a function and never changed. A note for the till, no till record (POS-01). */
export const dayClosingFields = {
  /** 1, 2, 3 …: without a gap in a shop. */
  no: f.count({ min: 1 }),
  day: f.localDate(),
  /** The day of the shop's first closing: what lies before is in none. */
  since: f.localDate(),
  closedAt: f.instant(),
  /** As the team calls the one who signed. */
  by: f.text(),
  ...figures,
  openEnds: f.list(acceptedEnd),
};
export type DayClosing = f.ValuesOf<typeof dayClosingFields>;
