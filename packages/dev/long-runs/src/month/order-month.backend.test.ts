import { afterAll, beforeAll, expect, it } from "vitest";
import { startMonthWorld, type MonthWorld } from "./month-world.ts";
import { monthReportText, runMonth } from "./run-month.ts";

let month: MonthWorld;

beforeAll(async () => {
  month = await startMonthWorld();
});
afterAll(() => month.world.stop());

it("closes a month of 60 orders in three shops to the cent", { timeout: 900_000 }, async () => {
  const report = await runMonth(month, 20_261_120, 60);
  expect(report.problems, monthReportText(report)).toEqual([]);
  expect(report.orders).toBeGreaterThan(48);
});
