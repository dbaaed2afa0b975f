import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { aFulfilmentMethod, aMoment, everyDay } from "../../testing/builders.ts";
import type { Weekday } from "../../kernel/time/instant.ts";
import { checkSlot } from "./check-slot.ts";
import { earliestSlot } from "./next-slot.ts";
import { windowsOverlap } from "../../kernel/time/window-span.ts";
import { offeredSlots, type SlotInput, type SlotState } from "./offered-slots.ts";
import { timetable } from "./timetable.ts";

const timezone = "Europe/Berlin";

function anInput(overrides: Partial<SlotInput> = {}): SlotInput {
  return {
    option: aFulfilmentMethod(),
    timezone,
    now: aMoment,
    closures: [],
    operations: { state: "open" },
    leadMinutes: 0,
    units: 0,
    ...overrides,
  };
}

/** 'key state' of every slot, so that a case reads as a list. */
const listed = (question: SlotInput): [string, SlotState][] =>
  offeredSlots(question).flatMap(({ slots }) => slots.map(({ slot, state }): [string, SlotState] => [slot.key, state]));
const stateOf = (question: SlotInput, key: string): SlotState | undefined =>
  listed(question).find(([other]) => other === key)?.[1];

const fridayNight = aFulfilmentMethod({
  windows: [{ weekday: 5, start: "18:00", minutes: 480 }],
  intervalMinutes: 60,
});

describe("the timetable", () => {
  test("TIM-02 anchors slots at the window's start, whatever the interval", () => {
    const option = aFulfilmentMethod({
      windows: [{ weekday: 5, start: "17:10", minutes: 60 }],
      intervalMinutes: 25,
      firstSlotOffsetMinutes: 5,
      advance: { minDays: 0, maxDays: 0 },
    });
    const slots = offeredSlots(anInput({ option }))[0]?.slots ?? [];
    expect(slots.map(({ slot }) => slot.key.slice(11))).toEqual(["17:15", "17:40", "18:05"]);
    expect(slots.map(({ slot }) => (slot.end - slot.start) / 60_000)).toEqual([25, 25, 5]);
  });

  test("TIM-02 a window may cross midnight; the slots after it belong to their own day", () => {
    const days = offeredSlots(anInput({ option: fridayNight, maxDays: 2 }));
    expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ["2026-11-20", 6],
      ["2026-11-21", 2],
    ]);
    expect(listed(anInput({ option: fridayNight, now: Date.parse("2026-11-21T00:10+01:00"), maxDays: 1 }))).toEqual([
      ["2026-11-21T01:00", "free"],
    ]);
  });

  test("TIM-01 the repeated hour of autumn has slots of its own", () => {
    const option = aFulfilmentMethod({
      windows: [{ weekday: 7, start: "01:00", minutes: 240 }],
      intervalMinutes: 60,
    });
    expect(
      listed(anInput({ option, now: Date.parse("2026-10-24T12:00Z"), maxDays: 2 })).map(([key]) => key.slice(11)),
    ).toEqual(["01:00", "02:00", "02:00_2", "03:00"]);
  });

  test("TIM-01 the skipped hour of spring has none", () => {
    const option = aFulfilmentMethod({
      windows: [{ weekday: 7, start: "01:00", minutes: 240 }],
      intervalMinutes: 60,
    });
    expect(
      listed(anInput({ option, now: Date.parse("2027-03-27T12:00Z"), maxDays: 2 })).map(([key]) => key.slice(11)),
    ).toEqual(["01:00", "03:00", "04:00", "05:00"]);
  });

  test.each([
    ["2026-10-24T00:00+02:00", 25],
    ["2027-03-27T00:00+01:00", 23],
  ])("TIM-01 a shop open round the clock has every hour of the days after %s", (now, hours) => {
    const option = aFulfilmentMethod({ windows: everyDay("00:00", 1440), intervalMinutes: 60 });
    const days = offeredSlots(anInput({ option, now: Date.parse(now), maxDays: 3 }));
    expect(days.map(({ slots }) => slots.length)).toEqual([23, hours, 24]);
  });

  test("a shop without windows, or with the option switched off, offers nothing", () => {
    expect(offeredSlots(anInput({ option: aFulfilmentMethod({ windows: [] }) }))).toEqual([]);
    expect(offeredSlots(anInput({ option: aFulfilmentMethod({ enabled: false }) }))).toEqual([]);
    expect(earliestSlot(anInput({ option: aFulfilmentMethod({ windows: [] }) }))).toBeNull();
  });
});

