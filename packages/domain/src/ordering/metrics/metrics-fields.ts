import * as f from "../../kernel/fields/field.ts";
import { depositPiece } from "../../pricing/totals/deposit-piece.ts";

/** One sale beyond its sums, as days and months tell it. Steps of before this was counted lack it. */
const sale = f.object({
  depositCents: f.cents(),
  discountCents: f.cents(),
  /** Local time of the handover on the day of the slot, 'HH:MM'; earlier and later days count as its first and last minute. */
  handedOver: f.localTime(),
  /** Weekday and hour in which it was ordered, e.g. '5-17'. */
  ordered: f.text(),
  /** From placing to acceptance; exact up to five minutes, then whole minutes. */
  waitSeconds: f.optional(f.count()),
  /** Without what went back. */
  vat: f.list(f.object({ rateBp: f.basisPoints(), netCents: f.signedCents(), vatCents: f.signedCents() })),
  goods: f.list(
    f.object({
      itemId: f.id<"product">(),
      name: f.text(),
      qty: f.count(),
      grams: f.optional(f.grams()),
      /** After discounts, without deposit, before refunds. */
      cents: f.cents(),
    }),
  ),
});
export type Sale = f.ValueOf<typeof sale>;

/** The metrics of one order, as it is now. Stored beside it, so that a change counts as a difference. */
export const orderMetrics = f.object({
  state: f.oneOf(["completed", "cancelled", "rejected", "noShow"]),
  /** Of the slot, local to the shop. */
  dayKey: f.localDate(),
  hour: f.text(),
  /** Without tips, before refunds; 0 unless completed. */
  revenueCents: f.cents(),
  tipsCents: f.cents(),
  /** Of the revenue; what went back of an order that brought none, or that was made cheaper, was never in it. */
  refundsCents: f.cents(),
  units: f.count(),
  items: f.count(),
  distribution: f.text(),
  payment: f.text(),
  channel: f.text(),
  /** Only of what was handed over. */
  sale: f.optional(sale),
  /** Pieces with a deposit that went out with it; absent = none. */
  deposits: f.optional(f.list(depositPiece)),
});
export type OrderMetrics = f.ValueOf<typeof orderMetrics>;

const orders = { orders: f.count(), revenueCents: f.cents() };
const split = f.object(orders);
export type Split = f.ValueOf<typeof split>;

const month = f.object({
  ...orders,
  avgOrderCents: f.cents(),
  newCustomers: f.count(),
  /** Orders that were not the first of their customer. */
  returningCustomers: f.count(),
  cancelled: f.count(),
  rejected: f.count(),
  noShow: f.count(),
  refundsCents: f.cents(),
  tipsCents: f.cents(),
  byDistribution: f.mapOf(split),
  byPayment: f.mapOf(split),
  byChannel: f.mapOf(split),
});
export type MonthMetrics = f.ValueOf<typeof month>;

/** The part of `data/success` that every order adds to; a rebuild from all orders comes to the same. */
export const shopMetricsFields = {
  lifetime: f.object({ ...orders, customers: f.count(), items: f.count() }),
  /** Key 'YYYY-MM'. */
  months: f.mapOf(month),
  /** Key 'YYYY-MM-DD'. */
  days: f.mapOf(
    f.object({
      ...orders,
      units: f.count(),
      refundsCents: f.optional(f.cents()),
      /** Weekday and hour of ordering, e.g. '5-17', to the number of orders. */
      ordered: f.optional(f.mapOf(f.count())),
    }),
  ),
  /** Weekday, then hour, to the number of orders. */
  heat: f.mapOf(f.mapOf(f.count())),
};
export type ShopMetrics = f.ValuesOf<typeof shopMetricsFields>;
