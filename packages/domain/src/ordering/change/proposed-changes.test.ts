import { expect, it } from "vitest";
import { aMoment, anOrderLine } from "../../testing/builders.ts";
import { proposedChanges, proposedWords } from "./proposed-changes.ts";

const cheese = anOrderLine({ lineId: "cheese", name: "Bergkäse" });
const hen = anOrderLine({
  lineId: "hen",
  name: "Suppenhuhn",
  catchWeight: { estGrams: 1800, pricePerKgCents: 1290 },
});
const gone = { at: aMoment, reason: "aus" };

const said = (...[before, after]: Parameters<typeof proposedChanges>): readonly string[] =>
  proposedChanges(before, after).map((change) => proposedWords(change).replaceAll("\u00a0", " "));

it("says what would be another number, new, gone or of another weight, and leaves out what stays", () => {
  expect(said([cheese, hen], [cheese, hen])).toEqual([]);
  expect(said([cheese, hen], [{ ...cheese, qty: 3 }, hen])).toEqual(["3 × Bergkäse statt 1"]);
  expect(said([cheese], [{ ...cheese, removed: gone }, anOrderLine({ lineId: "new", name: "Feldsalat" })])).toEqual([
    "ohne 1 × Bergkäse",
    "neu: 1 × Feldsalat",
  ]);
  const weighed = { ...hen, catchWeight: { estGrams: 1800, pricePerKgCents: 1290, finalGrams: 2100 } };
  expect(said([hen], [weighed])).toEqual(["Suppenhuhn: gewogen 2,1 kg"]);
});

it("says nothing of a line that was out already", () => {
  const out = { ...cheese, removed: gone };
  expect(said([out, hen], [out, { ...hen, qty: 2 }])).toEqual(["2 × Suppenhuhn statt 1"]);
});
