import { expect, test } from "vitest";
import { backOfficeText as words } from "./back-office-text.ts";
import { feeDayProblem } from "./fee-button.tsx";

test("PLT-03 a higher fee is refused at its day until its notice is over, a lower one begins today", () => {
  const rates = [{ from: "2026-06-01", percentBp: 490 }];
  const problem = (percentBp: number | null, from: string) => feeDayProblem(rates, { from, percentBp }, "2026-11-26");
  expect(problem(600, "2026-12-11")).toBe(words.feeEarly("12.12.2026"));
  expect(problem(600, "2026-12-12")).toBeUndefined();
  expect(problem(300, "2026-11-26")).toBeUndefined();
  expect(problem(300, "2026-11-25")).toBe(words.feeOver);
  expect(problem(300, "")).toBe(words.feeNoDay);
});
