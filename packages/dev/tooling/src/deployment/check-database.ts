import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "../gates/run-program.ts";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";

/** Indexes that every query has, rules that load and hold: what their own tests say, on this machine. */
export async function checkDatabase(): Promise<void> {
  for (const file of ["firebase.json", "firestore.indexes.json"]) readJson(file);
  const isPassed = await runProgram("vitest", [
    "run",
    "--config",
    "packages/dev/tooling/src/vitest.config.ts",
    "--reporter=dot",
    // A deployment may run on a machine that is busy with something else.
    "--testTimeout=600000",
    "packages/dev/testing/src/rules",
  ]);
  if (!isPassed) throw new Refusal("Regeln oder Indexe sind nicht in Ordnung.");
}

function readJson(file: string): void {
  try {
    JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    throw new Refusal(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
