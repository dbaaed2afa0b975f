import { describe, expect, test } from "vitest";
import type { Weekday } from "./instant.ts";
import { type Availability, isAvailable } from "./availability.ts";
import { isSoundAvailability } from "../../menu/publishing/availability-problem.ts";

const timezone = "Europe/Berlin";
const friday = Date.parse("2026-11-20T12:00+01:00");
const can = (rule: Availability, at = friday): boolean => isAvailable(rule, { at, timezone });
const lunch = { weekday: 5 as Weekday, start: "11:00", minutes: 180 };

describe("goods can be had", () => {
  test("always, when nothing says otherwise", () => {
    expect(can({})).toBe(true);
    expect(can({ windows: [], orderDays: [] })).toBe(true);
  });

  test("from one moment to another", () => {
    expect(can({ from: friday, to: friday + 1 })).toBe(true);
    expect(can({ from: friday + 1 })).toBe(false);
    expect(can({ to: friday })).toBe(false);
  });

  test("on some weekdays, by the shop's own clock", () => {
    expect(can({ orderDays: [5] })).toBe(true);
    expect(can({ orderDays: [4, 6] })).toBe(false);
    expect(can({ orderDays: [6] }, Date.parse("2026-11-20T23:30Z"))).toBe(true);
  });

  test("in a window, also one that began the day before", () => {
    const at = (time: string): number => Date.parse(`${time}+01:00`);
    expect(can({ windows: [lunch] }, at("2026-11-20T11:00"))).toBe(true);
    expect(can({ windows: [lunch] }, at("2026-11-20T14:00"))).toBe(false);
    expect(can({ windows: [lunch] }, at("2026-11-21T12:00"))).toBe(false);
    expect(can({ windows: [{ weekday: 5, start: "22:00", minutes: 300 }] }, at("2026-11-21T02:59"))).toBe(true);
  });

  test("in a season, both days included, over the end of the year too", () => {
    const on = (day: string, from: string, to: string) => can({ season: { from, to } }, Date.parse(`${day}T12:00Z`));
    expect(on("2026-04-15", "04-15", "06-24")).toBe(true);
    expect(on("2026-06-24", "04-15", "06-24")).toBe(true);
    expect(on("2026-06-25", "04-15", "06-24")).toBe(false);
    expect(on("2026-12-31", "11-01", "02-28")).toBe(true);
    expect(on("2027-02-28", "11-01", "02-28")).toBe(true);
    expect(on("2027-03-01", "11-01", "02-28")).toBe(false);
    expect(on("2028-02-29", "02-29", "03-01")).toBe(true);
  });
});

test.each<[string, Availability, boolean]>([
  ["nothing", {}, true],
  ["an end before the beginning", { from: 2, to: 1 }, false],
  ["no time at all", { from: 2, to: 2 }, false],
  ["a time", { from: 1, to: 2 }, true],
  ["a beginning", { from: 1 }, true],
  ["a season", { season: { from: "02-29", to: "12-31" } }, true],
  ["a season from nowhere", { season: { from: "02-30", to: "12-31" } }, false],
  ["a season to nowhere", { season: { from: "01-01", to: "1-1" } }, false],
  ["a window", { windows: [lunch] }, true],
  ["two windows at once", { windows: [lunch, { ...lunch, start: "12:00" }] }, false],
  ["a window of nothing", { windows: [{ ...lunch, minutes: 0 }] }, false],
  ["a window of eight days", { windows: [{ ...lunch, minutes: 8 * 1440 }] }, false],
  ["a window at 25 o'clock", { windows: [{ ...lunch, start: "25:00" }] }, false],
  ["a window at half a minute", { windows: [{ ...lunch, start: "9:5" }] }, false],
])("%s can be published: %s", (_name, rule, expected) => expect(isSoundAvailability(rule)).toBe(expected));
