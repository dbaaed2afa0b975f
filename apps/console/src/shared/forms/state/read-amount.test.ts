import { expect, test } from "vitest";
import { centsField, percentField, readCents, readCount, readPercent } from "./read-amount.ts";

test.each([
  ["12", 1200],
  ["12,5", 1250],
  ["0,05", 5],
  ["1.250,00", 125_000],
  ["3,40 €", 340],
  ["12.50", null],
  ["12,505", null],
  ["-3", null],
  ["", null],
  ["zwölf", null],
])("money as typed: %s", (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

test("what a field shows is read again as the same amount", () => {
  for (const cents of [0, 5, 99, 100, 123_456]) expect(readCents(centsField(cents))).toBe(cents);
  for (const points of [0, 50, 750, 10_000]) expect(readPercent(percentField(points))).toBe(points);
});

test("percentages end at 100, counts are whole", () => {
  expect(readPercent("7,5 %")).toBe(750);
  expect(readPercent("100")).toBe(10_000);
  expect(readPercent("101")).toBeNull();
  expect(readCount("12")).toBe(12);
  expect(readCount("1,5")).toBeNull();
});
