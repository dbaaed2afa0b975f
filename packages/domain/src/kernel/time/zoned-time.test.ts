import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { instantToLocal, isSecondPass, localToInstant, offsetAt } from "./zoned-time.ts";

const berlin = "Europe/Berlin";
const newYork = "America/New_York";
const zones = fc.constantFrom(berlin, "Europe/Vienna", "UTC", newYork, "Australia/Lord_Howe", "Asia/Kolkata");
const at = (text: string): number => Date.parse(text);

/** Half of them within two days of a clock change in Europe. */
const instant = fc.oneof(
  fc.integer({ min: at("2024-01-01T00:00Z"), max: at("2030-01-01T00:00Z") }),
  fc
    .tuple(
      fc.constantFrom(at("2026-10-25T01:00Z"), at("2027-03-28T01:00Z")),
      fc.integer({ min: -172_800_000, max: 172_800_000 }),
    )
    .map(([a, b]) => a + b),
);

describe("zoned time", () => {
  test("TIM-01 agrees with Temporal from instant to wall clock", () => {
    fc.assert(
      fc.property(instant, zones, (moment, zone) => {
        const oracle = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
        expect(instantToLocal(moment, zone)).toEqual({
          date: oracle.toPlainDate().toString(),
          time: oracle.toPlainTime().toString().slice(0, 5),
        });
        expect(offsetAt(moment, zone)).toBe(oracle.offsetNanoseconds / 1e6);
      }),
      { numRuns: 400 },
    );
  });

  test("TIM-01 agrees with Temporal 'compatible' from wall clock to instant", () => {
    fc.assert(
      fc.property(instant, zones, (moment, zone) => {
        const wall = new Date(moment).toISOString();
        const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
        const oracle = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
          disambiguation: "compatible",
        });
        expect(localToInstant({ date, time }, zone)).toBe(oracle.epochMilliseconds);
      }),
      { numRuns: 400 },
    );
  });

  test("TIM-01 knows the second pass of the repeated hour", () => {
    fc.assert(
      fc.property(instant, zones, (moment, zone) => {
        const oracle = Temporal.Instant.fromEpochMilliseconds(moment - (moment % 60_000)).toZonedDateTimeISO(zone);
        const first = oracle.toPlainDateTime().toZonedDateTime(zone, { disambiguation: "earlier" });
        expect(isSecondPass(moment, zone)).toBe(first.epochMilliseconds < oracle.epochMilliseconds);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ["2027-03-28", "02:30", "2027-03-28T01:30:00Z", "03:30"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00Z", "02:30"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00Z", "03:00"],
    ["2026-11-20", "10:00", "2026-11-20T09:00:00Z", "10:00"],
  ])("TIM-01 %s %s is %s", (date, time, utc, shown) => {
    expect(localToInstant({ date, time }, berlin)).toBe(at(utc));
    expect(instantToLocal(at(utc), berlin)).toEqual({ date, time: shown });
  });

  test("TIM-01 the days of the clock change have 25 and 23 hours", () => {
    const hours = (date: string, next: string): number =>
      (localToInstant({ date: next, time: "00:00" }, berlin) - localToInstant({ date, time: "00:00" }, berlin)) /
      3_600_000;
    expect(hours("2026-10-25", "2026-10-26")).toBe(25);
    expect(hours("2027-03-28", "2027-03-29")).toBe(23);
    expect(isSecondPass(at("2026-10-25T01:30:00Z"), berlin)).toBe(true);
    expect(isSecondPass(at("2026-10-25T00:30:00Z"), berlin)).toBe(false);
  });

  test("keeps answering after its memory was cleared", () => {
    for (let day = 0; day < 1200; day += 1) offsetAt(day * 86_400_000, newYork);
    expect(offsetAt(at("2026-07-01T00:00Z"), newYork)).toBe(-4 * 3_600_000);
  });

  test("TIM-01 asks for the very moment on a day when clocks elsewhere change", () => {
    expect(offsetAt(at("2026-11-01T05:59Z"), newYork)).toBe(-4 * 3_600_000);
    expect(offsetAt(at("2026-11-01T06:00Z"), newYork)).toBe(-5 * 3_600_000);
  });
});
