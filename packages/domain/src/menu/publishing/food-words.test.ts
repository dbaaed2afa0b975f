import { describe, expect, test } from "vitest";
import { anItem } from "../../testing/builders.ts";
import type { Country } from "../../kernel/country/country.ts";
import { itemProblems } from "./item-problems.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";

const { stockMode: _mode, ...plain } = anItem();
const problems = (item: Partial<MenuItem>, country: Country = "DE") =>
  itemProblems({ ...plain, ...item, status: "active", stock: { mode: "unlimited" } }, { restaurant: { country } });

describe("additives of open food", () => {
  test.each([
    "mit Farbstoff",
    "mit Konservierungsstoff",
    "mit Nitritpökelsalz",
    "mit Antioxidationsmittel",
    "mit Geschmacksverstärker",
    "geschwefelt",
    "geschwärzt",
    "gewachst",
    "mit Phosphat",
    "mit Süßungsmitteln",
    "enthält eine Phenylalaninquelle",
    "koffeinhaltig",
    "chininhaltig",
    "Gelborange S: Kann Aktivität und Aufmerksamkeit bei Kindern beeinträchtigen",
    "Erhöhter Koffeingehalt. Für Kinder und schwangere oder stillende Frauen nicht empfohlen (32 mg/100 ml)",
  ])("FOO-04 are named as the law says: %s", (words) => {
    expect(problems({ additives: [words] })).toEqual([]);
  });

  test.each(["1", "E 250", "Konservierungsstoff", "mit Farbe", "mit Phosphat, 3"])(
    "FOO-04 a menu's own words or numbers are no information: %s",
    (words) => {
      expect(problems({ additives: ["mit Farbstoff", words] })).toEqual(["additive-words"]);
      // Austria knows no such list.
      expect(problems({ additives: [words] }, "AT")).toEqual([]);
    },
  );
});

describe("free from", () => {
  test.each<[string, Partial<MenuItem>, boolean]>([
    [
      "a claim in the name without the flag",
      { name: "Glutenfreies Brot", allergens: [], allergenState: "none" },
      false,
    ],
    ["a claim in the text without the flag", { description: "Unsere Sahne ist laktosefrei." }, false],
    ["a claim that is meant", { description: "laktosefrei", diets: ["lactoseFree"] }, true],
    ["a denial", { description: "Das Brot ist nicht glutenfrei." }, true],
    ["the flag on bread of wheat", { diets: ["glutenFree"] }, false],
    ["the flag where no gluten is", { diets: ["glutenFree"], allergens: ["milk"] }, true],
  ])("FOO-07 %s", (_what, item, fine) => {
    expect(problems(item)).toEqual(fine ? [] : ["free-from"]);
  });
});

describe("packed food", () => {
  const whole = { kj: 1365, kcal: 321, fat: 0, saturates: 0, carbs: 80, sugar: 80, protein: 0.4, salt: 0 };
  const honey: Partial<MenuItem> = { packed: {}, content: { amount: 500, unit: "g" }, ingredients: "Honig" };
  const { salt: _salt, ...saltless } = whole;

  test.each([
    ["with content and ingredients", {}, true],
    ["with a whole table", { nutrition: whole }, true],
    ["with a table that lacks the salt", { nutrition: saltless }, false],
    ["of which nobody says how much it is", { content: undefined }, false],
    ["of which nobody says what it is made of", { ingredients: " " }, false],
    ["with alcohol and its strength", { alcohol: "beerWine16", ingredients: "", description: "Met, 11 % vol" }, true],
    ["with alcohol of no strength", { alcohol: "beerWine16" }, false],
  ] as [string, Partial<MenuItem>, boolean][])("FOO-02 %s", (_what, item, fine) => {
    expect(problems({ ...honey, ...item })).toEqual(fine ? [] : ["packed-facts"]);
  });
});

test("FOO-02 open food is not sold without its name and its allergens, known one by one", () => {
  expect(problems({ name: " " })).toContain("no-name");
  expect(problems({ allergenState: "unknown", allergens: [] })).toContain("allergens-unknown");
  expect(problems({ allergenState: "declared", allergens: [] })).toContain("allergens-unknown");
  expect(problems({ allergenState: "none", allergens: [] })).toEqual([]);
  expect(problems({ allergenState: "declared", allergens: ["gluten"] })).toEqual(["allergen-kinds"]);
  expect(problems({ allergenState: "declared", allergens: ["gluten:oats", "nuts"] })).toEqual(["allergen-kinds"]);
  expect(problems({ allergenState: "declared", allergens: ["gluten:oats", "nuts:walnut"] })).toEqual([]);
});
