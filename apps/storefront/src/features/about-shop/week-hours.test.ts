import { expect, test } from "vitest";
import { weekHours } from "./week-hours.ts";

const timezone = "Europe/Berlin";
/** A Friday, 23:30 in Berlin. */
const now = Date.parse("2026-11-27T22:30:00Z");
const windows = [
  { weekday: 5, start: "14:00", minutes: 240 },
  { weekday: 5, start: "08:00", minutes: 240 },
  { weekday: 6, start: "00:00", minutes: 1440 },
] as const;

test("S-S11 the week of a shop begins with today and says its holidays", () => {
  const closures = [
    { from: "2026-11-28", to: "2026-11-29", mode: "closed", reason: "Betriebsausflug" },
    { from: "2026-11-27", to: "2026-11-27", mode: "closed", methods: ["delivery"] },
    { from: "2026-11-27", to: "2026-11-27", mode: "preorderOnly" },
  ] as const;
  const week = weekHours({ windows, closures, timezone, now });
  expect(week.map(({ weekday, isToday }) => [weekday, isToday]).slice(0, 2)).toEqual([
    ["Freitag", true],
    ["Samstag", false],
  ]);
  expect(week.map(({ hours }) => hours.join(" / "))).toEqual([
    "08:00–12:00\u00a0Uhr / 14:00–18:00\u00a0Uhr",
    "geschlossen: Betriebsausflug",
    "geschlossen: Betriebsausflug",
    ...Array.from({ length: 4 }, () => "geschlossen"),
  ]);
  expect(weekHours({ windows, closures: [], timezone, now })[1]?.hours).toEqual(["rund um die Uhr"]);
});
