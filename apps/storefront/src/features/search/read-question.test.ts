import { expect, test } from "vitest";
import { readInput } from "./read-question.ts";

test.each([
  ["Milch vegan", "Milch", ["vegan"]],
  ["Veganes Bio Brot", "Brot", ["vegan", "organic"]],
  ["glutenfreier Kuchen", "Kuchen", ["glutenFree"]],
  ["Kuchen ohne Gluten", "Kuchen", ["glutenFree"]],
  ["laktosefrei", "", ["lactoseFree"]],
  ["vegetarische  Suppe", "Suppe", ["vegetarian"]],
  ["Brotzeit", "Brotzeit", []],
  ["Biohof Ei", "Biohof Ei", []],
])("S-S17 reads %s as goods and what they have to be", (typed, words, diets) => {
  expect(readInput(typed)).toEqual({ words, diets });
});
