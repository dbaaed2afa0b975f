import * as f from "../../kernel/fields/field.ts";

/** Of revenue what is left after refunds. */
const takings = f.object({ orders: f.int(), takingsCents: f.signedCents() });
export type Takings = f.ValueOf<typeof takings>;

const goods = f.object({
  name: f.text(),
  qty: f.int(),
  /** Of goods sold by weight. */
  grams: f.int(),
  /** After discounts, without deposit, before refunds. */
  cents: f.signedCents(),
});
export type SoldGoods = f.ValueOf<typeof goods>;

/**
 * `figures/{period}`: what the orders of one day or one month of a shop come to, by the day of their slot. An order counts
 * as it is now, once it is over; a rebuild from all orders comes to the same. What came since the last night stands in
 * `data/success` by days, as a difference, so any figure may be negative there.
 */
export const periodFields = {
  /** 'YYYY-MM-DD', or 'mYYYY-MM', which sorts behind every day. */
  period: f.text(),
  orders: f.int(),
  /** Revenue after refunds: with deposit, without tips. */
  takingsCents: f.signedCents(),
  refundsCents: f.signedCents(),
  tipsCents: f.signedCents(),
  depositCents: f.signedCents(),
  discountCents: f.signedCents(),
  items: f.int(),
  cancelled: f.int(),
  rejected: f.int(),
  noShow: f.int(),
  /** Customers whose first order was handed over in it. */
  newCustomers: f.int(),
  byDistribution: f.mapOf(takings),
  byPayment: f.mapOf(takings),
  byChannel: f.mapOf(takings),
  /** By rate in basis points, without what went back. */
  vat: f.mapOf(f.object({ netCents: f.signedCents(), vatCents: f.signedCents() })),
  /** By item. */
  goods: f.mapOf(goods),
  /** Weekday and hour of ordering, e.g. '5-17', to the number of orders. */
  ordered: f.mapOf(f.int()),
  /** Seconds until acceptance to the number of orders. */
  waits: f.mapOf(f.int()),
  /** Local minute of the handover, 'HH:MM'; only of days. */
  handedOver: f.mapOf(takings),
};
export type Period = f.ValuesOf<typeof periodFields>;
