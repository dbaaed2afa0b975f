import { expect, test } from "vitest";
import { claimsIn, type ClaimKind } from "./claims.ts";

const kinds = (...texts: string[]): readonly ClaimKind[] => claimsIn(...texts).map(({ kind }) => kind);

test.each<[string, ClaimKind, string]>([
  ["Bio-Karotten vom Feld", "organic", "Bio-Karotten"],
  ["Biomilch 3,8 %", "organic", "Biomilch"],
  ["aus biologischem Anbau", "organic", "biologischem"],
  ["Öko-Eier", "organic", "Öko-Eier"],
  ["klimaneutral gebacken", "green", "klimaneutral"],
  ["in nachhaltiger Verpackung", "green", "nachhaltiger"],
  ["Thymian heilt", "medical", "heilt"],
  ["Der Tee hilft gegen Husten", "medical", "gegen Husten"],
  ["ein gesundes Frühstück", "health", "gesundes"],
  ["stärkt das Immunsystem", "health", "stärkt"],
  ["proteinreich und sättigend", "nutrition", "proteinreich"],
  ["reich an Vitamin C", "nutrition", "reich an Vitamin"],
  ["glutenfreies Brot", "free", "glutenfreies"],
  ["regionale Zutaten", "regional", "regionale"],
  ["Äpfel aus der Region", "regional", "aus der Region"],
])("LEG-04 „%s“ is a claim", (text, kind, word) => {
  expect(claimsIn(text)).toEqual([{ kind, word }]);
});

test("LEG-04 words that only look alike are none", () => {
  for (const text of [
    "Biskuit mit Erdbeeren",
    "Bionade Holunder",
    "Biografie einer Bäckerin",
    "Kräftige Brühe, lange gekocht",
    "Grüne Bohnen",
    "Bei uns gebacken",
    "Kaffee Crema",
    "",
  ])
    expect(kinds(text), text).toEqual([]);
});

test("LEG-04 each kind is said once, whether it stands in the name or below it", () => {
  expect(kinds("Bio-Apfelsaft", "Bio, regional und gesund. Regional!")).toEqual(["organic", "health", "regional"]);
});
