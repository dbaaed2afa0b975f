import { expect, it } from "vitest";
import { emptyPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { movedUntil, reportOf, reportSpan, stretchesUntil } from "./spans.ts";

const sold = (period: string, takingsCents: number): Period => ({ ...emptyPeriod(period), orders: 1, takingsCents });

it("F14 a report has four weeks of days, a quarter of weeks from Monday, or a year of whole months", () => {
  expect(stretchesUntil("tag", "2026-11-20")).toHaveLength(28);
  expect(stretchesUntil("tag", "2026-11-20")[0]).toEqual({ first: "2026-10-24", last: "2026-10-24" });
  const weeks = stretchesUntil("woche", "2026-11-20");
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toEqual({ first: "2026-11-16", last: "2026-11-22" });
  const months = stretchesUntil("monat", "2026-11-20");
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ first: "2025-12-01", last: "2025-12-31" });
  expect(months.find(({ first }) => first === "2026-02-01")?.last).toBe("2026-02-28");
});

it("F14 it is compared with as much time before, and reads no other documents", () => {
  const days = reportSpan("tag", "2026-11-20");
  expect([days.from, days.to]).toEqual(["2026-09-26", "2026-11-20"]);
  const months = reportSpan("monat", "2026-11-20");
  expect([months.from, months.to]).toEqual(["m2024-12", "m2026-11"]);
});

it("F14 it is turned back and forth by its own length, and not into the future", () => {
  const span = reportSpan("tag", "2026-11-20");
  const back = movedUntil(span, -1, "2026-11-20");
  expect(back).toBe("2026-10-23");
  expect(movedUntil(reportSpan("tag", back), 1, "2026-11-20")).toBe("2026-11-20");
  expect(movedUntil(reportSpan("woche", "2026-11-20"), 1, "2026-11-20")).toBe("2026-11-20");
});

it("F14 bars, their sum and the span before come from the same documents", () => {
  const periods = [sold("2026-10-23", 700), sold("2026-10-24", 100), sold("2026-11-20", 200)];
  const report = reportOf(periods, reportSpan("tag", "2026-11-20"));
  expect(report.sum).toMatchObject({ orders: 2, takingsCents: 300 });
  expect(report.sumBefore).toMatchObject({ orders: 1, takingsCents: 700 });
  expect(report.isComparable).toBe(true);
  expect(report.parts.reduce((sum, { takingsCents }) => sum + takingsCents, 0)).toBe(300);
  expect(report.partsBefore.at(-1)?.takingsCents).toBe(700);
  const months = reportOf([sold("m2026-11", 900)], reportSpan("monat", "2026-11-20"));
  expect(months.parts.at(-1)?.takingsCents).toBe(900);
  expect(months.isComparable).toBe(false);
});
