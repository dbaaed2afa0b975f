import { expect, test } from "vitest";
import type { Country } from "../../kernel/country/country.ts";
import { proposeVat } from "./propose-vat.ts";
import { vatProposals } from "./vat-proposals.ts";
import { vatRate } from "./vat-rates.ts";

function rateOf(country: Country, name: string, service: "takeaway" | "dineIn" = "takeaway"): number | null {
  const found = proposeVat({ country, name });
  return found && vatRate({ country, date: "2026-11-26", service, ...found });
}

test.each<[row: string, name: string, de: number, at: number]>([
  ["plantDrink", "Haferdrink Barista", 1900, 2000],
  ["milkMix", "Kalter Kakao", 700, 1000],
  ["milk", "Heumilch 1 l", 700, 490],
  ["coffeeAndTeaToBrew", "Espressobohnen, 250 g", 700, 1000],
  ["vinegar", "Weinessig", 700, 1000],
  ["drink", "Apfelsaft naturtrüb", 1900, 2000],
  ["luxurySeafood", "Frische Austern", 1900, 1000],
  ["book", "Unser Kochbuch", 700, 1000],
  ["flowers", "Blumenstrauß der Woche", 700, 1300],
  ["nonFood", "Bienenwachskerze", 1900, 2000],
  ["bread", "Bauernbrot", 700, 490],
  ["eggsAndDairy", "Freilandeier, 10 Eier", 700, 490],
  ["flourAndPasta", "Weizenmehl 1 kg", 700, 490],
  ["vegetables", "Karotten", 700, 490],
  ["homeFruit", "Äpfel Topaz", 700, 490],
  ["otherFood", "Bergkäse", 700, 1000],
])("VAT-01 row %s: %s is taxed in Germany and Austria as the table says", (row, name, de, at) => {
  expect(proposeVat({ country: "DE", name })?.key).toBe(row);
  expect([rateOf("DE", name), rateOf("AT", name)]).toEqual([de, at]);
});

test("VAT-01 every row has a test above, a reason and a source for both countries", () => {
  expect(vatProposals.map(({ key }) => key)).toHaveLength(16);
  for (const { of } of vatProposals)
    for (const { why, source } of Object.values(of))
      expect([why.length > 5, /UStG|4,9 %/.test(source)]).toEqual([true, true]);
});

test.each([
  ["Apfelsaft", "drink"],
  ["Apfelstrudel", "otherFood"],
  ["Kartoffelsalat", "otherFood"],
  ["Eierlikör", "drink"],
  ["Hafermilch", "plantDrink"],
  ["Milchreis", "flourAndPasta"],
  ["Weintrauben-Kuchen", "otherFood"],
])("VAT-01 the end of a compound decides: %s", (name, key) => {
  expect(proposeVat({ country: "AT", name })?.key).toBe(key);
});

test("VAT-01 at the table milk has the full rate in Germany; a name that says nothing asks its category, then nothing", () => {
  expect(rateOf("DE", "Kalter Kakao", "dineIn")).toBe(1900);
  expect(proposeVat({ country: "DE", name: "Hausgemacht 3", category: "Getränke" })).toMatchObject({
    key: "drink",
    word: "Getränke",
  });
  expect(proposeVat({ country: "DE", name: "Überraschung", category: "Neu" })).toBeNull();
  for (const name of ["Dinkelbrei", "Halbes Schwein", "Zum kleinen Preis", "Für die Feier"])
    expect(proposeVat({ country: "AT", name }), name).toBeNull();
});
