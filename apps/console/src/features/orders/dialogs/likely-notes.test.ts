import { expect, it } from "vitest";
import { likelyNotes } from "./likely-notes.ts";

it("offers the notes somebody would hand over", () => {
  expect(likelyNotes(1180)).toEqual([1500, 2000, 5000, 10_000]);
  expect(likelyNotes(500)).toEqual([1000, 2000, 5000, 10_000]);
  expect(likelyNotes(2240)).toEqual([2500, 3000, 4000, 5000]);
});
