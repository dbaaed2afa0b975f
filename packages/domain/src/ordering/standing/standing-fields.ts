import { lineFields } from "../../catalog/goods/basket-line.ts";
import { address } from "../../kernel/country/address.ts";
import * as f from "../../kernel/fields/field.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { missedReasons } from "./standing-choices.ts";

/** Goods that came in a smaller number, or not at all: "statt 3 nur 2". */
const shortage = f.object({ name: f.text(), wanted: f.count(), got: f.count() });
export type Shortage = f.ValueOf<typeof shortage>;

const pastRun = f.object({
  date: f.localDate(),
  /** Absent: no order came about. */
  orderId: f.optional(f.id<"order">()),
  missed: f.optional(f.oneOf(missedReasons)),
  short: f.optional(f.list(shortage)),
});
export type PastRun = f.ValueOf<typeof pastRun>;

const changedRun = f.object({
  date: f.localDate(),
  /** By line, where they are others than on every other day; 0: not on this day. */
  quantities: f.mapOf(f.count()),
  /** The most that this run may cost, like `toldCents` of all. */
  toldCents: f.cents(),
});
/** A run whose goods come in other numbers than always. */
export type ChangedRun = f.ValueOf<typeof changedRun>;

/** An order that comes again by itself. Its goods, place and payment are those of the order that it began with. */
export const standingOrder = f.object({
  /** One of its days, which says weekday and week; every so many weeks from there. */
  firstOn: f.localDate(),
  weeks: f.count({ min: 1, max: 8 }),
  /** The wished begin; a day on which there is none of that time gives the nearest one. */
  time: f.localTime(),
  storefrontId: f.id<"storefront">(),
  optionId: f.id<"method">(),
  /** As the way was called then. */
  wayName: f.text(),
  address: f.optional(address),
  lines: f.mapOf(f.object({ ...lineFields, name: f.text() })),
  contact: f.object({ name: f.text(), email: f.text(), phone: f.optional(f.text()) }),
  paymentMethod: f.oneOf(paymentMethods),
  /** With `online`: the kept card that each run is paid with. */
  cardId: f.optional(f.text()),
  business: f.optional(
    f.object({ customerId: f.text(), poNumber: f.optional(f.text()), costCenter: f.optional(f.text()) }),
  ),
  note: f.optional(f.text()),
  ageConfirmed: f.flag(),
  /** The most that a run may cost: the total that its owner agreed to, or was told in time since. */
  toldCents: f.cents(),
  agreedAt: f.instant(),
  /** Days that are left out, by their owner. */
  skips: f.list(f.localDate(), { max: 60 }),
  changedRuns: f.optional(f.list(changedRun, { max: 60 })),
  /** The first day on which it may come again. */
  pausedUntil: f.optional(f.localDate()),
  /** The last day on which it may come. */
  endsOn: f.optional(f.localDate()),
  /** The runs of before, newest first. */
  past: f.list(pastRun, { max: 12 }),
  /** A run whose payment did not work is tried again. */
  retry: f.optional(f.object({ date: f.localDate(), attempts: f.count(), at: f.instant() })),
  /** The day whose price was looked at ahead. */
  lookedAheadOn: f.optional(f.localDate()),
});
export type StandingOrder = f.ValueOf<typeof standingOrder>;
