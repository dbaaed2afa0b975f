import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../stack/browser.ts";
import { say } from "../stack/say.ts";
import { freshReport, reportsFolder, vitestCounts, type Counts } from "./reports.ts";
import { runProgram } from "./run-program.ts";

export interface GateResult extends Counts {
  readonly isPassed: boolean;
}

/** Files, and the tests in each, run in an order of chance: `seed` is its only source. */
export async function vitest(name: string, seed: number, ...chosen: readonly string[]): Promise<GateResult> {
  const report = freshReport(`${name}.json`);
  const isPassed = await runProgram(
    "vitest",
    [
      "run",
      "--config",
      "packages/dev/tooling/src/vitest.config.ts",
      "--passWithNoTests",
      `--sequence.seed=${seed}`,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
      "--reporter=junit",
      `--outputFile.junit=${freshReport(`${name}.junit.xml`)}`,
      ...chosen,
    ],
    // The transports of the local backend are tried in a real browser.
    { env: { CHROMIUM_PATH: ensureBrowser() } },
  );
  return { isPassed, ...vitestCounts(report) };
}

/** The packages whose every branch a test of their own goes through. */
export const measured = ["domain", "query"] as const;

export async function branchTests(seed: number): Promise<GateResult> {
  const folder = join(reportsFolder, "coverage");
  const chosen = measured.map((name) => `--project=${name}`);
  const result = await vitest("branches", seed, ...chosen, "--coverage", `--coverage.reportsDirectory=${folder}`);
  const summary = join(folder, "coverage-summary.json");
  if (!existsSync(summary)) return { ...result, isPassed: false };
  const { total } = JSON.parse(readFileSync(summary, "utf8")) as {
    total: { branches: { total: number; covered: number } };
  };
  say(`${total.branches.covered} of ${total.branches.total} branches`);
  // Where nothing was measured, nothing was missing either.
  return { ...result, isPassed: result.isPassed && total.branches.total > 0 };
}
