import { expect, test } from "vitest";
import { isOwnTip, readTip, tipError } from "./own-tip.ts";

test.each([
  ["3", 300],
  [" 2,5 € ", 250],
  ["0.50", 50],
  ["100,00", 10_000],
  ["", null],
  ["viel", null],
  ["1,234", null],
  ["-2", null],
  ["5 %", null],
])("VAT-06 „%s“ comes to %s cents", (typed, cents) => expect(readTip(typed)).toBe(cents));

test("VAT-06 an own tip has an end, and says so", () => {
  expect(tipError(" ")).toBeUndefined();
  expect(tipError("100")).toBeUndefined();
  expect(tipError("100,01")).toBe("Höchstens 100,00\u00a0€.");
  expect(tipError("viel")).toContain("2,50");
});

test("whatever the shop does not propose is an own amount", () => {
  const offer = { mode: "percent", presets: [5, 10] } as const;
  expect(isOwnTip(null, offer)).toBe(false);
  expect(isOwnTip({ mode: "percent", value: 10 }, offer)).toBe(false);
  expect(isOwnTip({ mode: "fixed", value: 10 }, offer)).toBe(true);
});
