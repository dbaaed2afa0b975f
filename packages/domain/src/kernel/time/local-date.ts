import { type LocalDate, type Weekday, dayMs } from "./instant.ts";

/** Calendar dates are counted as days since 1970 in UTC, where every day has 24 hours. */
const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** Whether a text from outside names a day that exists. */
export function isLocalDate(text: string): text is LocalDate {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(dayNumber(text)) && addDays(text, 0) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function weekdayOf(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}
