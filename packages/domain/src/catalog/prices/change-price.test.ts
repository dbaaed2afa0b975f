import fc from "fast-check";
import { expect, test } from "vitest";
import { changeItemPrice, changePrice } from "./change-price.ts";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const change = fc.record({
  changeBp: fc.integer({ min: -9_000, max: 50_000 }),
  stepCents: fc.constantFrom<1 | 5 | 10>(1, 5, 10),
});

test.each([
  [340, 500, 5, 355],
  [340, 500, 1, 357],
  [999, -1_000, 10, 900],
  [1, -9_000, 5, 5],
  [0, 5_000, 5, 0],
  [105, 0, 10, 110],
] as const)("%i cents by %i basis points in steps of %i are %i", (before, changeBp, stepCents, after) => {
  expect(changePrice(before, { changeBp, stepCents })).toBe(after);
});

test("a changed price is whole cents, a multiple of its step, and no further from the exact one than half a step", () => {
  fc.assert(
    fc.property(cents, change, (before, by) => {
      const after = changePrice(before, by);
      expect(Number.isSafeInteger(after) && after % by.stepCents === 0).toBe(true);
      expect(after > 0).toBe(before > 0);
      const away = Math.abs(after * 10_000 - before * (10_000 + by.changeBp));
      if (after !== by.stepCents) expect(away).toBeLessThanOrEqual(by.stepCents * 5_000);
    }),
  );
});

test("of two prices the lower one stays no higher than the other", () => {
  fc.assert(
    fc.property(cents, cents, change, (one, other, by) => {
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
      expect(changePrice(lower, by)).toBeLessThanOrEqual(changePrice(higher, by));
    }),
  );
});

test("goods sold by weight change by the kilogram, and the price of a usual piece follows", () => {
  const catchWeight = { pricePerKgCents: 2_490, minGrams: 200, estGrams: 250, maxGrams: 300 };
  expect(changeItemPrice({ priceCents: 623, catchWeight }, { changeBp: 1_000, stepCents: 10 })).toEqual({
    priceCents: 685,
    catchWeight: { ...catchWeight, pricePerKgCents: 2_740 },
  });
  expect(changeItemPrice({ priceCents: 623 }, { changeBp: 1_000, stepCents: 1 })).toEqual({ priceCents: 685 });
});
