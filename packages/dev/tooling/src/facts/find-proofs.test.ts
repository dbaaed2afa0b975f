import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { facts } from "./facts.ts";
import { findProofs } from "./find-proofs.ts";

function inFolder(text: string): readonly (readonly [string, number])[] {
  const folder = mkdtempSync(join(tmpdir(), "lokalkorb-facts-"));
  const file = join(folder, "packages/domain/src/a.test.ts");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const found = [...findProofs(folder)].map(([id, tests]) => [id, tests.length] as const);
  rmSync(folder, { recursive: true });
  return found;
}

it.each([
  ['it("F22 keeps a subscription", () => {});', [["F22", 1]]],
  [
    "test('F20 F21 reads once', () => {});",
    [
      ["F20", 1],
      ["F21", 1],
    ],
  ],
  ['it.each(messages)("F30 drops %j", () => {});', [["F30", 1]]],
  ['it.each([\n  ["a", 1],\n])("F34 %s is %d", () => {});', [["F34", 1]]],
  ['describe("C03", () => {});', [["C03", 1]]],
  ['it("keeps F22 in mind", () => {});', []],
] as const)("finds the ids a title begins with: %s", (text, found) => {
  expect(inFolder(text)).toEqual(found);
});

it("C02 lists every fact of the specification once", () => {
  const ids = facts.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("F"))).toHaveLength(39);
  expect(ids.filter((id) => id.startsWith("C"))).toHaveLength(4);
  expect(new Set(ids).size).toBe(43);
});
