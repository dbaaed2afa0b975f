import { describe, expect, test } from "vitest";
import { campaignsOf } from "./campaigns.ts";
import type { DiscountTerms } from "./discount-terms.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const terms = (part: Partial<DiscountTerms> = {}): DiscountTerms => ({
  codeId: "HERBST",
  code: "HERBST",
  name: "Herbstaktion",
  kind: "percent",
  percentBp: 1000,
  autoApply: true,
  stacking: "stackable",
  priority: 100,
  firstOrderOnly: false,
  oncePerCustomer: false,
  b2bOnly: false,
  emails: [],
  uses: 7,
  ...part,
});

describe("the campaigns of a menu", () => {
  test("need not say that they ask for nobody", () => {
    const { firstOrderOnly: _first, oncePerCustomer: _once, b2bOnly: _b2b, emails: _emails, ...plain } = terms();
    expect(campaignsOf([plain], now)).toHaveLength(1);
  });

  test("are told without anything about people or uses", () => {
    expect(campaignsOf([terms()], now)).toEqual([
      {
        codeId: "HERBST",
        code: "HERBST",
        name: "Herbstaktion",
        kind: "percent",
        percentBp: 1000,
        autoApply: true,
        stacking: "stackable",
        priority: 100,
      },
    ]);
  });

  test.each<[string, Partial<DiscountTerms>]>([
    ["a code somebody has to type", { autoApply: false }],
    ["one for the first order", { firstOrderOnly: true }],
    ["one for each person", { oncePerCustomer: true }],
    ["one for some addresses", { emails: ["a@b.example"] }],
    ["one for a group", { groups: ["team"] }],
    ["one for businesses", { b2bOnly: true }],
    ["one that is counted", { maxUses: 50 }],
    ["one that is counted by person", { maxUsesPerCustomer: 2 }],
    ["one that is over", { validTo: now }],
  ])("%s is none", (_name, part) => {
    expect(campaignsOf([terms(part)], now)).toEqual([]);
  });

  test("one that has not begun yet is in already, in an order that does not change", () => {
    const later = terms({ codeId: "ADVENT", validFrom: now + 1, validTo: now + 2 });
    const names = (all: readonly DiscountTerms[]) => campaignsOf(all, now).map(({ codeId }) => codeId);
    expect(names([terms(), later])).toEqual(["ADVENT", "HERBST"]);
    expect(names([later, terms()])).toEqual(["ADVENT", "HERBST"]);
  });
});
