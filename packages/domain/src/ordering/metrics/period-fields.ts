import * as f from "../../kernel/fields/field.ts";

/** Of revenue what is left after refunds. Steps that are told in another order than they were taken may make it negative for a moment. */
const takings = f.object({ orders: f.count(), takingsCents: f.signedCents() });
export type Takings = f.ValueOf<typeof takings>;

const goods = f.object({
  name: f.text(),
  qty: f.count(),
  /** Of goods sold by weight. */
  grams: f.count(),
  /** After discounts, without deposit, before refunds. */
  cents: f.cents(),
});
export type SoldGoods = f.ValueOf<typeof goods>;

/**
 * `figures/{period}`: what the orders of one day or one month of a shop come to, by the day of their slot. An order counts
 * as it is now, once it is over; a rebuild from all orders comes to the same.
 */
export const periodFields = {
  /** 'YYYY-MM-DD', or 'mYYYY-MM', which sorts behind every day. */
  period: f.text(),
  orders: f.count(),
  /** Revenue after refunds: with deposit, without tips. */
  takingsCents: f.signedCents(),
  refundsCents: f.cents(),
  tipsCents: f.cents(),
  depositCents: f.cents(),
  discountCents: f.cents(),
  items: f.count(),
  cancelled: f.count(),
  rejected: f.count(),
  noShow: f.count(),
  /** Customers whose first order was handed over in it. */
  newCustomers: f.count(),
  byDistribution: f.mapOf(takings),
  byPayment: f.mapOf(takings),
  byChannel: f.mapOf(takings),
  /** By rate in basis points, without what went back. */
  vat: f.mapOf(f.object({ netCents: f.signedCents(), vatCents: f.signedCents() })),
  /** By item. */
  goods: f.mapOf(goods),
  /** Weekday and hour of ordering, e.g. '5-17', to the number of orders. */
  ordered: f.mapOf(f.count()),
  /** Seconds until acceptance to the number of orders. */
  waits: f.mapOf(f.count()),
  /** Local minute of the handover, 'HH:MM'; only of days. */
  handedOver: f.mapOf(takings),
};
export type Period = f.ValuesOf<typeof periodFields>;
