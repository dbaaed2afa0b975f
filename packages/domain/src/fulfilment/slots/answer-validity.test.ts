import fc from "fast-check";
import { expect, test } from "vitest";
import type { Closure, Operations } from "../../shop/shop-settings.ts";
import { aFulfilmentMethod } from "../../testing/builders.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { answersHoldUntil } from "./answer-validity.ts";
import type { Cutoff, FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { Window } from "../../kernel/time/window.ts";
import { earliestSlot } from "./next-slot.ts";
import { offeredSlots } from "./offered-slots.ts";
import { openingState } from "./opening-state.ts";

const timezone = "Europe/Berlin";
const minute = 60_000;
const friday = "2026-11-20";
const at = (time: string, date = friday): number => localToInstant({ date, time }, timezone);
const shop = { timezone, closures: [] as readonly Closure[], operations: { state: "open" } as Operations };

type Asked = typeof shop & { readonly now: number; readonly options: readonly FulfilmentMethod[] };

const answersOf = ({ options, ...question }: Asked) => ({
  opening: openingState({ ...question, windows: options.flatMap(({ windows }) => windows) }),
  ways: options.map((option) => ({
    option,
    next: earliestSlot({ ...question, option, leadMinutes: 0, units: 0, maxDays: 8 }),
  })),
});
const holdsUntil = (asked: Asked): number => answersHoldUntil({ ...asked, ...answersOf(asked) });

const lunch = [{ weekday: weekdayOf(friday), start: "11:00", minutes: 180 }];
const method = (more: Partial<FulfilmentMethod> = {}): FulfilmentMethod =>
  aFulfilmentMethod({ windows: lunch, leadMinutes: 30, ...more });

test("D-6 what was said of a shop holds until its next time is over, it opens or closes, or the day ends", () => {
  const asked = (now: number, more: Partial<Asked> = {}): number =>
    holdsUntil({ ...shop, now, options: [method()], ...more });
  expect(asked(at("09:00"))).toBe(at("10:30") + 1);
  expect(asked(at("11:20"))).toBe(at("11:30") + 1);
  expect(asked(at("13:50"))).toBe(at("14:00"));
  expect(asked(at("15:00"))).toBe(at("00:00", "2026-11-21"));
  expect(asked(at("09:00"), { operations: { state: "paused", until: at("09:10") } })).toBe(at("09:10"));
  expect(asked(at("09:00"), { options: [method({ cutoffs: [{ kind: "sameDayAt", time: "09:30" }] })] })).toBe(
    at("09:30") + 1,
  );
});

const days = Array.from({ length: 9 }, (_, index) => addDays(friday, index - 1));
const time = fc.nat(95).map((quarter) => {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
});
const aWindow: fc.Arbitrary<Window> = fc
  .record({ weekday: fc.integer({ min: 1, max: 7 }), start: time, minutes: fc.constantFrom(15, 120, 480, 1440) })
  .map((window) => window as Window);
const aCutoff: fc.Arbitrary<Cutoff> = fc.oneof(
  time.map((each) => ({ kind: "sameDayAt", time: each }) as const),
  fc.record({ kind: fc.constant("daysBeforeAt" as const), time, days: fc.integer({ min: 0, max: 2 }) }),
);
const aMethod = fc
  .record({
    windows: fc.array(aWindow, { maxLength: 5 }),
    intervalMinutes: fc.constantFrom(15, 30, 45),
    firstSlotOffsetMinutes: fc.constantFrom(0, 10),
    leadMinutes: fc.constantFrom(0, 20, 90, 1500),
    advance: fc.record({ minDays: fc.integer({ min: 0, max: 1 }), maxDays: fc.integer({ min: 0, max: 9 }) }),
    cutoffs: fc.array(aCutoff, { maxLength: 2 }),
  })
  .map((more) => aFulfilmentMethod(more));
const aClosure: fc.Arbitrary<Closure> = fc.record({
  from: fc.constantFrom(...days),
  to: fc.constantFrom(...days),
  mode: fc.constantFrom("closed" as const, "preorderOnly" as const),
});
const now = fc.integer({ min: 0, max: 3 * 24 * 60 }).map((minutes) => at("00:00") + minutes * minute);
const someOperations = fc.record({
  state: fc.constantFrom("open" as const, "rush" as const, "paused" as const, "closed" as const),
  rushExtraMinutes: fc.constantFrom(15, 40),
  after: fc.option(fc.integer({ min: -60, max: 400 }), { nil: null }),
});
const asking = fc
  .record({
    now,
    options: fc.array(aMethod, { minLength: 1, maxLength: 2 }),
    closures: fc.array(aClosure, { maxLength: 2 }),
    said: someOperations,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ said: { after, ...operations }, ...asked }) => ({
    ...shop,
    ...asked,
    operations: { ...operations, ...(after === null ? {} : { until: asked.now + after * minute }) } as Operations,
  }));

test("D-6 nothing that was said of any shop changes before, whatever its times and rules", () => {
  fc.assert(
    fc.property(asking, ({ part, ...asked }) => {
      const until = holdsUntil(asked);
      expect(until).toBeGreaterThan(asked.now);
      const between = asked.now + Math.floor(part * (until - 1 - asked.now));
      for (const later of [between, until - 1]) expect(answersOf({ ...asked, now: later })).toEqual(answersOf(asked));
    }),
    { numRuns: 200 },
  );
});

test("D-6 the first free time of a few days is that of all of them", () => {
  fc.assert(
    fc.property(asking, ({ part: _part, options, ...asked }) => {
      for (const option of options) {
        const question = { ...asked, option, leadMinutes: 0, units: 0 };
        const all = offeredSlots(question).flatMap(({ slots }) => slots);
        expect(earliestSlot(question)).toEqual(all.find(({ state }) => state === "free")?.slot ?? null);
      }
    }),
    { numRuns: 200 },
  );
});
