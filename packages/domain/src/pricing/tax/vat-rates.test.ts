import { describe, expect, test } from "vitest";
import { countries } from "../../kernel/country/country.ts";
import { vatClass as vatClassField } from "../../catalog/goods/item-fields.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { depositVatRate, vatRate, vatRates } from "./vat-rates.ts";

describe("vatRate", () => {
  test.each([
    ["DE", "food", "takeaway", "2025-12-31", 700],
    ["DE", "food", "dineIn", "2025-12-31", 1900],
    ["DE", "food", "dineIn", "2026-01-01", 700],
    ["DE", "basicFood", "takeaway", "2026-11-20", 700],
    ["DE", "basicFood", "dineIn", "2025-12-31", 1900],
    ["DE", "basicFood", "dineIn", "2026-11-20", 700],
    ["DE", "drink", "takeaway", "2026-11-20", 1900],
    ["DE", "drink", "dineIn", "2026-11-20", 1900],
    ["DE", "milkDrink", "takeaway", "2026-11-20", 700],
    ["DE", "milkDrink", "dineIn", "2026-11-20", 1900],
    ["AT", "food", "takeaway", "2026-11-20", 1000],
    ["AT", "food", "dineIn", "2026-11-20", 1000],
    ["AT", "basicFood", "takeaway", "2026-06-30", 1000],
    ["AT", "basicFood", "takeaway", "2026-07-01", 490],
    ["AT", "basicFood", "dineIn", "2026-07-01", 1000],
    ["AT", "drink", "takeaway", "2026-11-20", 2000],
    ["AT", "milkDrink", "takeaway", "2026-11-20", 1000],
  ] as const)("VAT-01 %s %s %s on %s is %i", (country, vatClass, service, date, rate) => {
    expect(vatRate({ country, vatClass, service, date })).toBe(rate);
  });

  test("VAT-01 every class has exactly one youngest rate on every day", () => {
    const days = Array.from({ length: 36 }, (_, month) => addDays("2024-01-01", month * 31));
    for (const country of countries)
      for (const vatClass of vatClassField.values)
        for (const service of ["takeaway", "dineIn"] as const)
          for (const date of days) {
            if (vatClass === "custom") continue;
            const fits = vatRates.filter(
              (row) =>
                row.country === country &&
                row.vatClass === vatClass &&
                (row.service ?? service) === service &&
                row.from <= date,
            );
            const youngest = fits
              .map(({ from }) => from)
              .sort()
              .at(-1);
            expect(fits.filter(({ from }) => from === youngest)).toHaveLength(1);
            expect(vatRate({ country, vatClass, service, date })).toBe(
              fits.find(({ from }) => from === youngest)?.rateBp,
            );
          }
  });

  test("a custom class brings its own rate", () => {
    expect(
      vatRate({ country: "AT", vatClass: "custom", customRateBp: 1300, service: "takeaway", date: "2026-11-20" }),
    ).toBe(1300);
    expect(() => vatRate({ country: "AT", vatClass: "custom", service: "takeaway", date: "2026-11-20" })).toThrow(
      "needs its rate",
    );
  });

  test("farmers with a flat rate use it for all but drinks", () => {
    const ask = { country: "DE", service: "takeaway", date: "2026-11-20", taxScheme: "flatRateFarmer" } as const;
    expect(vatRate({ ...ask, vatClass: "food" })).toBe(780);
    expect(vatRate({ ...ask, vatClass: "drink" })).toBe(1900);
  });

  test("a day before the table is our mistake", () => {
    expect(() => vatRate({ country: "DE", vatClass: "food", service: "takeaway", date: "2023-12-31" })).toThrow(
      "no VAT rate",
    );
  });
});

test("VAT-05 deposits share the rate of the content, but not the Austrian single-use deposit", () => {
  const deposit = (country: "DE" | "AT", kind: "can" | "bottle" | undefined, contentRateBp: number) =>
    depositVatRate({ country, kind, contentRateBp });
  expect(deposit("DE", "can", 1900)).toBe(1900);
  expect(deposit("DE", "bottle", 700)).toBe(700);
  expect(deposit("AT", "can", 2000)).toBeNull();
  expect(deposit("AT", "bottle", 2000)).toBe(2000);
  expect(deposit("AT", undefined, 2000)).toBe(2000);
});
