import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesFile } from "./rules-world.ts";
import { writtenRules } from "./written-rules.ts";

test("field lists and bounds in the rules are those of the definitions (pnpm rules writes them)", () => {
  const rules = readFileSync(rulesFile("firestore.rules"), "utf8");
  expect(rules.match(/pnpm rules: end/g)).toHaveLength(8);
  expect(writtenRules(rules)).toBe(rules);
});

test("a document without a definition is no marker", () => {
  expect(() => writtenRules("  // pnpm rules: cake\n  // pnpm rules: end\n")).toThrow('"cake"');
});
