import { describe, expect, test } from "vitest";
import { aMoment } from "../../testing/builders.ts";
import { type PriceMoment, priceAt, weightCents } from "./price-at.ts";
import type { PriceRule } from "../goods/item.ts";

const timezone = "Europe/Berlin";
const price = (priceRules: readonly PriceRule[], moment: Partial<PriceMoment> = {}) =>
  priceAt({ priceCents: 500, priceRules }, { at: aMoment, timezone, ...moment });

describe("what one piece costs", () => {
  test("its price, without rules", () => {
    expect(priceAt({ priceCents: 500 }, { at: aMoment, timezone })).toBe(500);
    expect(price([])).toBe(500);
  });

  test("a price of a time holds from its first moment to before its last", () => {
    const rule = { id: "r", priceCents: 400, from: aMoment, to: aMoment + 1 };
    expect(price([rule])).toBe(400);
    expect(price([rule], { at: aMoment - 1 })).toBe(500);
    expect(price([rule], { at: aMoment + 1 })).toBe(500);
    expect(price([rule], { at: null })).toBe(500);
  });

  test("a price of certain hours holds in them", () => {
    const rule = { id: "r", priceCents: 600, windows: [{ weekday: 5 as const, start: "10:00", minutes: 60 }] };
    expect(price([rule])).toBe(600);
    expect(price([rule], { at: aMoment + 3_600_000 })).toBe(500);
    expect(price([rule], { at: null })).toBe(500);
  });

  test("without a time only what holds always", () => {
    expect(price([{ id: "r", priceCents: 450 }], { at: null })).toBe(450);
    expect(price([{ id: "r", priceCents: 450, from: 0 }], { at: null })).toBe(500);
    expect(price([{ id: "r", priceCents: 450, to: 9e15 }], { at: null })).toBe(500);
    expect(price([{ id: "r", priceCents: 450, windows: [] }], { at: null })).toBe(450);
  });

  test("of several the lowest, and the list of the customer before all", () => {
    const rules = [
      { id: "a", priceCents: 450 },
      { id: "b", priceCents: 430 },
      { id: "c", priceCents: 480, priceListId: "gastro" },
    ];
    expect(price(rules)).toBe(430);
    expect(price(rules, { priceListId: "gastro" })).toBe(480);
    expect(price(rules, { priceListId: "andere" })).toBe(430);
  });
});

test("PRC-10 a weight costs its share of the kilogram, half a cent up", () => {
  expect(weightCents({ pricePerKgCents: 1290 }, 1800)).toBe(2322);
  expect(weightCents({ pricePerKgCents: 999 }, 500)).toBe(500);
  expect(weightCents({ pricePerKgCents: 1290 }, 0)).toBe(0);
});
