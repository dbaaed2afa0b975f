import type { LocalDate } from "../time/instant.ts";
import { addDays, weekdayOf } from "../time/local-date.ts";
import type { GermanState } from "./german-states.ts";

/** Austria has the same holidays everywhere (§ 7 ARG); in Germany each state has a law of its own. */
export type HolidayRegion = "AT" | GermanState;

export interface PublicHoliday {
  readonly date: LocalDate;
  readonly name: string;
  /** Only in some places of the state, by denomination or tradition. */
  readonly partly: boolean;
}

/** A day of each year as MM-DD, or days after Easter Sunday, or the Wednesday before 23 November. */
type Day = `${number}-${number}` | number | "repentance";
interface Rule {
  readonly day: Day;
  readonly name: string;
  /** Everywhere where this is missing. */
  readonly states?: string;
  readonly partly?: string;
}

const austria: readonly Rule[] = [
  { day: "01-01", name: "Neujahr" },
  { day: "01-06", name: "Heilige Drei Könige" },
  { day: 1, name: "Ostermontag" },
  { day: "05-01", name: "Staatsfeiertag" },
  { day: 39, name: "Christi Himmelfahrt" },
  { day: 50, name: "Pfingstmontag" },
  { day: 60, name: "Fronleichnam" },
  { day: "08-15", name: "Mariä Himmelfahrt" },
  { day: "10-26", name: "Nationalfeiertag" },
  { day: "11-01", name: "Allerheiligen" },
  { day: "12-08", name: "Mariä Empfängnis" },
  { day: "12-25", name: "Christtag" },
  { day: "12-26", name: "Stefanitag" },
];

const germany: readonly Rule[] = [
  { day: "01-01", name: "Neujahr" },
  { day: "01-06", name: "Heilige Drei Könige", states: "BW BY ST" },
  { day: "03-08", name: "Internationaler Frauentag", states: "BE MV" },
  { day: -2, name: "Karfreitag" },
  { day: 0, name: "Ostersonntag", states: "BB" },
  { day: 1, name: "Ostermontag" },
  { day: "05-01", name: "Tag der Arbeit" },
  { day: 39, name: "Christi Himmelfahrt" },
  { day: 49, name: "Pfingstsonntag", states: "BB" },
  { day: 50, name: "Pfingstmontag" },
  { day: 60, name: "Fronleichnam", states: "BW BY HE NW RP SL SN TH", partly: "SN TH" },
  { day: "08-15", name: "Mariä Himmelfahrt", states: "BY SL", partly: "BY" },
  { day: "09-20", name: "Weltkindertag", states: "TH" },
  { day: "10-03", name: "Tag der Deutschen Einheit" },
  { day: "10-31", name: "Reformationstag", states: "BB HB HH MV NI SH SN ST TH" },
  { day: "11-01", name: "Allerheiligen", states: "BW BY NW RP SL" },
  { day: "repentance", name: "Buß- und Bettag", states: "SN" },
  { day: "12-25", name: "1. Weihnachtstag" },
  { day: "12-26", name: "2. Weihnachtstag" },
];

/**
 * Public holidays of one year in order, after the laws of the German states as they stand since 2023 and § 7 of the
 * Austrian Arbeitsruhegesetz. Days that a parliament gives once and holidays of a single town are not among them.
 */
export function publicHolidays(year: number, region: HolidayRegion): readonly PublicHoliday[] {
  return (region === "AT" ? austria : germany)
    .filter(({ states }) => states === undefined || states.includes(region))
    .map(({ day, name, partly }) => ({ date: dateOf(day, year), name, partly: partly?.includes(region) === true }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function dateOf(day: Day, year: number): LocalDate {
  if (typeof day === "number") return addDays(easterSunday(year), day);
  if (day !== "repentance") return `${year}-${day}`;
  const last: LocalDate = `${year}-11-22`;
  return addDays(last, -((weekdayOf(last) + 4) % 7));
}

/** The Gregorian rule in the form of Butcher, „Ecclesiastical Calendar“ (1876). */
function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const letter = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * letter) / 451);
  return addDays(`${year}-03-22`, epact + letter - 7 * late);
}
