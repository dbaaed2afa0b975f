import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import { lowest, lowestPriceBefore, type PriceDay } from "../../catalog/prices/lowest-price.ts";
import type { PriceRule } from "../../catalog/goods/item.ts";
import { priceAt } from "../../catalog/prices/price-at.ts";
import { priceDaysFrom } from "./price-days.ts";

const timezone = "Europe/Berlin";
const at = (date: string, time = "00:00"): Instant => localToInstant({ date, time }, timezone);
const noon = at("2026-11-20", "12:00");
const now = { now: noon, timezone };
const week: PriceRule = { id: "week", priceCents: 500, from: at("2026-11-30"), to: at("2026-12-07") };

describe("PRC-07 the days on which a price becomes another", () => {
  test.each<[string, { priceCents: number; priceRules?: PriceRule[] }, PriceDay[], PriceDay[]]>([
    ["a first price", { priceCents: 690 }, [], [{ day: "2026-11-20", priceCents: 690 }]],
    ["the same as before", { priceCents: 690 }, [{ day: "2026-10-01", priceCents: 690 }], []],
    ["a cut", { priceCents: 590 }, [{ day: "2026-10-01", priceCents: 690 }], [{ day: "2026-11-20", priceCents: 590 }]],
    [
      "a raise at noon: this morning it was less",
      { priceCents: 690 },
      [{ day: "2026-10-01", priceCents: 590 }],
      [
        { day: "2026-11-20", priceCents: 690, lowestCents: 590 },
        { day: "2026-11-21", priceCents: 690 },
      ],
    ],
    [
      "a week that comes",
      { priceCents: 690, priceRules: [week] },
      [{ day: "2026-10-01", priceCents: 690 }],
      [
        { day: "2026-11-30", priceCents: 500 },
        { day: "2026-12-07", priceCents: 690 },
      ],
    ],
    [
      "some hours that come",
      {
        priceCents: 690,
        priceRules: [{ id: "h", priceCents: 500, from: at("2026-11-30", "09:00"), to: at("2026-11-30", "17:00") }],
      },
      [{ day: "2026-10-01", priceCents: 690 }],
      [
        { day: "2026-11-30", priceCents: 690, lowestCents: 500 },
        { day: "2026-12-01", priceCents: 690 },
      ],
    ],
    [
      "a dearer week that begins and ends at noon",
      {
        priceCents: 690,
        priceRules: [{ id: "d", priceCents: 750, from: at("2026-11-30", "12:00"), to: at("2026-12-07", "12:00") }],
      },
      [{ day: "2026-10-01", priceCents: 690 }],
      [
        { day: "2026-11-30", priceCents: 750, lowestCents: 690 },
        { day: "2026-12-01", priceCents: 750 },
        { day: "2026-12-07", priceCents: 690 },
      ],
    ],
    [
      "an hour of each Friday, for ever",
      {
        priceCents: 690,
        priceRules: [{ id: "f", priceCents: 500, windows: [{ weekday: 5, start: "15:00", minutes: 60 }] }],
      },
      [{ day: "2026-10-01", priceCents: 690 }],
      [{ day: "2026-11-20", priceCents: 690, lowestCents: 500 }],
    ],
    [
      "the price of somebody's list",
      { priceCents: 690, priceRules: [{ ...week, priceListId: "gastro" }] },
      [{ day: "2026-10-01", priceCents: 690 }],
      [],
    ],
    [
      "a rule that is over",
      { priceCents: 690, priceRules: [{ id: "o", priceCents: 500, to: at("2026-11-01") }] },
      [{ day: "2026-11-01", priceCents: 690 }],
      [],
    ],
    [
      "what was written for today is replaced, and what is planned does not count",
      { priceCents: 690 },
      [
        { day: "2026-11-30", priceCents: 100 },
        { day: "2026-11-20", priceCents: 700, lowestCents: 650 },
        { day: "2026-10-01", priceCents: 700 },
      ],
      [
        { day: "2026-11-20", priceCents: 690, lowestCents: 650 },
        { day: "2026-11-21", priceCents: 690 },
      ],
    ],
  ])("%s", (_name, item, known, days) => {
    expect(priceDaysFrom(item, known, now)).toEqual(days);
  });

  test("a price that began by a rule and held into the 30 days is among them", () => {
    const days = priceDaysFrom({ priceCents: 690, priceRules: [week] }, [{ day: "2026-10-01", priceCents: 690 }], now);
    expect(lowestPriceBefore(days, 590, "2026-12-20")).toBe(500);
    expect(lowestPriceBefore(days, 590, "2027-01-05")).toBe(500);
    expect(lowestPriceBefore(days, 590, "2027-01-06")).toBe(690);
  });
});

