import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import * as f from "../../kernel/fields/field.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import { withdrawalStates } from "./withdrawal-machine.ts";

export const withdrawalReasons = ["late", "perishable", "customMade", "unsealed", "notOurs", "other"] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

const withdrawnLine = f.object({ lineId: f.id<"line">(), qty: f.count({ min: 1, max: 10_000 }) });

/** `withdrawals/{withdrawalId}`. `declared` is the declaration as it was typed, and never changes. */
export const withdrawalFields = {
  restaurantId: f.id<"shop">(),
  state: f.oneOf(withdrawalStates),
  /** The shop has something to do about it. */
  isOpen: f.flag(),
  declared: f.object({
    name: f.text({ max: 120 }),
    /** However the contract was named: a number, a day, the goods. */
    orderNo: f.text({ max: 120 }),
    email: f.text({ max: 254 }),
    /** Which goods, in the words of the person; empty: the whole contract. */
    goods: f.optional(f.text({ max: 2000 })),
    /** Chosen on the page of the order. */
    lines: f.optional(f.list(withdrawnLine, { max: 200 })),
  }),
  receivedAt: f.instant(),
  /** The zone in which the moment is told. */
  timezone: f.text({ max: 60 }),
  /** The confirmation of its arrival. */
  mailId: f.id<"mail">(),
  /** The order that it is about, once it is found. */
  orderId: f.optional(f.id<"order">()),
  /** Or the gift card that was bought online. */
  saleId: f.optional(f.text()),
  rejection: f.optional(f.object({ reason: f.oneOf(withdrawalReasons), text: f.text({ max: 1000 }) })),
  refund: f.optional(f.object({ refundId: f.id<"refund">(), cents: f.cents() })),
  steps: f.list(f.object({ at: f.instant(), state: f.oneOf(withdrawalStates), uid: f.id<"user">() }), { max: 50 }),
  expiresAt: f.instant(),
};

/** GDP-03: as long as letters of trade are kept, from the end of the year of its arrival on. */
export function withdrawalKeptUntil(receivedAt: Instant, country: Country, timezone: string): Instant {
  const year = Number(instantToLocal(receivedAt, timezone).date.slice(0, 4)) + jurisdictions[country].orderYears + 1;
  return localToInstant({ date: `${year}-01-01`, time: "00:00" }, timezone);
}
