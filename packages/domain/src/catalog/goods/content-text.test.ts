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

test.each([
  ["Apfelschorle, 0,5 l", "500\u00a0ml", true],
  ["Mehl, 1 kg", "1\u00a0kg", true],
  ["Butter 250g", "250\u00a0g", true],
  ["Eier, 10 Stück", "10\u00a0Stück", true],
  ["Apfelschorle, 0,5 l", "330\u00a0ml", false],
  ["Senf, 1 l", "1\u00a0kg", false],
  ["Most, 11 l", "1\u00a0l", false],
  ["Brot Nr. 7", "750\u00a0g", false],
])("S-P11 „%s“ and „%s“ are the same amount: %s", (name, content, same) => {
  expect(namesContent(name, content)).toBe(same);
});
