import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import { isEqual } from "./equal-mutants.ts";
import type { MutationScore } from "./mutation-score.ts";
import { type RuleMutant, ruleMutants } from "./rule-mutants.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** Asks the tests of the rules about `firestore.rules` with one operator changed, for a sample of its operators. */
export async function mutateRules(
  folder: string,
  seed: number,
  sample: number,
  tell: (line: string) => void,
): Promise<MutationScore> {
  const source = readFileSync(join(root, "firestore.rules"), "utf8");
  const changed = join(folder, "rules");
  mkdirSync(changed, { recursive: true });
  copyFileSync(join(root, "storage.rules"), join(changed, "storage.rules"));
  const survivors: string[] = [];
  let asked = 0;
  for (const mutant of sampleOf(ruleMutants(source), seed, sample)) {
    const line = source.split("\n")[mutant.line - 1] ?? "";
    const { before, after } = mutant;
    if (isEqual({ file: "firestore.rules", line, before, after })) continue;
    writeFileSync(join(changed, "firestore.rules"), mutant.source);
    asked += 1;
    const isNoticed = !(await rulesTestsPass(changed));
    if (!isNoticed) survivors.push(`firestore.rules:${mutant.line} ${before} -> ${after || "nothing"}: ${line.trim()}`);
    tell(`${asked} firestore.rules:${mutant.line} ${before} -> ${after}: ${isNoticed ? "noticed" : "SURVIVED"}`);
  }
  return { asked, survivors };
}

function sampleOf(mutants: readonly RuleMutant[], seed: number, count: number): readonly RuleMutant[] {
  const random = chanceOf(seed);
  const drawn = mutants.map((mutant) => ({ mutant, place: random.next() })).toSorted((a, b) => a.place - b.place);
  return drawn.slice(0, count).map(({ mutant }) => mutant);
}

async function rulesTestsPass(rulesFolder: string): Promise<boolean> {
  const vitest = spawn(
    "vitest",
    [
      "run",
      "--config",
      "packages/dev/tooling/src/vitest.config.ts",
      "--project=testing",
      "--bail=1",
      "--reporter=dot",
      "rules.test",
    ],
    { cwd: root, env: { ...process.env, LOKALKORB_RULES_FOLDER: rulesFolder }, stdio: "ignore" },
  );
  const [code] = (await once(vitest, "exit")) as [number | null];
  return code === 0;
}
