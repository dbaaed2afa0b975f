import { expect, it } from "vitest";
import { folded, wordsIn } from "./folded.ts";

it("looks for words without regard for case, accents and ß, however a letter is composed", () => {
  expect(folded("Weißbrot MÜSLI Crème")).toBe("weissbrot musli creme");
  expect(folded("u\u0308ber")).toBe(folded("über"));
  expect(wordsIn("  Grobes\tSalz ")).toEqual(["grobes", "salz"]);
});
