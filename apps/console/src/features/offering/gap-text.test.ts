import { expect, it } from "vitest";
import { publishGapTypes } from "@lokalkorb/domain/offering/publish-gaps";
import { gapText } from "./gap-text.ts";

it("says what is missing, by the name of the article", () => {
  const names = new Map([["bread", "Bauernbrot"]]);
  expect(gapText("allergens-unknown:bread", names)).toBe("Bauernbrot: Die Allergene sind nicht angegeben.");
  expect(gapText("imprint-missing", names)).toBe("Das Impressum ist nicht ausgefüllt.");
  for (const type of publishGapTypes) expect(gapText(`${type}:bread`, names)).toMatch(/[.]$/);
});
