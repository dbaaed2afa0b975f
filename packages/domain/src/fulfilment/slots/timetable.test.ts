import fc from "fast-check";
import { expect, test } from "vitest";
import { aFulfilmentMethod, everyDay } from "../../testing/builders.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { slotOfKey, timetable } from "./timetable.ts";

const changes = ["2026-10-24", "2027-03-27", "2026-11-20", "2027-04-03", "2026-10-03"];

test("TIM-02 a key names the slot that the timetable of its day shows under it, also when clocks change", () => {
  const option = fc.record({
    windows: fc
      .tuple(fc.nat(23), fc.constantFrom("00", "10", "30"), fc.integer({ min: 5, max: 1600 }))
      .map(([hour, minute, minutes]) => everyDay(`${String(hour).padStart(2, "0")}:${minute}`, minutes)),
    intervalMinutes: fc.integer({ min: 5, max: 90 }),
    firstSlotOffsetMinutes: fc.nat(40),
  });
  const zone = fc.constantFrom("Europe/Berlin", "Australia/Lord_Howe");
  fc.assert(
    fc.property(option, zone, fc.constantFrom(...changes), fc.nat(2), (overrides, timezone, change, later) => {
      const asked = aFulfilmentMethod(overrides);
      const date = addDays(change, later);
      const shown = new Map(timetable(asked, timezone, date, date).map((entry) => [entry.slot.key, entry]));
      for (const [key, entry] of shown) {
        expect(slotOfKey(asked, timezone, key)).toEqual(entry);
        expect(slotOfKey(asked, timezone, `${key}_2`)).toEqual(shown.get(`${key}_2`));
      }
      for (const time of ["00:00", "02:30", "02:30_2", "03:10", "23:59"])
        expect(slotOfKey(asked, timezone, `${date}T${time}`)).toEqual(shown.get(`${date}T${time}`));
    }),
    { numRuns: 60 },
  );
});

test("of a long day only the slots between two moments", () => {
  const option = aFulfilmentMethod({
    windows: everyDay("08:00", 600),
    intervalMinutes: 30,
    firstSlotOffsetMinutes: 0,
  });
  const starts = (from: string, until: string): string[] =>
    timetable(option, "Europe/Berlin", "2026-11-20", "2026-11-20", {
      from: Date.parse(from),
      until: Date.parse(until),
    }).map(({ slot }) => slot.key);
  expect(starts("2026-11-20T09:45+01:00", "2026-11-20T11:00+01:00")).toEqual(["2026-11-20T10:00", "2026-11-20T10:30"]);
  expect(starts("2026-11-19T00:00+01:00", "2026-11-20T08:01+01:00")).toEqual(["2026-11-20T08:00"]);
});

test.each(["", "2026-11-20", "2026-11-31T10:00", "2026-11-20T24:00", "2026-11-20T1:00", "2026-11-20T10:00:00"])(
  "%s is no time",
  (key) => {
    expect(slotOfKey(aFulfilmentMethod({ windows: everyDay("00:00", 1440) }), "Europe/Berlin", key)).toBeUndefined();
  },
);
