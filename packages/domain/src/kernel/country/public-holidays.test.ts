import { expect, test } from "vitest";
import { germanStates, type GermanState } from "./german-states.ts";
import { publicHolidays, type HolidayRegion } from "./public-holidays.ts";

const days = (year: number, region: HolidayRegion): readonly string[] =>
  publicHolidays(year, region).map(({ date, name }) => `${date.slice(5)} ${name}`);

test("M-P20 Bavaria in 2026, in order", () => {
  expect(days(2026, "BY")).toEqual([
    "01-01 Neujahr", "01-06 Heilige Drei Könige", "04-03 Karfreitag", "04-06 Ostermontag", "05-01 Tag der Arbeit",
    "05-14 Christi Himmelfahrt", "05-25 Pfingstmontag", "06-04 Fronleichnam", "08-15 Mariä Himmelfahrt",
    "10-03 Tag der Deutschen Einheit", "11-01 Allerheiligen", "12-25 1. Weihnachtstag", "12-26 2. Weihnachtstag",
  ]); // prettier-ignore
  expect(publicHolidays(2026, "BY").filter(({ partly }) => partly)).toEqual([
    { date: "2026-08-15", name: "Mariä Himmelfahrt", partly: true },
  ]);
});

test("M-P20 Austria in 2027, with Corpus Christi and without Good Friday", () => {
  expect(days(2027, "AT")).toEqual([
    "01-01 Neujahr", "01-06 Heilige Drei Könige", "03-29 Ostermontag", "05-01 Staatsfeiertag",
    "05-06 Christi Himmelfahrt", "05-17 Pfingstmontag", "05-27 Fronleichnam", "08-15 Mariä Himmelfahrt",
    "10-26 Nationalfeiertag", "11-01 Allerheiligen", "12-08 Mariä Empfängnis", "12-25 Christtag", "12-26 Stefanitag",
  ]); // prettier-ignore
});

// Published tables of Easter; the last two are the latest and the earliest it can be.
test.each([
  [2024, "04-01"], [2025, "04-21"], [2026, "04-06"], [2027, "03-29"], [2028, "04-17"], [2029, "04-02"],
  [2030, "04-22"], [1954, "04-19"], [1981, "04-20"], [2038, "04-26"], [2285, "03-23"],
])("M-P20 Easter Monday of %i is on %s", (year, date) => {
  expect(days(year, "HH")).toContain(`${date} Ostermontag`);
}); // prettier-ignore

test.each([[2023, "11-22"], [2024, "11-20"], [2025, "11-19"], [2026, "11-18"], [2027, "11-17"], [2028, "11-22"]])(
  "M-P20 Saxony alone has the day of repentance, in %i on %s",
  (year, date) => {
    expect(days(year, "SN")).toContain(`${date} Buß- und Bettag`);
    expect(days(year, "ST").join()).not.toContain("Bettag");
  },
); // prettier-ignore

test("TIM-03 M-P20 each state has as many holidays as its law names", () => {
  const counts = Object.fromEntries(
    (Object.keys(germanStates) as GermanState[]).map((state) => [
      state,
      publicHolidays(2027, state).filter(({ partly }) => !partly).length,
    ]),
  );
  expect(counts).toEqual({
    BW: 12, BY: 12, BE: 10, BB: 12, HB: 10, HH: 10, HE: 10, MV: 11, NI: 10, NW: 11, RP: 11, SL: 12, SN: 11, ST: 11,
    SH: 10, TH: 11,
  }); // prettier-ignore
});
