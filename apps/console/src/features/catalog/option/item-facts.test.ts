import { anItem } from "@lokalkorb/domain/testing/builders";
import { expect, test } from "vitest";
import { factsOfItem, hasFactsOf, itemFactsText } from "./item-facts.ts";
import { newChoice, newOption, storedOption } from "./option-values.ts";

const beer = anItem({
  id: "radler",
  name: "Radler",
  allergens: ["gluten:barley"],
  vatClass: "drink",
  alcohol: "beerWine16",
  depositCents: 8,
  depositKind: "bottle",
  diets: ["vegan"],
});

test("K-FM-5 a choice takes the facts of its item over, and then has them", () => {
  const empty = { ...newChoice(), name: "Radler", itemId: "radler" };
  expect(hasFactsOf(empty, beer)).toBe(false);
  const taken = { ...empty, ...factsOfItem(beer) };
  expect(hasFactsOf(taken, beer)).toBe(true);
  expect(hasFactsOf({ ...taken, alcohol: "" }, beer)).toBe(false);
  expect(storedOption({ ...newOption, name: "Dazu", choices: [taken] }, null).choices[0]).toMatchObject({
    itemId: "radler",
    allergens: ["gluten:barley"],
    vatClass: "drink",
    alcohol: "beerWine16",
    depositCents: 8,
    depositKind: "bottle",
    diets: ["vegan"],
  });
  expect(itemFactsText(beer, "DE")).toContain("Pfand 0,08");
});

test("K-FM-5 a rate of its own is not that of the choice, and no deposit has no kind", () => {
  const soap = anItem({ allergens: [], vatClass: "custom", customRateBp: 1900, depositKind: "glass" });
  expect(factsOfItem(soap)).toMatchObject({ vatClass: "", alcohol: "", deposit: "", depositKind: "", diets: [] });
  expect(itemFactsText(soap, "DE")).toContain("keine Allergene");
});
