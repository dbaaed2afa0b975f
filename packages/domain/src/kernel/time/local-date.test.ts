import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays, daysBetween, isLocalDate, weekdayOf } from "./local-date.ts";

const date = fc
  .integer({ min: -5000, max: 40_000 })
  .map((days) => Temporal.PlainDate.from("1970-01-01").add({ days }).toString());

test("TIM-01 calendar arithmetic agrees with Temporal", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -800, max: 800 }), (day, days) => {
      const oracle = Temporal.PlainDate.from(day);
      expect(addDays(day, days)).toBe(oracle.add({ days }).toString());
      expect(weekdayOf(day)).toBe(oracle.dayOfWeek);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

test("TIM-04 leap day and year end", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("only days that exist are dates", () => {
  expect(isLocalDate("2026-11-20")).toBe(true);
  expect(["2026-11-31", "2026-13-01", "2026-1-1", "20.11.2026", "x"].some(isLocalDate)).toBe(false);
});
