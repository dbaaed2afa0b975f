import { join } from "node:path";
import { ensureBrowser } from "../stack/browser.ts";
import { freshReport, playwrightCounts, reportsFolder, sumOf } from "./reports.ts";
import { runProgram } from "./run-program.ts";
import type { GateResult } from "./vitest-gates.ts";

/**
 * The projects of playwright.config.ts. Each has a product of its own, so that all are tried at once and none sees the
 * others' orders; there is one more than small machines have cores, because a browser waits as much as it computes.
 */
const projects = [
  { name: "phone", offset: 600 },
  { name: "desktop", offset: 620 },
  { name: "any-width", offset: 640 },
] as const;

/** `seed` says which of the stories of both widths are told on the phone this time. */
export async function browserTests(seed: number): Promise<GateResult> {
  const results = await Promise.all(projects.map(({ name, offset }) => tryProject(name, offset, seed)));
  return { isPassed: results.every(({ isPassed }) => isPassed), ...sumOf(results) };
}

async function tryProject(name: string, offset: number, seed: number): Promise<GateResult> {
  const report = freshReport(`browser-${name}.json`);
  const isPassed = await runProgram(
    "node",
    [
      "packages/dev/e2e/node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "packages/dev/e2e/playwright.config.ts",
      `--project=${name}`,
      `--output=${join(reportsFolder, `browser-${name}`)}`,
    ],
    {
      label: `[${name}]`,
      env: {
        CHROMIUM_PATH: ensureBrowser(),
        LOKALKORB_E2E_OFFSET: String(offset),
        LOKALKORB_STORY_SEED: String(seed),
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: freshReport(`browser-${name}.junit.xml`),
      },
    },
  );
  return { isPassed, ...playwrightCounts(report) };
}
