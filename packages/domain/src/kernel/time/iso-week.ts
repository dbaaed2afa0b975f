import type { LocalDate } from "./instant.ts";
import { addDays, daysBetween, weekdayOf } from "./local-date.ts";

/** 'YYYY-Www' by ISO 8601: the week belongs to the year in which its Thursday lies. */
export function isoWeekOf(date: LocalDate): string {
  const thursday = addDays(date, 4 - weekdayOf(date));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** The Monday of a week that exists. */
export function firstDayOfWeek(week: string): LocalDate {
  // 4 January always lies in the first week.
  const inFirstWeek = `${week.slice(0, 4)}-01-04`;
  return addDays(inFirstWeek, 7 * (Number(week.slice(6)) - 1) + 1 - weekdayOf(inFirstWeek));
}

/** Whether a text from outside names a week that exists: not every year has 53. */
export function isIsoWeek(text: string): boolean {
  return /^\d{4}-W\d\d$/.test(text) && isoWeekOf(firstDayOfWeek(text)) === text;
}
