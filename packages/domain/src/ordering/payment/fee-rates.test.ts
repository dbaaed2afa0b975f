import { expect, test } from "vitest";
import { earliestFeeDay, feeBpOn, feeOf, mostFeeRates, withFeeRate, type FeeRate } from "./fee-rates.ts";

const rates: readonly FeeRate[] = [
  { from: "2026-12-01", percentBp: 250 },
  { from: "2026-06-01", percentBp: 490 },
];

test.each([
  ["2026-05-31", 300],
  ["2026-06-01", 490],
  ["2026-11-30", 490],
  ["2026-12-01", 250],
  ["2030-01-01", 250],
])("on %s the fee is %i basis points", (day, expected) => {
  expect(feeBpOn(rates, day, 300)).toBe(expected);
});

test.each([
  [1_000, 0, 333, 33],
  [999, 0, 333, 33],
  [1_001, 0, 333, 33],
  [1_051, 0, 333, 34],
  [1_000, -400, 333, 19],
  [30, -40, 333, 0],
  [0, 0, 10_000, 0],
])("goods of %i with %i off at %i basis points: %i cents, rounded down", (itemsCents, discountCents, feeBp, fee) => {
  expect(feeOf({ feeBp }, { itemsCents, discountCents }, 100_000, 0)).toBe(fee);
});

test("a fee is never more than was paid, and payments without a rate go by every shop's", () => {
  const totals = { itemsCents: 5_000, discountCents: 0 };
  expect(feeOf({ feeBp: 1_000 }, totals, 120, 0)).toBe(120);
  expect(feeOf({}, totals, 5_000, 300)).toBe(150);
  expect(feeOf({ feeBp: 0 }, totals, 5_000, 300)).toBe(0);
});

test("a new rate takes the place of one of the same day, and changes nothing that has begun", () => {
  const added = withFeeRate(rates, { from: "2026-12-01", percentBp: 100 }, "2026-11-26");
  expect(added).toEqual([
    { from: "2026-06-01", percentBp: 490 },
    { from: "2026-12-01", percentBp: 100 },
  ]);
  const late = withFeeRate(rates, { from: "2026-07-01", percentBp: 0 }, "2026-11-26");
  expect(feeBpOn(late, "2026-11-25", 300)).toBe(490);
  expect(feeBpOn(late, "2026-11-26", 300)).toBe(0);
  const many = Array.from({ length: mostFeeRates }, (_, day) => ({ from: `2027-${day}`, percentBp: day }));
  expect(withFeeRate(many, { from: "2028-01-01", percentBp: 1 }, "2026-11-26")).toHaveLength(mostFeeRates);
});

test.each([
  ["higher than today's", 600, "2026-11-26", "2026-12-12"],
  ["higher than today's, on a day that is over", 600, "2026-01-01", "2026-12-12"],
  ["higher than what was announced", 300, "2026-12-05", "2026-12-12"],
  ["as high as today's", 490, "2026-11-26", "2026-11-26"],
  ["lower than today's", 300, "2026-11-26", "2026-11-26"],
  ["lower than what was announced", 200, "2026-12-05", "2026-11-26"],
] as const)("PLT-03 a rate that is %s has its notice of 15 days", (_, percentBp, from, earliest) => {
  expect(earliestFeeDay(rates, { from, percentBp }, "2026-11-26")).toBe(earliest);
});

test("PLT-03 a rate that comes too early begins after its notice; before the first one everything but nothing is higher", () => {
  expect(withFeeRate([], { from: "2026-11-26", percentBp: 100 }, "2026-11-26")).toEqual([
    { from: "2026-12-12", percentBp: 100 },
  ]);
  expect(withFeeRate([], { from: "2027-01-01", percentBp: 100 }, "2026-11-26")[0]?.from).toBe("2027-01-01");
  expect(withFeeRate([], { from: "2026-11-26", percentBp: 0 }, "2026-11-26")[0]?.from).toBe("2026-11-26");
});
