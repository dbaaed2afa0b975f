import { expect, it } from "vitest";
import { keepAmounts } from "./keep-amounts.ts";

it.each([
  ["Kartoffeln, festkochend, 2 kg", "Kartoffeln, festkochend, 2_kg"],
  ["Heumilch, 1 l", "Heumilch, 1_l"],
  ["Apfelsaft, Kiste 6 × 0,5 l naturtrüb", "Apfelsaft, Kiste 6_×_0,5_l naturtrüb"],
  ["Freilandeier, 10 Stück", "Freilandeier, 10_Stück"],
  ["Obstler 40 % vol", "Obstler 40_% vol"],
  ["Menü 2 gemischt", "Menü 2 gemischt"],
  ["Torte für 4 Personen", "Torte für 4 Personen"],
])("an amount stays with its unit: %s", (name, kept) => {
  expect(keepAmounts(name).replaceAll("\u00a0", "_")).toBe(kept);
});
