import { mkdirSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { changedAreas } from "../gates/changed-areas.ts";
import { changedFiles, changedSince } from "../gates/changed-files.ts";
import { gates, type Changes } from "../gates/gates.ts";
import { reportsFolder, sumOf, type Counts } from "../gates/reports.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, say } from "../stack/say.ts";

/** `--changed` or `--changed=<commit>`; parseArgs knows no option whose value may be left out. */
const changedOption = /^--changed(?:=(.*))?$/;

function readChanges(option: string | undefined): Changes | null {
  if (option === undefined) return null;
  const base = changedSince(changedOption.exec(option)?.[1]);
  const files = changedFiles(base);
  say(`${files.length} geänderte Dateien seit ${base.slice(0, 12)}`);
  return { base, areas: changedAreas(files) };
}

/**
 * `npm test [-- [gate…] [--changed[=<commit>]]]`: every gate, or what the change can touch. Ends with how long each gate took and how
 * many tests ran; what is needed to understand a red run stays in `test-results`.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const changes = readChanges(given.find((option) => changedOption.test(option)));
  const { positionals: only } = parseArgs({
    args: given.filter((option) => !changedOption.test(option)),
    allowPositionals: true,
  });
  const unknown = only.filter((name) => gates.every((gate) => gate.name !== name));
  if (unknown.length > 0) throw new Refusal(`Diese Prüfung gibt es nicht: ${unknown.join(", ")}`);
  const chosen = gates
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .filter(({ concerns }) => changes === null || changes.areas.everything || (concerns?.(changes.areas) ?? true));
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
  const rows: string[] = [];
  const failed: string[] = [];
  const counted: Counts[] = [];
  for (const gate of chosen) {
    const start = performance.now();
    say(`\n▸ ${gate.name}`);
    const result = await gate.run(changes);
    counted.push(result);
    if (!result.isPassed) failed.push(gate.name);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    rows.push(`${result.isPassed ? "✓" : "✗"} ${gate.name.padEnd(32)} ${seconds} s`);
  }
  say(`\n${rows.join("\n")}\n`);
  if (failed.length === 0) rmSync(reportsFolder, { recursive: true, force: true });
  else say(`Nicht bestanden: ${failed.join(", ")}. Berichte, Spuren und Bilder: ${relative(root, reportsFolder)}\n`);
  const { passed, failed: red } = sumOf(counted);
  say(`${passed} passed, ${red} failed`);
  return failed.length > 0 ? 1 : 0;
});
