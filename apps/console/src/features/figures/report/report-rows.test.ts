import { expect, it } from "vitest";
import { emptyPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { inSlices } from "@/shared/device/in-slices";
import { customerKinds, reportRows, taxRows, wayRows } from "./report-rows.ts";
import { reportOf, reportSpan } from "./spans.ts";
import { views } from "./report-text.ts";

const month = {
  ...emptyPeriod("m2026-11"),
  orders: 3,
  takingsCents: 1500,
  newCustomers: 1,
  goods: {
    a: { name: "=1+1", qty: 2, grams: 0, cents: 900 },
    b: { name: "Bergkäse", qty: 1, grams: 1250, cents: 1900 },
  },
  byDistribution: { pickup: { orders: 2, takingsCents: 900 }, delivery: { orders: 1, takingsCents: 600 } },
  byPayment: { cashOnPickup: { orders: 3, takingsCents: 1500 } },
  byChannel: { web: { orders: 3, takingsCents: 1500 } },
  vat: { "700": { netCents: 841, vatCents: 59 }, "1900": { netCents: 504, vatCents: 96 } },
};
const report = reportOf([month], reportSpan("monat", "2026-11-20"));

it("F14 ways, kinds of customers and rates of tax add up to the whole", () => {
  expect(wayRows(report.sum).distribution.map(({ name }) => name)).toEqual(["Abholung", "Lieferung"]);
  expect(customerKinds(report.sum).map(({ orders, share }) => [orders, share])).toEqual([
    [1, "33\u00a0%"],
    [2, "67\u00a0%"],
  ]);
  expect(taxRows(report.sum)).toMatchObject({
    rates: [{ name: "19\u00a0%" }, { name: "7\u00a0%" }],
    total: { netCents: 1345, vatCents: 155 },
  });
});

it("F14 each view is a table for table programs, in which no name is a formula", async () => {
  for (const view of views) {
    const [head = [], ...rows] = reportRows(view, report, "DE");
    expect(rows.length, view).toBeGreaterThan(0);
    for (const row of rows) expect(row, view).toHaveLength(head.length);
  }
  const text = await inSlices(printCsv(reportRows("artikel", report, "DE")));
  expect(text).toContain("Bergkäse;1;1250;19,00");
  expect(text).toContain("'=1+1;2;0;9,00");
});
