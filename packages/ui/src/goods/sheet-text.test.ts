import { expect, it } from "vitest";
import { problemText, ruleText, sheetText } from "./sheet-text.ts";

it("S-W2 one that is possible is not said in the plural", () => {
  expect(problemText({ reason: "too-many", min: 0, max: 1 })).toBe("Hier ist nur eins möglich.");
  expect(problemText({ reason: "too-many", min: 0, max: 3 })).toBe("Hier sind höchstens drei möglich.");
});

it("S-W5 the rule of a group says once that one is included", () => {
  for (const [min, max] of [
    [0, 1],
    [1, 1],
    [0, 4],
    [2, 2],
    [0, null],
  ] as const) {
    expect(ruleText(min, max, 1).match(/inklusive|dabei/g), `${min} to ${max}`).toHaveLength(1);
  }
  expect(ruleText(0, 4, 1)).toBe("Bis zu vier, wenn du magst. Eins ist inklusive.");
});

it("S-W12 weighed goods do not say their price by weight a second time", () => {
  const text = sheetText.byWeight({ pricePerKgCents: 1290, estGrams: 1000, minGrams: 900, maxGrams: 1200 });
  expect(text).toMatch(/^Ein Stück wiegt zwischen .* höchstens 15,48.€\.$/);
  expect(text).not.toContain("/kg");
});
