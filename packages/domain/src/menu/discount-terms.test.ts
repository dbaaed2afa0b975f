import { expect, test } from "vitest";
import { type DiscountTerms, isLimited } from "./discount-terms.ts";

const terms: DiscountTerms = {
  codeId: "HERBST",
  code: "HERBST",
  name: "Herbst",
  kind: "percent",
  percentBp: 1000,
  stacking: "stackable",
  priority: 1,
};

test("a code is limited by all its uses, by those of each person, or to one of each", () => {
  expect(isLimited(terms)).toBe(false);
  expect(isLimited({ ...terms, oncePerCustomer: false })).toBe(false);
  for (const limit of [{ maxUses: 5 }, { maxUsesPerCustomer: 2 }, { oncePerCustomer: true }])
    expect(isLimited({ ...terms, ...limit })).toBe(true);
});
