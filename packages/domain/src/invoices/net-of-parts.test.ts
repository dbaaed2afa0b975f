import { expect, it } from "vitest";
import { takeInvoiceNumber } from "./invoice-number.ts";
import { addVat, netOfParts } from "./net-of-parts.ts";

it("VAT-20 amounts that cancel each other leave a rate without net and without tax", () => {
  const { vat, netCents } = netOfParts([
    { rateBp: 700, grossCents: 100 },
    { rateBp: 700, grossCents: -100 },
  ]);
  expect(vat).toEqual([]);
  expect(netCents.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  const line = { rateBp: 700, netCents: 100, vatCents: 7, grossCents: 107 };
  expect(addVat([line, { rateBp: 700, netCents: -100, vatCents: -7, grossCents: -107 }])).toEqual([]);
});

it("INV-02 a number begins with the words of its series, and its count anew with each year", () => {
  const series = { prefix: "RE-{YYYY}-", next: 7, pad: 5, year: 2026 };
  const first = takeInvoiceNumber(series, 2026);
  expect([first.no, takeInvoiceNumber(first.series, 2027).no]).toEqual(["RE-2026-00007", "RE-2027-00001"]);
  expect(takeInvoiceNumber({ ...series, prefix: "HOF", pad: 3 }, 2026).no).toBe("HOF2026-007");
});
