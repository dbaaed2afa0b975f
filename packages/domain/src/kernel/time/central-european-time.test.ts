import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { centralEuropeanOffset } from "./central-european-time.ts";

const hourMs = 3_600_000;

test.each(["Europe/Berlin", "Europe/Vienna"])(
  "TIM-01 %s changes its clocks when the machine's zones say so",
  (zone) => {
    const nextChange = (from: number): number | undefined =>
      Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition("next")
        ?.epochMilliseconds;
    const changes: number[] = [];
    const end = Date.UTC(2046, 0);
    for (
      let change = nextChange(Date.UTC(1996, 0));
      change !== undefined && change < end;
      change = nextChange(change)
    ) {
      changes.push(change);
    }
    expect(changes).toHaveLength(100);
    for (const change of changes) {
      const summerBegins = new Date(change).getUTCMonth() < 6;
      expect(centralEuropeanOffset(change - 1, zone)).toBe(summerBegins ? hourMs : 2 * hourMs);
      expect(centralEuropeanOffset(change, zone)).toBe(summerBegins ? 2 * hourMs : hourMs);
    }
  },
);

test("TIM-01 says nothing about other zones, nor about years before the common rule", () => {
  expect(centralEuropeanOffset(Date.UTC(2026, 6), "Europe/London")).toBeNull();
  expect(centralEuropeanOffset(Date.UTC(1995, 6), "Europe/Berlin")).toBeNull();
});
