import { expect, test } from "vitest";
import { newTemplate, storedTemplates, templatesErrors, templatesValues } from "./vat-values.ts";

test("M-B2 templates of VAT are stored as they were typed, without the kind that stands for all", () => {
  const rows = [
    { country: "DE", word: "brot", vatClass: "food" },
    { kind: "farm", country: "AT", word: "milch", vatClass: "milkDrink" },
  ] as const;
  expect(storedTemplates(templatesValues(rows))).toEqual(rows);
  expect(storedTemplates({ rows: [{ ...newTemplate, word: " Säfte " }] })).toEqual([
    { country: "AT", word: "Säfte", vatClass: "food" },
  ]);
});

test("M-B2 a template without a word is said at its field", () => {
  const rows = [{ ...newTemplate, word: "Brot" }, newTemplate, { ...newTemplate, word: "x" }];
  expect(Object.keys(templatesErrors({ rows }))).toEqual(["rows.1.word", "rows.2.word"]);
});
