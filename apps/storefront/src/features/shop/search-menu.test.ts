import { expect, it } from "vitest";
import { searchMenu } from "./search-menu.ts";

const sections = [
  {
    name: "Milch & Käse",
    views: [
      { name: "Bergkäse", description: "aus Rohmilch" },
      { name: "Butter", description: undefined },
    ],
  },
  { name: "Brot", views: [{ name: "Holzofenbrot", description: "mit Sauerteig aus der Dorfstraße" }] },
];
const found = (text: string): string[] =>
  searchMenu(sections, text).flatMap(({ views }) => views.map(({ name }) => name));

it("finds without umlauts, over name, description and category", () => {
  expect(found("bergkase")).toEqual(["Bergkäse"]);
  expect(found("dorfstrasse")).toEqual(["Holzofenbrot"]);
  expect(found("käse")).toEqual(["Bergkäse", "Butter"]);
  expect(found("nix")).toEqual([]);
  expect(found("  ")).toHaveLength(3);
});
