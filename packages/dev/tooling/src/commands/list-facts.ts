import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attackIds, attackText, onSecurityPage } from "../attacks/attacks.ts";
import { facts } from "../facts/facts.ts";
import { findProofs, type Proof } from "../facts/find-proofs.ts";
import { legalDuties } from "../facts/legal-duties.ts";
import { touchedFiles } from "../folders/touched-files.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, say } from "../stack/say.ts";

const [first, field] = process.argv.slice(2);
const wanted = new Set(process.argv.slice(2));

/**
 * `pnpm facts`: every promise of the specification with the tests that prove it, and what it still waits for;
 * `pnpm facts --legal`: the same for the duties of the law; `--attacks`: for what attackers found. `--tests` names the
 * tests. `pnpm facts --touch item.storageHint`: the product files that name a field.
 */
await runCommand(() => {
  if (first === "--touch") return Promise.resolve(sayTouched(field));
  const proofs = findProofs(root);
  const entries = wanted.has("--attacks")
    ? attackEntries(proofs)
    : wanted.has("--legal")
      ? legalDuties.map(({ id, text, notBuilt, lacks }) => ({
          id,
          text,
          missing: notBuilt ? `not built: ${notBuilt}` : lacks && `lacks: ${lacks}`,
          isExcused: notBuilt !== undefined,
        }))
      : facts.map(({ id, text, waitsFor }) => ({
          id,
          text,
          missing: waitsFor && `waits for: ${waitsFor}`,
          isExcused: false,
        }));
  const unproven: string[] = [];
  for (const { id, text, missing, isExcused } of entries) {
    const tests = proofs.get(id) ?? [];
    if (tests.length === 0 && !isExcused) unproven.push(id);
    say(`${id}  ${text}`);
    say(`     ${tests.length} tests${missing ? ` · ${missing}` : ""}`);
    if (wanted.has("--tests")) for (const test of tests) say(`       ${test.file}: ${test.title}`);
  }
  say(unproven.length === 0 ? "\nEach has a test or a reason." : `\nWithout a test: ${unproven.join(", ")}`);
  return Promise.resolve(unproven.length === 0 ? 0 : 1);
});

function sayTouched(field: string | undefined): number {
  if (field === undefined) throw new Refusal("pnpm facts --touch item.storageHint");
  const { written, generated } = touchedFiles(root, field);
  say(`${field} is named in ${written.length} product files:`);
  for (const file of written) say(`     ${file}`);
  for (const file of generated) say(`     ${file} (generated)`);
  return 0;
}

function attackEntries(proofs: ReadonlyMap<string, readonly Proof[]>) {
  const page = readFileSync(join(root, "docs/security.md"), "utf8");
  const said = onSecurityPage(page);
  return attackIds.map((id) => ({
    id,
    text: attackText(
      id,
      page,
      (proofs.get(id) ?? []).map(({ title }) => title),
    ),
    missing: said.has(id) ? "see docs/security.md" : undefined,
    isExcused: said.has(id),
  }));
}
