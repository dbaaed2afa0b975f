import { expect, test } from "vitest";
import { isNearWord } from "./near-word.ts";

test.each([
  ["kartofel", "kartoffel"],
  ["bort", "brot"],
  ["krotte", "karotte"],
  ["bauenrb", "bauernbrot"],
  ["brott", "brot"],
  ["semel", "semmeln"],
])("%s is near %s", (typed, word) => expect(isNearWord(typed, word)).toBe(true));

test.each([
  ["xrot", "brot"],
  ["brot", "bier"],
  ["ei", "eu"],
  ["apfel", "kartoffel"],
])("%s is not near %s", (typed, word) => expect(isNearWord(typed, word)).toBe(false));
