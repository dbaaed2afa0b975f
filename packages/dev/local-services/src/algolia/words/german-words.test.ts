import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { lexicon } from "./german-lexicon.ts";
import { pluralStem } from "./german-plural.ts";
import { partsOfCompound } from "./split-compound.ts";
import { wordDistance } from "./word-distance.ts";

const partsOf = (word: string): Record<string, string> =>
  Object.fromEntries(partsOfCompound(fold(word), (stem) => lexicon.has(stem)));
const same = (one: string, many: string): boolean => pluralStem(fold(one)) === pluralStem(fold(many));

describe("one and many", () => {
  it.each([
    ["Brot", "Brote"],
    ["Apfel", "Äpfel"],
    ["Semmel", "Semmeln"],
    ["Wurst", "Würste"],
    ["Rübe", "Rüben"],
    ["Ei", "Eier"],
    ["Torte", "Torten"],
    ["Saft", "Säfte"],
  ])("%s and %s are the same", (one, many) => expect(same(one, many)).toBe(true));

  it.each([
    ["Eis", "Eier"],
    ["Brot", "Braten"],
    ["Reis", "Rind"],
  ])("%s and %s are not", (one, other) => expect(same(one, other)).toBe(false));
});

describe("parts of compounds", () => {
  it("finds what a thing is, and what it has to do with", () => {
    expect(partsOf("Rinderhackfleisch")).toMatchObject({ fleisch: "tail", hackfleisch: "tail", rind: "head" });
    expect(partsOf("Bauernbrot")).toMatchObject({ brot: "tail" });
    expect(partsOf("Brotkorb")).toMatchObject({ brot: "head", korb: "tail" });
    expect(partsOf("Rapsöl")).toEqual({ raps: "head", ol: "tail" });
  });

  it("finds no wine in pigs, and nothing in short words", () => {
    for (const word of ["Schwein", "Preis", "Kreis", "Brot", "Tomate"]) expect(Object.keys(partsOf(word))).toEqual([]);
  });
});

describe("mistakes", () => {
  it.each([
    ["kartofel", "kartoffel", 1],
    ["bort", "brot", 1],
    ["krotte", "karotte", 1],
    ["xrot", "brot", 2],
    ["brot", "braten", 3],
    ["kase", "kase", 0],
  ])("%s for %s has %i", (typed, word, mistakes) => expect(wordDistance(typed, word, 2, false)).toBe(mistakes));

  it("leaves the end of a word open where it is only begun", () => {
    expect(wordDistance("bauenrb", "bauernbrot", 2, true)).toBe(1);
    expect(wordDistance("bauenrb", "bauernbrot", 2, false)).toBe(3);
  });
});
