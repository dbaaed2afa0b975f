import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesFile } from "./rules-world.ts";
import { rulesSource, writtenRules } from "./written-rules.ts";

test("field lists and bounds in the rules are those of the definitions (pnpm rules writes them)", () => {
  const source = readFileSync(rulesSource, "utf8");
  expect(source.match(/pnpm rules: /g)).toHaveLength(9);
  expect(writtenRules(source)).toBe(readFileSync(rulesFile("firestore.rules"), "utf8"));
});

test("a document without a definition is no marker", () => {
  expect(() => writtenRules("  // pnpm rules: cake\n")).toThrow('"cake"');
});
