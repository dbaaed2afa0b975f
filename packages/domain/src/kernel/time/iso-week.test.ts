import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { firstDayOfWeek, isIsoWeek, isoWeekOf } from "./iso-week.ts";

test("agrees with Temporal on every day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = Temporal.PlainDate.from("2000-01-01").add({ days });
      const week = `${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, "0")}`;
      expect(isoWeekOf(date.toString())).toBe(week);
      expect(isIsoWeek(week)).toBe(true);
      expect(firstDayOfWeek(week)).toBe(date.subtract({ days: date.dayOfWeek - 1 }).toString());
    }),
  );
});

test.each([
  ["2026-W01", true],
  ["2026-W53", true],
  ["2027-W53", false],
  ["2026-W00", false],
  ["2026-W54", false],
  ["2026-48", false],
  ["W48", false],
])("%s is a week: %s", (text, expected) => expect(isIsoWeek(text)).toBe(expected));
