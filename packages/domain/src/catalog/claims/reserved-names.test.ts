import { expect, test } from "vitest";
import { reservedNames, type NamedGoods } from "./reserved-names.ts";

const found = (name: string, goods: Partial<NamedGoods> = {}): readonly (readonly [string, string])[] =>
  reservedNames({ name, diets: [], allergens: [], ...goods }).map(({ kind, word }) => [kind, word]);

test.each([
  ["Hafermilch", "milk", "Hafermilch"],
  ["Bio-Soja-Joghurt Natur", "milk", "Bio-Soja-Joghurt"],
  ["Mandelmilch, ungesüßt", "milk", "Mandelmilch"],
  ["Veganer Käse", "milk", "Käse"],
  ["Käsekuchen, vegan", "milk", "Käsekuchen"],
  ["Rein pflanzliche Butter", "milk", "Butter"],
  ["Veganes Schlagobers", "milk", "Schlagobers"],
  ["Veganes Hähnchenfilet", "meat", "Hähnchenfilet"],
  ["Vegetarischer Schinken", "meat", "Schinken"],
  ["Pflanzliches Rind", "meat", "Rind"],
])("FOO-05 „%s“ has a reserved name", (name, kind, word) => {
  expect(found(name)).toEqual([[kind, word]]);
});

test.each([
  "Kokosmilch",
  "Erdnussbutter, cremig",
  "Kakaobutter",
  "Leberkäse",
  "Butternusskürbis",
  "Butterpilze",
  "Buttersalat",
  "Milchsauer vergorenes Kraut",
  "Rahmig gerührte Creme",
  "Käse-Alternative aus Mandeln",
  "Milchfreie Schokolade",
  "Creme ohne Milch",
  "Alternative zu Käse",
  "Fruchtfleisch der Mango",
  "Orangenfilets",
  "Fleischtomaten",
  "Polente",
  "Schnitzel aus Sojaeiweiß",
  "Haferdrink",
])("FOO-05 vegan goods may be called „%s“", (name) => {
  expect(found(name, { diets: ["vegan"] })).toEqual([]);
});

test.each(["Bergkäse", "Nussjoghurt", "Kräuterbutter", "Milchreis", "Rindersteak", "Brot mit Butter", ""])(
  "FOO-05 „%s“ is no name of plants",
  (name) => {
    expect(found(name)).toEqual([]);
  },
);

test("FOO-05 the diet counts as the name does, and milk in the goods speaks for the name", () => {
  expect(found("Frischkäse", { diets: ["vegan"] })).toEqual([["milk", "Frischkäse"]]);
  expect(found("Hafermilch", { allergens: ["milk"] })).toEqual([]);
  expect(found("Käse", { diets: ["vegetarian"] })).toEqual([]);
  expect(found("Bacon mit Käse", { diets: ["vegetarian"] })).toEqual([["meat", "Bacon"]]);
  expect(found("Veganer Bacon mit Käse")).toEqual([
    ["milk", "Käse"],
    ["meat", "Bacon"],
  ]);
});
