import * as f from "../../kernel/fields/field.ts";
import type { ValueOf } from "../../kernel/fields/field.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Order } from "../order/order.ts";
import { applicationFeeCents } from "./application-fee.ts";

/** The platform's share of a shop's online payments, from a day on. */
export const feeRate = f.object({ from: f.localDate(), percentBp: f.basisPoints() });
export type FeeRate = ValueOf<typeof feeRate>;
export const mostFeeRates = 50;

/** The last rate that has begun by the day; before the first one, what holds for every shop. */
export function feeBpOn(rates: readonly FeeRate[], day: LocalDate, everyShopBp: BasisPoints): BasisPoints {
  const begun = rates.filter(({ from }) => from <= day);
  return begun.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1)?.percentBp ?? everyShopBp;
}

/** The rate of a payment that is made of these terms; payments from before they were written down go by every shop's. */
export interface FeeTerms {
  readonly feeBp?: BasisPoints;
}

/** The fee of one payment, by the rate that was fixed as the order's first payment began. */
export function feeOf(
  { feeBp }: FeeTerms,
  totals: Pick<Order["totals"], "itemsCents" | "discountCents">,
  paidCents: Cents,
  everyShopBp: BasisPoints,
): Cents {
  return applicationFeeCents(totals, paidCents, feeBp ?? everyShopBp);
}

/** P2B Regulation (EU) 2019/1150, Art. 3 (2); the day on which a shop is told does not count. */
const noticeDays = 15;

/**
 * The first day on which a rate may begin: a higher one after its notice. Before its first own rate a shop counts as free,
 * so that any fee is a higher one.
 */
export function earliestFeeDay(rates: readonly FeeRate[], { from, percentBp }: FeeRate, today: LocalDate): LocalDate {
  const before = feeBpOn(rates, from < today ? today : from, 0);
  return percentBp > before ? addDays(today, noticeDays + 1) : today;
}

/** The rates with one more. What has begun is never changed, and a day that is too early counts as the earliest. */
export function withFeeRate(rates: readonly FeeRate[], rate: FeeRate, today: LocalDate): FeeRate[] {
  const { from, percentBp } = rate;
  const earliest = earliestFeeDay(rates, rate, today);
  const begins = from < earliest ? earliest : from;
  const kept = rates.filter((rate) => rate.from !== begins).slice(-(mostFeeRates - 1));
  return [...kept, { from: begins, percentBp }].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
