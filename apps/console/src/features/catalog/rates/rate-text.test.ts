import { expect, test } from "vitest";
import { rateText as words } from "./rate-text.ts";

test("VAT-01 says that prices do not change by themselves on the day, and of a day that is over that it has begun", () => {
  const change = { on: "2026-07-01", vatClass: "basicFood", service: "takeaway" } as const;
  const rates = ["10 %", "4,9 %"] as const;
  expect(words.change(change, rates, false)).toMatch(/^Ab 01\.07\.2026: Grundnahrungsmittel .* 4,9 % statt 10 %$/);
  expect(words.change(change, rates, true)).toMatch(/^Seit 01\.07\.2026/);
  expect(words.lead("01.07.2026")).toContain("nicht von selbst am 01.07.2026");
});
