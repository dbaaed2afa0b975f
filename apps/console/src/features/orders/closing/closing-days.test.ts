import { expect, it } from "vitest";
import { closableDays, lateRows, skippedDays } from "./closing-days.ts";

const today = "2026-11-20";

it("offers today and the days after the last closing, a week at most", () => {
  expect(closableDays(today, null)).toHaveLength(7);
  expect(closableDays(today, "2026-11-18")).toEqual([today, "2026-11-19"]);
  expect(closableDays(today, today)).toEqual([]);
});

it("names the days that a closing would take in", () => {
  expect(skippedDays(today, null)).toEqual([]);
  expect(skippedDays(today, "2026-11-17")).toEqual(["2026-11-18", "2026-11-19"]);
  expect(skippedDays("2026-11-18", "2026-11-17")).toEqual([]);
});

it("tells rows of earlier days apart", () => {
  const row = { orderId: "o", no: "A-1", dayCode: "1", cents: 1, taxedBy: "till", shares: [] } as const;
  const sales = [
    { ...row, day: today },
    { ...row, day: "2026-11-19" },
  ];
  expect(lateRows({ sales, refunds: [] }, today)).toEqual({ sales: [sales[1]], refunds: [] });
});
