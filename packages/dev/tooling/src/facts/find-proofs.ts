import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Proof {
  readonly file: string;
  readonly title: string;
}

const testFiles = [
  "packages/{*,dev/*}/src/**/*.{test,spec}.{ts,tsx}",
  "functions/src/**/*.test.ts",
  "apps/*/src/**/*.test.{ts,tsx}",
];
/** Facts of the specification ('F22', 'C02'), duties of the law ('VAT-20') and findings of inspections ('X-M3', 'S-S17'). */
const anyId = /[FC]\d{2}|[A-Z]{3}-\d{2}|A11(?:-\d{2})?|[A-Z]-[A-Z]\d{1,2}/g;
const ids = String.raw`(?:(?:${anyId.source})\b[ ,/&]*)+`;
/** A string that begins with ids is a test's title; nothing else in a test file begins so. */
const title = new RegExp(String.raw`(["'\x60])(${ids}(?:(?!\1).)*)\1`, "g");

/** Tests whose title begins with the id of a fact or a duty, by id. A title may begin with several ids. */
export function findProofs(root: string): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const file of globSync(testFiles, { cwd: root, exclude: (name) => name.includes("node_modules") })) {
    for (const [, , text = ""] of readFileSync(join(root, file), "utf8").matchAll(title)) {
      const found = new RegExp(`^${ids}`).exec(text)?.[0].match(anyId) ?? [];
      for (const id of found) proofs.set(id, [...(proofs.get(id) ?? []), { file, title: text }]);
    }
  }
  return proofs;
}
