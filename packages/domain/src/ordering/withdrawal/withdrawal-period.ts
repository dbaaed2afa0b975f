import type { Country } from "../../kernel/country/country.ts";
import { germanStates, likelyStateOf, type GermanState } from "../../kernel/country/german-states.ts";
import { publicHolidays, type HolidayRegion } from "../../kernel/country/public-holidays.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";

/** The place where a declaration has to arrive. */
export interface PeriodPlace {
  readonly country: Country;
  readonly timezone: string;
  /** Postal code of the shop. */
  readonly zip: string;
}

const periodDays = 14;
const saturday = 6;

/**
 * WDR-03: the last day of the period, §§ 187, 188, 193, 355 BGB and §§ 11, 12 FAGG. The day of receipt does not count; an
 * end on a Saturday, Sunday or public holiday moves to the next working day. Holidays of parts of a state count, and of
 * a postal code that tells no state those of all: a doubt is the shop's.
 */
export function withdrawalLastDay(receivedAt: Instant, place: PeriodPlace): LocalDate {
  return workingDayFrom(addDays(instantToLocal(receivedAt, place.timezone).date, periodDays), place);
}

/** The first moment after the period: 24:00 of its last day on the clocks of the shop. */
export function withdrawalEnd(receivedAt: Instant, place: PeriodPlace): Instant {
  return dayEnd(withdrawalLastDay(receivedAt, place), place);
}

/** WDR-04: money has to be back at the end of this day, 14 days after the declaration (§ 357 BGB, § 14 FAGG). */
export const refundLastDay = (declaredAt: Instant, place: PeriodPlace): LocalDate =>
  withdrawalLastDay(declaredAt, place);

/** No period runs before the goods are there; an unknown day of receipt is never too late. */
export const isInTime = (declaredAt: Instant, receivedAt: Instant | undefined, place: PeriodPlace): boolean =>
  receivedAt === undefined || declaredAt < withdrawalEnd(receivedAt, place);

const dayEnd = (date: LocalDate, { timezone }: PeriodPlace): Instant =>
  localToInstant({ date: addDays(date, 1), time: "00:00" }, timezone);

function workingDayFrom(date: LocalDate, place: PeriodPlace): LocalDate {
  return weekdayOf(date) >= saturday || isHoliday(date, place) ? workingDayFrom(addDays(date, 1), place) : date;
}

function isHoliday(date: LocalDate, { country, zip }: PeriodPlace): boolean {
  const year = Number(date.slice(0, 4));
  return regionsOf(country, zip).some((region) =>
    publicHolidays(year, region).some((holiday) => holiday.date === date),
  );
}

function regionsOf(country: Country, zip: string): readonly HolidayRegion[] {
  if (country === "AT") return ["AT"];
  const state = likelyStateOf(zip);
  return state === null ? (Object.keys(germanStates) as GermanState[]) : [state];
}
