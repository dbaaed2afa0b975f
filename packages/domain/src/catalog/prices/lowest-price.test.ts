import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../kernel/time/local-date.ts";
import { lowestPriceBefore, type PriceDay } from "./lowest-price.ts";

const today = "2026-11-20";
const ago = (days: number, priceCents: number, lowestCents?: number): PriceDay => ({
  day: addDays(today, -days),
  priceCents,
  ...(lowestCents === undefined ? {} : { lowestCents }),
});

test.each<[string, PriceDay[], number, number | null]>([
  ["nothing was before", [], 500, null],
  ["the same price since ever", [ago(90, 500)], 500, null],
  ["one price before", [ago(10, 500)], 400, 500],
  ["a price that began before the 30 days and held into them", [ago(90, 450), ago(10, 500)], 400, 450],
  ["a price that ended before them", [ago(90, 300), ago(60, 500)], 400, 500],
  ["the lowest of several", [ago(25, 450), ago(20, 600)], 400, 450],
  ["a price raised before it is cut, to look cheap", [ago(40, 450), ago(3, 900)], 450, 450],
  ["the reduction that runs since days", [ago(60, 500), ago(5, 400)], 400, 500],
  ["steps down in a row are one reduction", [ago(60, 500), ago(10, 450), ago(5, 420)], 400, 500],
  ["an old step is a price of its own", [ago(90, 500), ago(40, 450)], 400, 450],
  ["a raise is measured by what was lower", [ago(60, 500), ago(10, 300)], 400, 300],
  ["hours with a price of their own count", [ago(10, 500, 350)], 400, 350],
  ["hours with a price of their own, with the price of now", [ago(60, 600), ago(10, 500, 350)], 500, 350],
  ["what is still to come does not count", [ago(10, 500), ago(-3, 100)], 400, 500],
])("PRC-07 %s", (_name, history, price, expected) => {
  expect(lowestPriceBefore(history, price, today)).toBe(expected);
  expect(lowestPriceBefore(history.toReversed(), price, today)).toBe(expected);
});

test("PRC-07 is always a price that was asked", () => {
  const day = fc.record({ days: fc.integer({ min: 0, max: 90 }), cents: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(day, { selector: ({ days }) => days }),
      fc.integer({ min: 1, max: 9 }),
      (list, price) => {
        const lowest = lowestPriceBefore(
          list.map(({ days, cents }) => ago(days, cents)),
          price,
          today,
        );
        if (lowest !== null) expect(list.map(({ cents }) => cents)).toContain(lowest);
      },
    ),
  );
});
