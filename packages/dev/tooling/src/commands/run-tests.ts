import { mkdirSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { changedAreas } from "../gates/changed-areas.ts";
import { changedFiles, changedSince } from "../gates/changed-files.ts";
import { gatesNamed, stagesOf, type Changes, type Gate } from "../gates/gates.ts";
import { reportsFolder, sumOf, type Counts } from "../gates/reports.ts";
import { readTestOptions } from "../gates/test-options.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";

function readChanges(since: string | undefined): Changes | null {
  if (since === undefined) return null;
  const base = changedSince(since);
  const files = changedFiles(base);
  say(`${files.length} files changed since ${base.slice(0, 12)}`);
  return { base, areas: changedAreas(files) };
}

/**
 * `npm test [-- [gate or group…] [--changed[=<commit>]] [--seed <number>]]`: every gate, or what the change can touch. Ends with how long each
 * gate took and how many tests ran; what is needed to understand a red run stays in `test-results`, and its seed is said.
 */
await runCommand(async () => {
  const { only, changedSince: since, seed } = readTestOptions(process.argv.slice(2));
  const changes = readChanges(since);
  const chosen = gatesNamed(only).filter(
    ({ concerns }) => changes === null || changes.areas.everything || (concerns?.(changes.areas) ?? true),
  );
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
  say(`Tests run in the order of seed ${seed}.`);
  const rows = new Map<Gate, string>();
  const failed: string[] = [];
  const counted: Counts[] = [];
  const runAll = async (gates: readonly Gate[]): Promise<void> => {
    for (const gate of gates) {
      const start = performance.now();
      say(`\n▸ ${gate.name}`);
      const result = await gate.run({ changes, seed });
      counted.push(result);
      if (!result.isPassed) failed.push(gate.name);
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
      rows.set(gate, `${result.isPassed ? "✓" : "✗"} ${gate.name.padEnd(32)} ${seconds} s`);
    }
  };
  const { first, building, meanwhile, after } = stagesOf(chosen);
  await runAll(first);
  await Promise.all([runAll(building), runAll(meanwhile)]);
  await runAll(after);
  say(`\n${chosen.map((gate) => rows.get(gate)).join("\n")}\n`);
  if (failed.length === 0) rmSync(reportsFolder, { recursive: true, force: true });
  else
    say(
      `Failed: ${failed.join(", ")}. Reports, traces and pictures: ${relative(root, reportsFolder)}\n` +
        `Once more in the same order: npm test -- --seed ${seed}\n`,
    );
  const { passed, failures } = sumOf(counted);
  for (const failure of failures) say(failure);
  say(`${passed} passed, ${failures.length} failed`);
  return failed.length > 0 ? 1 : 0;
});
