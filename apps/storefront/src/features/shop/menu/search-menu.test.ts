import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
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

it("S-S17 finds by diet, asks for all words, and puts what is called so before what only speaks of it", () => {
  interface View {
    readonly name: string;
    readonly description: string | undefined;
    readonly diets: readonly Diet[];
  }
  const milk: readonly { readonly name: string; readonly views: readonly View[] }[] = [
    {
      name: "Frühstück",
      views: [
        { name: "Porridge", description: "mit Milch", diets: [] },
        { name: "Haferdrink", description: "statt Milch", diets: ["vegan"] },
      ],
    },
    {
      name: "Frisches",
      views: [
        { name: "Butter", description: "aus Milch", diets: [] },
        { name: "Heumilch", description: undefined, diets: [] },
      ],
    },
  ];
  const names = (text: string): string[] =>
    searchMenu(milk, text).flatMap(({ views }) => views.map(({ name }) => name));
  expect(names("milch vegan")).toEqual(["Haferdrink"]);
  expect(names("milch")).toEqual(["Heumilch", "Butter", "Porridge", "Haferdrink"]);
});
