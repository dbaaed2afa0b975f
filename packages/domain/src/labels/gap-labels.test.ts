import { describe, expect, it } from "vitest";
import { gapWords } from "./gap-labels.ts";

describe("M-S8 a gap of a publication is a sentence", () => {
  it.each(Object.entries(gapWords))("%s", (_type, words) => {
    expect(words("Bauernbrot")).toMatch(/^[A-ZÄÖÜ„].*[.)]$/);
    expect(words("")).not.toMatch(/undefined|null/);
  });

  it("with the orders that are promised, the first few by their numbers", () => {
    const words = (orders?: string) => gapWords["days-promised"]("Abholung", orders);
    expect(words("7")).toContain("gibt es noch 1 Bestellung: 7. Verschiebe");
    expect(words("1, 2, 3, 4, 5, 6, 7")).toContain("noch 7 Bestellungen: 1, 2, 3, 4, 5 und 2 weitere. ");
    expect(words()).toContain("wird gerade noch eine Bestellung bezahlt");
  });
});
