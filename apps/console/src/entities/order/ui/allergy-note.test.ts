import { expect, it } from "vitest";
import { mentionsAllergy } from "./allergy-note.ts";

it("notices when a shopper asks for care", () => {
  for (const note of [
    "Nussallergie!",
    "Bin allergisch gegen Ei",
    "bitte glutenfrei",
    "Zöliakie",
    "ohne Nüsse, bitte",
  ]) {
    expect(mentionsAllergy(note)).toBe(true);
  }
  for (const note of ["Bitte alles auf einem Tablett.", "ohne Einpackpapier", "Klingel defekt"]) {
    expect(mentionsAllergy(note)).toBe(false);
  }
});
