import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBasePrice, formatMoney, formatPercent } from "./format-money.ts";
import { roundHalfUp } from "../money/round-half-up.ts";

const intl = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

describe("formatMoney", () => {
  test.each([
    [123450, "1.234,50\u00a0€"],
    [0, "0,00\u00a0€"],
    [-0, "0,00\u00a0€"],
    [5, "0,05\u00a0€"],
    [-123, "\u22121,23\u00a0€"],
    [123456789012, "1.234.567.890,12\u00a0€"],
  ])("TXT-02 writes %i as %s", (cents, text) => expect(formatMoney(cents)).toBe(text));

  test("S-P10 TXT-02 is Intl de-DE to the letter, but with a minus sign instead of a hyphen", () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        expect(formatMoney(cents)).toBe(intl.format(cents / 100).replace("-", "\u2212"));
      }),
      { numRuns: 500 },
    );
  });
});

test("PRC-03 a base price names its unit", () => {
  expect(formatBasePrice({ cents: 480, per: "kg" }).shown).toBe("4,80\u00a0€/kg");
  expect(formatBasePrice({ cents: 139, per: "0.5l" }).shown).toBe("1,39\u00a0€/0,5\u00a0l");
  expect(formatBasePrice({ cents: 39, per: "piece" }).shown).toBe("0,39\u00a0€/Stück");
  expect(formatBasePrice({ cents: 199, per: "100g" }).shown).toBe("1,99\u00a0€/100\u00a0g");
  expect(formatBasePrice({ cents: 1996, per: "kg" }).spoken).toBe("19,96\u00a0€ pro Kilogramm");
  expect(formatBasePrice({ cents: 42, per: "piece" }).spoken).toBe("0,42\u00a0€ pro Stück");
  expect(formatBasePrice({ cents: 199, per: "100g" }).spoken).toBe("1,99\u00a0€ pro 100 Gramm");
  expect(formatBasePrice({ cents: 139, per: "0.5l" }).spoken).toBe("1,39\u00a0€ pro halben Liter");
});

test("TXT-02 percent with comma", () => {
  expect([490, 700, 1900].map(formatPercent)).toEqual(["4,9\u00a0%", "7\u00a0%", "19\u00a0%"]);
});

test("rounding takes halves away from zero", () => {
  expect([roundHalfUp(5, 2), roundHalfUp(-5, 2), roundHalfUp(4, 3), roundHalfUp(0, 7), roundHalfUp(-1, 3)]).toEqual([
    3, -3, 1, 0, 0,
  ]);
});