test("windows overlap on the circle of the week", () => {
  const window = (weekday: Weekday, start: string, minutes: number) => ({ weekday, start, minutes });
  expect(windowsOverlap([])).toBe(false);
  expect(windowsOverlap(everyDay("00:00", 1440))).toBe(false);
  expect(windowsOverlap([window(1, "08:00", 120), window(1, "10:00", 60)])).toBe(false);
  expect(windowsOverlap([window(1, "10:00", 60), window(1, "08:00", 121)])).toBe(true);
  expect(windowsOverlap([window(7, "22:00", 180), window(1, "00:30", 60)])).toBe(true);
  expect(windowsOverlap([window(7, "22:00", 120), window(1, "00:00", 60)])).toBe(false);
  expect(windowsOverlap([window(3, "08:00", 60), window(3, "08:00", 60)])).toBe(true);
  expect(windowsOverlap([window(3, "08:45", 30), window(3, "09:00", 30)])).toBe(true);
});

test("where windows overlap all the same, a time exists once and in order", () => {
  const windows = [
    { weekday: 5, start: "17:00", minutes: 60 },
    { weekday: 5, start: "17:20", minutes: 60 },
  ] as const;
  const keys = listed(anInput({ option: aFulfilmentMethod({ windows, intervalMinutes: 20 }), maxDays: 1 })).map(
    ([key]) => key.slice(11),
  );
  expect(keys).toEqual(["17:00", "17:20", "17:40", "18:00"]);
});

