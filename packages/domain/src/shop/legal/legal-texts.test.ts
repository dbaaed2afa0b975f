import { expect, test } from "vitest";
import type { LegalTextsInForce } from "../legal-text-fields.ts";
import { legalSections } from "./legal-sections.ts";
import { acceptedLegalTexts, legalTextId, plainLegalText, shownLegalTexts } from "./legal-texts.ts";

const inForce: LegalTextsInForce = {
  terms: { version: 3, sha256: "a3", validFrom: 1 },
  privacy: { version: 1, sha256: "b1", validFrom: 1 },
};

test("CHK-13 own texts are accepted in the versions that are in force, with the hashes of the shop and not of the page", () => {
  const shown = shownLegalTexts(inForce);
  expect(shown).toEqual([
    { kind: "terms", version: 3 },
    { kind: "privacy", version: 1 },
  ]);
  expect(acceptedLegalTexts(shown, inForce)).toEqual([
    { kind: "terms", version: 3, sha256: "a3" },
    { kind: "privacy", version: 1, sha256: "b1" },
  ]);
  expect(acceptedLegalTexts([], {})).toEqual([]);
  expect(acceptedLegalTexts([])).toEqual([]);
});

test.each([
  [
    "an older version",
    [
      { kind: "terms", version: 2 },
      { kind: "privacy", version: 1 },
    ],
  ],
  [
    "a version to come",
    [
      { kind: "terms", version: 4 },
      { kind: "privacy", version: 1 },
    ],
  ],
  ["one text less", [{ kind: "terms", version: 3 }]],
  ["none", []],
  [
    "a text that the shop took back",
    [
      { kind: "terms", version: 3 },
      { kind: "privacy", version: 1 },
      { kind: "withdrawal", version: 1 },
    ],
  ],
] as const)("CHK-13 a page that showed %s is asked again", (_name, shown) => {
  expect(acceptedLegalTexts(shown, inForce)).toBeNull();
});

test("CHK-05 the id of a version says kind and number", () => {
  expect(legalTextId({ kind: "withdrawal", version: 12 })).toBe("withdrawal-12");
});

test("CHK-05 ends of lines and spaces behind them make no other text", () => {
  expect(plainLegalText("\r\n# AGB  \r\nSatz.\r\n\r\n")).toBe("# AGB\nSatz.");
});

test("CHK-05 headings make sections, empty lines paragraphs, dashes lists; signs of HTML stay text", () => {
  expect(
    legalSections(
      "Vorab.\n\n# 1. Geltung\nZeile eins\nZeile zwei\n\n- **eins**\n- zwei\n### 2. Recht ###\n<b>fett</b>",
    ),
  ).toEqual([
    { title: "", paragraphs: ["Vorab."] },
    { title: "1. Geltung", paragraphs: ["Zeile eins\nZeile zwei", "• eins\n• zwei"] },
    { title: "2. Recht", paragraphs: ["<b>fett</b>"] },
  ]);
  expect(legalSections("")).toEqual([]);
});
