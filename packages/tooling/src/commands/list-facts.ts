import { facts } from "../facts/facts.ts";
import { findProofs } from "../facts/find-proofs.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";

/** `pnpm facts`: every promise of the specification with the tests that prove it, and what it still waits for. */
await runCommand(() => {
  const proofs = findProofs(root);
  const unproven: string[] = [];
  for (const { id, text, waitsFor } of facts) {
    const tests = proofs.get(id) ?? [];
    if (tests.length === 0) unproven.push(id);
    say(`${id}  ${text}`);
    say(`     ${tests.length} tests${waitsFor ? ` · waits for: ${waitsFor}` : ""}`);
    if (process.argv.includes("--tests")) for (const test of tests) say(`       ${test.file}: ${test.title}`);
  }
  say(unproven.length === 0 ? "\nEvery fact has a test." : `\nWithout a test: ${unproven.join(", ")}`);
  return Promise.resolve(0);
});
