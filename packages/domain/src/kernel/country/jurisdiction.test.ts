import { expect, test } from "vitest";
import { allergenCodes } from "../../catalog/goods/allergen.ts";
import { jurisdictions } from "./jurisdiction.ts";
import { wordings } from "./wording.ts";

test("ADR-01 postal codes are strings with the zero in front", () => {
  expect(["01067", "83022", "99999"].every((zip) => jurisdictions.DE.zipPattern.test(zip))).toBe(true);
  expect(["00123", "1067", "830222", "8302a"].some((zip) => jurisdictions.DE.zipPattern.test(zip))).toBe(false);
  expect(jurisdictions.AT.zipPattern.test("8010")).toBe(true);
  expect(["0810", "80100"].some((zip) => jurisdictions.AT.zipPattern.test(zip))).toBe(false);
});

test("FOO-03 Austria has one letter for each of the 14 groups, without I, J, K and Q", () => {
  const letters = wordings.AT.allergenLetters ?? "";
  expect(letters).toHaveLength(allergenCodes.length);
  expect(letters).not.toMatch(/[IJKQ]/);
  expect(Object.fromEntries(allergenCodes.map((code, index) => [code, letters[index]]))).toMatchObject({
    gluten: "A",
    egg: "C",
    milk: "G",
    nuts: "H",
    celery: "L",
    mustard: "M",
    sesame: "N",
    sulphite: "O",
    lupin: "P",
    molluscs: "R",
  });
  expect(wordings.DE.allergenLetters).toBeNull();
});

test("PRC-02 a small business never says that VAT is included", () => {
  for (const { priceNotes } of Object.values(jurisdictions)) {
    expect(priceNotes.regular).toBe("inkl. MwSt.");
    expect(priceNotes.smallBusiness).not.toContain("inkl.");
  }
});
