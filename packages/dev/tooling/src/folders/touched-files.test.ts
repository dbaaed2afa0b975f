import { expect, test } from "vitest";
import { root } from "../stack/root.ts";
import { touchedFiles } from "./touched-files.ts";

test.each([
  ["item.storageHint", 4],
  ["fulfilmentMethod.publicNote", 6],
  ["item.weightGrams", 6],
])("%s is named in %i product files at most (pnpm facts --touch)", (field, most) => {
  const { written } = touchedFiles(root, field);
  expect(written.some((file) => file.startsWith("packages/domain/"))).toBe(true);
  expect(written.length, written.join("\n")).toBeLessThanOrEqual(most);
});

test("what a command writes into the rules stands apart", () => {
  expect(touchedFiles(root, "publicNote").generated).toEqual(["firestore.rules"]);
});
