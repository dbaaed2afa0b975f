import type { Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import type { BaseRate, BusinessInvoice, InterestPart } from "../invoice-fields.ts";
import { correctedCents } from "../invoice-state.ts";

export interface InterestQuestion {
  readonly invoice: Pick<BusinessInvoice, "grossCents" | "corrected" | "payments">;
  /** As the shop typed them; before the first one nothing is reckoned, since no rate is known. */
  readonly baseRates: readonly BaseRate[];
  readonly pointsBp: number;
  /** The first and the last day that bear interest. */
  readonly from: LocalDate;
  readonly until: LocalDate;
}

/**
 * INV-07: simple interest for each day of delay: real days over the real days of their year (365 or 366), since neither
 * § 288 BGB nor § 456 UGB names another year. The day on which money came bears none on it, and a correction counts from
 * the start. Each part is rounded down: no cent too much is asked for.
 */
export function interestParts({
  invoice,
  baseRates,
  pointsBp,
  from,
  until,
}: InterestQuestion): readonly InterestPart[] {
  const rates = baseRates.toSorted((a, b) => a.since.localeCompare(b.since));
  const principalOn = (day: LocalDate): Cents =>
    invoice.grossCents -
    correctedCents(invoice) -
    invoice.payments.reduce((sum, one) => sum + (one.day === undefined || one.day <= day ? one.cents : 0), 0);
  const rateOn = (day: LocalDate): number | null => rates.findLast(({ since }) => since <= day)?.rateBp ?? null;
  const paidOn = invoice.payments.flatMap(({ day }) => (day === undefined ? [] : [day]));
  const years = Array.from(
    { length: Math.max(0, Number(until.slice(0, 4)) - Number(from.slice(0, 4))) },
    (_, index) => `${Number(from.slice(0, 4)) + index + 1}-01-01`,
  );
  const starts = [from, ...rates.map(({ since }) => since), ...paidOn, ...years].filter(
    (day) => day >= from && day <= until,
  );
  const days = [...new Set(starts)].toSorted();
  return days.flatMap((start, index) => {
    const base = rateOn(start);
    const principalCents = principalOn(start);
    const next = days[index + 1];
    const end = next === undefined ? until : addDays(next, -1);
    if (base === null || base + pointsBp <= 0 || principalCents <= 0) return [];
    const rateBp = base + pointsBp;
    const count = daysBetween(start, end) + 1;
    const cents = Math.floor((principalCents * rateBp * count) / (10_000 * daysOfYear(start)));
    return [{ from: start, until: end, rateBp, principalCents, cents }];
  });
}

const daysOfYear = (day: LocalDate): number =>
  daysBetween(`${day.slice(0, 4)}-01-01`, `${Number(day.slice(0, 4)) + 1}-01-01`);
