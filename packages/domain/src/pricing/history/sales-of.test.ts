import { describe, expect, test } from "vitest";
import { aMenu, aMoment, anItem } from "../../testing/builders.ts";
import type { Campaign } from "../../menu/campaigns.ts";
import { afterSales, salesOf } from "./sales-of.ts";

const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  codeId: "HERBST",
  code: "HERBST",
  name: "Herbst",
  kind: "percent",
  percentBp: 1000,
  autoApply: true,
  stacking: "stackable",
  priority: 1,
  ...more,
});

describe("PRC-07 what campaigns make of a price for everybody", () => {
  test.each<[string, Partial<Campaign>, boolean]>([
    ["percents", {}, true],
    ["percents here alone", { channels: ["web"] }, true],
    ["no named channel", { channels: [] }, true],
    ["percents elsewhere", { channels: ["elsewhere"] }, false],
    ["percents of this", { includeItems: ["bread"] }, true],
    ["percents of something else", { includeItems: ["cola"] }, false],
    ["a minimum", { minSubtotalCents: 1 }, false],
    ["one way alone", { distribution: ["pickup"] }, false],
    ["one method of payment", { paymentMethods: ["online"] }, false],
    ["an amount off everything", { kind: "fixed", amountCents: 100 }, false],
    ["a gift", { kind: "freeItem", itemId: "bread" }, false],
  ])("%s", (_name, more, counts) => {
    expect(salesOf(aMenu({ campaigns: [campaign(more)] }), anItem())).toHaveLength(counts ? 1 : 0);
  });

  test("counts for what nothing else has made cheaper, also where it leaves out reduced goods", () => {
    const onlyFull = campaign({ excludeDiscounted: true });
    expect(salesOf(aMenu({ campaigns: [onlyFull] }), anItem())).toHaveLength(1);
  });

  test("is nothing for what is kept out of discounts, or where there is none", () => {
    expect(salesOf(aMenu({ campaigns: [campaign()] }), anItem({ excludeFromDiscounts: true }))).toEqual([]);
    expect(salesOf(aMenu(), anItem())).toEqual([]);
  });

  test("is all of them that run in a time, within their caps", () => {
    const after = (...sales: readonly Partial<Campaign>[]) =>
      afterSales(1000, sales.map(campaign), aMoment, aMoment + 10);
    expect(after()).toBe(1000);
    expect(after({}, {})).toBe(810);
    expect(after({ maxDiscountCents: 30 })).toBe(970);
    const { percentBp: _none, ...bare } = campaign();
    expect(afterSales(1000, [bare], aMoment, aMoment + 10)).toBe(1000);
    expect(after({ validFrom: aMoment + 10 }, { validTo: aMoment })).toBe(1000);
    expect(after({ validFrom: aMoment + 9 })).toBe(900);
    expect(after({ percentBp: 20_000 })).toBe(0);
  });
});
