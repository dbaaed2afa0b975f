import { describe, expect, test } from "vitest";
import { anItem } from "../testing/builders.ts";
import type { Country } from "../jurisdiction/country.ts";
import { itemProblems } from "./item-problems.ts";
import type { MenuItem } from "./menu.ts";

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

test("FOO-02 open food is not sold without its name and its allergens, known one by one", () => {
  expect(problems({ name: " " })).toContain("no-name");
  expect(problems({ allergenState: "unknown", allergens: [] })).toContain("allergens-unknown");
  expect(problems({ allergenState: "declared", allergens: [] })).toContain("allergens-unknown");
  expect(problems({ allergenState: "none", allergens: [] })).toEqual([]);
});