describe("why not", () => {
  const at = (key: string, overrides: Partial<SlotInput> = {}): SlotState | undefined =>
    stateOf(anInput(overrides), key);

  test("TIM-02 lead time counts from now, to the minute", () => {
    expect(at("2026-11-20T11:00", { leadMinutes: 60 })).toBe("free");
    expect(at("2026-11-20T11:00", { leadMinutes: 61 })).toBe("tooSoon");
    expect(at("2026-11-20T11:00", { option: aFulfilmentMethod({ leadMinutes: 61 }) })).toBe("tooSoon");
  });

  test("a rush hour adds to it until it ends", () => {
    const operations = { state: "rush", rushExtraMinutes: 30, until: aMoment + 1 } as const;
    expect(at("2026-11-20T10:15", { operations })).toBe("tooSoon");
    expect(at("2026-11-20T10:30", { operations })).toBe("free");
    expect(at("2026-11-20T10:15", { operations: { ...operations, until: aMoment } })).toBe("free");
    expect(at("2026-11-20T10:15", { operations: { state: "rush" } })).toBe("free");
  });

  test("TIM-02 a cutoff is past by a second", () => {
    const option = aFulfilmentMethod({ cutoffs: [{ kind: "sameDayAt", time: "10:00" }] });
    expect(at("2026-11-20T17:00", { option })).toBe("free");
    expect(at("2026-11-20T17:00", { option, now: aMoment + 1000 })).toBe("cutoff");
    expect(at("2026-11-21T17:00", { option, now: aMoment + 1000 })).toBe("free");
  });

  test("TIM-02 cutoffs of days before, on some weekdays only", () => {
    const saturday = aFulfilmentMethod({
      cutoffs: [{ kind: "daysBeforeAt", time: "09:00", days: 1, weekdays: [6] }],
    });
    expect(at("2026-11-21T09:00", { option: saturday })).toBe("cutoff");
    expect(at("2026-11-22T09:00", { option: saturday })).toBe("free");
    const onMondays = aFulfilmentMethod({
      cutoffs: [{ kind: "daysBeforeAt", time: "09:00", days: 1, weekdays: [1] }],
    });
    expect(at("2026-11-21T09:00", { option: onMondays })).toBe("free");
    const dayBefore = aFulfilmentMethod({ cutoffs: [{ kind: "daysBeforeAt", time: "09:00" }] });
    expect(at("2026-11-21T09:00", { option: dayBefore })).toBe("cutoff");
    expect(at("2026-11-22T09:00", { option: dayBefore })).toBe("free");
  });

  test("TIM-02 cutoff and closure of a Friday night hold after midnight too", () => {
    const option = { ...fridayNight, cutoffs: [{ kind: "sameDayAt", time: "10:00" } as const] };
    expect(at("2026-11-21T01:00", { option, now: aMoment + 1000 })).toBe("cutoff");
    const closures = [{ from: "2026-11-20", to: "2026-11-20", mode: "closed" } as const];
    expect(at("2026-11-21T01:00", { option: fridayNight, closures })).toBe("closed");
    expect(
      at("2026-11-21T01:00", {
        option: fridayNight,
        closures: [{ ...closures[0], from: "2026-11-21", to: "2026-11-21", mode: "closed" }],
      }),
    ).toBe("free");
  });

  test("days in advance", () => {
    const option = aFulfilmentMethod({ advance: { minDays: 1, maxDays: 2 } });
    expect(at("2026-11-20T17:00", { option })).toBe("tooSoon");
    expect(at("2026-11-22T17:00", { option })).toBe("free");
    expect(at("2026-11-23T17:00", { option })).toBeUndefined();
  });

  test("closures: of the shop, of the option, of one way, for preorders", () => {
    const closure = { from: "2026-11-20", to: "2026-11-21", mode: "closed" } as const;
    expect(at("2026-11-21T17:00", { closures: [closure] })).toBe("closed");
    expect(at("2026-11-22T17:00", { closures: [closure] })).toBe("free");
    expect(at("2026-11-21T17:00", { option: aFulfilmentMethod({ closures: [closure] }) })).toBe("closed");
    expect(at("2026-11-21T17:00", { closures: [{ ...closure, methods: ["delivery"] }] })).toBe("free");
    expect(at("2026-11-21T17:00", { closures: [{ ...closure, methods: ["pickup"] }] })).toBe("closed");
    expect(at("2026-11-20T17:00", { closures: [{ ...closure, mode: "preorderOnly" }] })).toBe("closed");
    expect(at("2026-11-21T17:00", { closures: [{ ...closure, mode: "preorderOnly" }] })).toBe("free");
  });

  test("a pause holds until its end, a closing without one for today", () => {
    const until = aMoment + 3_600_000;
    expect(at("2026-11-20T10:45", { operations: { state: "paused", until } })).toBe("paused");
    expect(at("2026-11-20T11:00", { operations: { state: "paused", until } })).toBe("free");
    expect(at("2026-11-20T17:00", { operations: { state: "closed" } })).toBe("closed");
    expect(at("2026-11-21T17:00", { operations: { state: "closed" } })).toBe("free");
    expect(at("2026-11-20T10:45", { operations: { state: "paused", until: aMoment } })).toBe("free");
  });

  test("TIM-02 capacity in orders and in work units", () => {
    const key = "2026-11-20T11:00";
    const option = aFulfilmentMethod({ capacity: { ordersPerSlot: 2, unitsPerSlot: 10 } });
    expect(at(key, { option, units: 10 })).toBe("free");
    expect(at(key, { option, units: 11 })).toBe("full");
    expect(at(key, { option, units: 4, useByKey: { [key]: { orders: 1, units: 6 } } })).toBe("free");
    expect(at(key, { option, units: 5, useByKey: { [key]: { orders: 1, units: 6 } } })).toBe("full");
    expect(at(key, { option, useByKey: { [key]: { orders: 2, units: 0 } } })).toBe("full");
    expect(at(key, { soldOutKeys: [key] })).toBe("full");
    expect(at("2026-11-20T11:15", { soldOutKeys: [key] })).toBe("free");
  });
});

