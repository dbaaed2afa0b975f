import { claimKinds } from "@lokalkorb/domain/catalog/claims/claims";
import { expect, test } from "vitest";
import { newItem } from "../values/item-values.ts";
import { claimNotes, claimWords, openClaims, reservedWords } from "./claim-notes.ts";

const told = (change: Partial<typeof newItem>) => openClaims({ ...newItem, ...change }).map(({ kind }) => kind);

test("LEG-04 each claim has a reason and a rule in words", () => {
  for (const kind of claimKinds) {
    expect(claimWords[kind].note.length).toBeGreaterThan(20);
    expect(claimWords[kind].rule).toMatch(/UWG|Verordnung/);
  }
});

test("FOO-05 a name that is kept for goods of milk or meat is spoken of, and of what to call them", () => {
  const notes = (name: string) => claimNotes({ ...newItem, name }).map(({ word, rule }) => [word, rule]);
  expect(notes("Hafermilch")).toEqual([["Hafermilch", reservedWords.milk.rule]]);
  expect(notes("Veganes Steak, regional")).toEqual([
    ["Steak", reservedWords.meat.rule],
    ["regional", claimWords.regional.rule],
  ]);
  expect(claimNotes({ ...newItem, name: "Haferdrink", diets: ["vegan"] })).toEqual([]);
});

test("LEG-04 claims that other fields bear out are not spoken of", () => {
  const text = { name: "Bio-Brot, glutenfrei", description: "Aus der Region" };
  expect(told(text)).toEqual(["organic", "free", "regional"]);
  expect(told({ ...text, diets: ["organic", "glutenFree"], origin: "Chiemgau" })).toEqual([]);
  // No field bears out that food heals.
  expect(told({ name: "Heilt alles", diets: ["organic"], origin: "hier" })).toEqual(["medical"]);
  expect(told({ name: "Bauernbrot", description: "Mit Sauerteig" })).toEqual([]);
});