describe("PRC-07 campaigns for everybody", () => {
  const sale = { percentBp: 1000, validFrom: at("2026-11-30"), validTo: at("2026-12-07") };
  const days = (
    known: readonly PriceDay[],
    sales: readonly (typeof sale)[],
    item: Parameters<typeof priceDaysFrom>[0],
  ) => priceDaysFrom(item, known, { ...now, sales });

  test("stand beside the price for as long as they run", () => {
    expect(days([], [sale], { priceCents: 690 })).toEqual([
      { day: "2026-11-20", priceCents: 690 },
      { day: "2026-11-30", priceCents: 690, saleCents: 621 },
      { day: "2026-12-07", priceCents: 690 },
    ]);
    expect(days([], [sale], { priceCents: 690, priceRules: [week] })).toContainEqual({
      day: "2026-11-30",
      priceCents: 500,
      saleCents: 450,
    });
  });

  test("that were withdrawn today were paid this morning", () => {
    const known = [{ day: "2026-11-01", priceCents: 690, saleCents: 621 }];
    expect(days(known, [], { priceCents: 690 })).toEqual([{ day: "2026-11-21", priceCents: 690 }]);
    expect(days(known, [], { priceCents: 650 })).toEqual([
      { day: "2026-11-20", priceCents: 650, saleCents: 621 },
      { day: "2026-11-21", priceCents: 650 },
    ]);
  });

  test("count for the reduction after them, and end no reduction that runs", () => {
    const history = days([{ day: "2026-10-01", priceCents: 690 }], [sale], { priceCents: 690 });
    expect(lowestPriceBefore(history, 590, "2026-12-20")).toBe(621);
    expect(lowestPriceBefore(history, 590, "2027-01-07")).toBe(690);
    expect(lowestPriceBefore(history, 690, "2026-12-20")).toBeNull();
    const reduced = [...history, { day: "2026-12-20", priceCents: 590, saleCents: 531 }];
    expect(lowestPriceBefore(reduced, 590, "2026-12-28")).toBe(621);
  });
});

interface Publishing {
  readonly hour: number;
  readonly priceCents: number;
  readonly rules: readonly { readonly from: number; readonly hours: number; readonly priceCents: number }[];
}

const firstDay = "2026-10-05";
const start = at(firstDay);
const hour = 60 * 60_000;
const daysInAll = 40;

const itemOf = ({ priceCents, rules }: Publishing) => ({
  priceCents,
  priceRules: rules.map((rule, index) => ({
    id: String(index),
    priceCents: rule.priceCents,
    from: start + rule.from * hour,
    to: start + (rule.from + rule.hours) * hour,
  })),
});

const publishings = fc
  .uniqueArray(
    fc.record({
      hour: fc.integer({ min: 0, max: 24 * daysInAll }),
      priceCents: fc.integer({ min: 5, max: 9 }),
      rules: fc.array(
        fc.record({
          from: fc.integer({ min: 0, max: 24 * daysInAll }),
          hours: fc.integer({ min: 1, max: 24 * 9 }),
          priceCents: fc.integer({ min: 1, max: 12 }),
        }),
        { maxLength: 3 },
      ),
    }),
    { selector: (one) => one.hour, minLength: 1, maxLength: 5 },
  )
  .map((list) => list.toSorted((a, b) => a.hour - b.hour));

/** The prices of a shop, written down every hour. */
function askedByDay(list: readonly Publishing[]): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (let passed = 0; passed < 24 * daysInAll; passed++) {
    const moment = start + passed * hour;
    const current = list.findLast((one) => one.hour <= passed);
    if (current === undefined) continue;
    const { date } = instantToLocal(moment, timezone);
    // Days have 23 or 25 hours, too: only whole ones are looked at.
    if (date >= addDays(firstDay, daysInAll - 1)) break;
    asked.set(date, Math.min(asked.get(date) ?? Infinity, priceAt(itemOf(current), { at: moment, timezone })));
  }
  return asked;
}

function historyOf(list: readonly Publishing[]): readonly PriceDay[] {
  let history: readonly PriceDay[] = [];
  for (const one of list) {
    const moment = start + one.hour * hour;
    const { date } = instantToLocal(moment, timezone);
    const steps = priceDaysFrom(itemOf(one), history, { now: moment, timezone });
    const isKept = ({ day }: PriceDay): boolean => day <= date && steps.every((step) => step.day !== day);
    history = [...history.filter(isKept), ...steps].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  }
  return history;
}

test("PRC-07 each day has the lowest price that was asked on it, whatever was published when, through the change of the clock", () => {
  fc.assert(
    fc.property(publishings, (list) => {
      const history = historyOf(list);
      const changed = new Set(list.map((one) => instantToLocal(start + one.hour * hour, timezone).date));
      for (const [date, cents] of askedByDay(list)) {
        const entry = history.findLast(({ day }) => day <= date);
        const kept = entry === undefined ? Infinity : lowest(entry);
        // On a day of a change what was planned for the rest of it may count, too: never more than was asked.
        if (changed.has(date)) expect(kept).toBeLessThanOrEqual(cents);
        else expect([date, kept]).toEqual([date, cents]);
      }
      expect(history.every(({ day }) => day >= firstDay && day <= addDays(firstDay, 2 * daysInAll))).toBe(true);
    }),
  );
});
