import type { Country } from "../country/country.ts";
import { wordings } from "../country/wording.ts";
import type { LocalDate } from "../time/instant.ts";
import { firstDayOfWeek } from "../time/iso-week.ts";
import { addDays, weekdayOf } from "../time/local-date.ts";
import { must } from "../invariant.ts";

export const weekdayNames = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const months = [
  "",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];

const weekdayName = (date: LocalDate): string => must(weekdayNames[weekdayOf(date) - 1], "seven weekdays");
const monthName = (date: LocalDate, country: Country): string =>
  months[Number(date.slice(5, 7)) - 1] || wordings[country].january;
const dayOfMonth = (date: LocalDate): number => Number(date.slice(8));

/** 'Freitag, 20. November' */
export function formatDay(date: LocalDate, country: Country): string {
  return `${weekdayName(date)}, ${dayOfMonth(date)}. ${monthName(date, country)}`;
}

/** 'November 2026' of '2026-11'. */
export function formatMonth(month: string, country: Country): string {
  return `${monthName(`${month}-01`, country)} ${month.slice(0, 4)}`;
}

/** 'KW 48 · 23.–29. November', 'KW 49 · 30. November – 6. Dezember' */
export function formatWeek(week: string, country: Country): string {
  const monday = firstDayOfWeek(week);
  const sunday = addDays(monday, 6);
  const [from, to] = [monday, sunday].map((date) => `${dayOfMonth(date)}. ${monthName(date, country)}`);
  const year = monday.slice(0, 4) === sunday.slice(0, 4) ? "" : ` ${sunday.slice(0, 4)}`;
  const days = monday.slice(0, 7) === sunday.slice(0, 7) ? `${dayOfMonth(monday)}.–${to}` : `${from} – ${to}${year}`;
  return `KW ${Number(week.slice(6))} · ${days}`;
}
