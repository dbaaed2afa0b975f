import { expect, test } from "vitest";
import { contentText, namesContent } from "./content-text.ts";

test("amounts are written as on a label", () => {
  expect(contentText({ amount: 500, unit: "g" })).toBe("500\u00a0g");
  expect(contentText({ amount: 1500, unit: "g" })).toBe("1,5\u00a0kg");
  expect(contentText({ amount: 1000, unit: "ml" })).toBe("1\u00a0l");
  expect(contentText({ amount: 10, unit: "piece" })).toBe("10\u00a0Stück");
});

test("a name that ends in its amount says it already, whatever the space", () => {
  expect(namesContent("Heumilch, 1 l", "1\u00a0l")).toBe(true);
  expect(namesContent("Heumilch", "1\u00a0l")).toBe(false);
});