describe("an independent calculation with Temporal", () => {
  const weekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>;
  const start = fc
    .tuple(fc.nat(23), fc.constantFrom("00", "15", "30", "50"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
  const window = fc.record({ weekday, start, minutes: fc.integer({ min: 5, max: 1439 }) });
  const now = fc
    .tuple(fc.constantFrom("2026-10-23T22:00Z", "2027-03-26T23:00Z", "2026-11-18T11:00Z"), fc.nat(3 * 1440))
    .map(([day, minutes]) => Date.parse(day) + minutes * 60_000);
  const question = fc
    .record({
      // An hour of distance, since a night of the clock change reaches that much further into the next day.
      windows: fc
        .uniqueArray(window, { maxLength: 6, selector: (w) => w.weekday })
        .filter((windows) => !windowsOverlap(windows.map((w) => ({ ...w, minutes: w.minutes + 60 })))),
      intervalMinutes: fc.integer({ min: 5, max: 90 }),
      firstSlotOffsetMinutes: fc.nat(40),
      leadMinutes: fc.nat(300),
      now,
      maxDays: fc.integer({ min: 1, max: 6 }),
      zone: fc.constantFrom("Europe/Berlin", "Europe/Vienna"),
      cutoff: fc.option(start, { nil: undefined }),
    })
    .map(({ windows, intervalMinutes, firstSlotOffsetMinutes, leadMinutes, now: moment, maxDays, zone, cutoff }) =>
      anInput({
        option: aFulfilmentMethod({
          windows,
          intervalMinutes,
          firstSlotOffsetMinutes,
          cutoffs: cutoff ? [{ kind: "sameDayAt", time: cutoff }] : [],
        }),
        leadMinutes,
        now: moment,
        maxDays,
        timezone: zone,
      }),
    );

  function oracle({ option, timezone: zone, now: moment, leadMinutes, maxDays = 1 }: SlotInput): string[] {
    const today = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
    const found = new Map<string, number>();
    for (let offset = -2; offset < maxDays; offset += 1) {
      const day = today.add({ days: offset });
      const spans = option.windows
        .filter((w) => w.weekday === day.dayOfWeek)
        .map((w) => ({ open: day.toZonedDateTime({ timeZone: zone, plainTime: w.start }), minutes: w.minutes }));
      for (const { open, minutes } of spans)
        for (let k = option.firstSlotOffsetMinutes; k < minutes; k += option.intervalMinutes) {
          const slot = open.add({ minutes: k });
          const ahead = slot.toPlainDate().since(today).days;
          const late = option.cutoffs.some(
            ({ time }) => moment > day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds,
          );
          if (
            ahead < 0 ||
            ahead >= maxDays ||
            late ||
            slot.epochMilliseconds <= moment ||
            slot.epochMilliseconds < moment + leadMinutes * 60_000
          )
            continue;
          const second =
            slot.toPlainDateTime().toZonedDateTime(zone, { disambiguation: "earlier" }).epochMilliseconds <
            slot.epochMilliseconds;
          found.set(`${slot.toPlainDateTime().toString().slice(0, 16)}${second ? "_2" : ""}`, slot.epochMilliseconds);
        }
    }
    return [...found].sort(([, a], [, b]) => a - b).map(([key]) => key);
  }

  test("TIM-02 the same free slots, in order, through clock changes and midnights", () => {
    fc.assert(
      fc.property(question, (ask) => {
        expect(
          listed(ask)
            .filter(([, state]) => state === "free")
            .map(([key]) => key),
        ).toEqual(oracle(ask));
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  test("TIM-02 every slot is judged the same when it is ordered", () => {
    fc.assert(
      fc.property(question, (ask) => {
        const first = earliestSlot({ ...ask, maxDays: 30 });
        let lastStart = 0;
        for (const { date, slots } of offeredSlots(ask))
          for (const { slot, state } of slots) {
            const checked = checkSlot({ ...ask, key: slot.key });
            expect(checked.ok).toBe(state === "free");
            if (checked.ok) expect(checked.value).toEqual(slot);
            expect(slot.key.startsWith(date)).toBe(true);
            expect(slot.start).toBeGreaterThan(lastStart);
            if (state === "free") expect(first?.start).toBeLessThanOrEqual(slot.start);
            lastStart = slot.start;
          }
      }),
      { numRuns: 25 },
    );
  }, 30_000);
});

describe("checkSlot", () => {
  const check = (key: string, overrides: Partial<SlotInput> = {}) => checkSlot({ ...anInput(overrides), key });
  const next = expect.objectContaining({ key: "2026-11-20T10:15" }) as unknown;

  test("gives the slot back, on the last day of the calendar too", () => {
    expect(check("2026-11-20T11:00")).toMatchObject({ ok: true, value: { key: "2026-11-20T11:00" } });
    expect(check("2026-11-27T11:00").ok).toBe(true);
    expect(check("2026-11-28T11:00").ok).toBe(false);
  });

  test("yesterday is over, however long a slot may be late", () => {
    const option = aFulfilmentMethod({ windows: everyDay("00:00", 1440) });
    const now = Date.parse("2026-11-20T00:05+01:00");
    expect(check("2026-11-20T00:00", { option, now, graceMinutes: 15 }).ok).toBe(true);
    expect(check("2026-11-19T23:55", { option: { ...option, intervalMinutes: 5 }, now, graceMinutes: 15 }).ok).toBe(
      false,
    );
  });

  test.each([
    "2026-11-20T11:07",
    "2026-11-20T09:45",
    "2026-11-20T10:00",
    "2026-11-19T11:00",
    "2027-11-20T11:00",
    "2026-11-31T11:00",
    "gestern",
    "",
    "2026-11-20T11:00_2",
  ])("TIM-02 '%s' is not a time to be had; the next one is named", (key) =>
    expect(check(key)).toEqual({ ok: false, refusal: { type: "slot-changed", next } }),
  );

  test("names the reason", () => {
    const key = "2026-11-20T10:15";
    const later = expect.objectContaining({ key: "2026-11-20T10:30" }) as unknown;
    expect(check(key, { soldOutKeys: [key] })).toEqual({ ok: false, refusal: { type: "slot-full", next: later } });
    expect(check(key, { leadMinutes: 20 })).toEqual({ ok: false, refusal: { type: "slot-changed", next: later } });
    expect(
      check(key, { option: aFulfilmentMethod({ cutoffs: [{ kind: "sameDayAt", time: "09:00" }] }) }),
    ).toMatchObject({ refusal: { type: "cutoff-passed", next: { key: "2026-11-21T08:00" } } });
    expect(check(key, { operations: { state: "paused", until: aMoment + 1_800_000, message: "Ofen kaputt" } })).toEqual(
      { ok: false, refusal: { type: "shop-closed", message: "Ofen kaputt", next: later } },
    );
    expect(check(key, { operations: { state: "closed" } })).toMatchObject({
      refusal: { type: "shop-closed", next: { key: "2026-11-21T08:00" } },
    });
    expect(check(key, { option: aFulfilmentMethod({ enabled: false }) })).toEqual({
      ok: false,
      refusal: { type: "slot-changed", next: null },
    });
  });
});

test("the timetable of a day begins with the day, whatever window reaches into it", () => {
  const days = timetable(fridayNight, timezone, "2026-11-21", "2026-11-21").map(({ date }) => date);
  expect(days).toEqual(["2026-11-21", "2026-11-21"]);
});
