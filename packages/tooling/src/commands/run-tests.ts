import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../stack/browser.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";

interface Counts {
  passed: number;
  failed: number;
}

interface Gate {
  readonly name: string;
  readonly run: () => Promise<boolean>;
}

const results = mkdtempSync(join(tmpdir(), "lokalkorb-test-"));
const counts: Counts = { passed: 0, failed: 0 };

function runLoudly(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}

async function vitest(...chosen: readonly string[]): Promise<boolean> {
  const report = join(results, "vitest.json");
  rmSync(report, { force: true });
  const passed = await runLoudly(
    "vitest",
    [
      "run",
      "--config",
      "packages/tooling/src/vitest.config.ts",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...chosen,
    ],
    // The transports of the local backend are tried in a real browser.
    { CHROMIUM_PATH: ensureBrowser() },
  );
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
  }
  return passed;
}

const measured = ["domain", "query"];

/** The two packages whose every branch a test of their own goes through; nobody runs these tests a second time. */
async function branchTests(): Promise<boolean> {
  const folder = join(results, "coverage");
  const chosen = measured.map((name) => `--project=${name}`);
  const passed = await vitest(...chosen, "--coverage", `--coverage.reportsDirectory=${folder}`);
  const summary = join(folder, "coverage-summary.json");
  if (!existsSync(summary)) return false;
  const { total } = JSON.parse(readFileSync(summary, "utf8")) as {
    total: { branches: { total: number; covered: number } };
  };
  say(`${total.branches.covered} of ${total.branches.total} branches`);
  // Where nothing was measured, nothing was missing either.
  return passed && total.branches.total > 0;
}

async function browserTests(): Promise<boolean> {
  const report = join(results, "playwright.json");
  const passed = await runLoudly(
    "node",
    ["packages/e2e/node_modules/@playwright/test/cli.js", "test", "--config", "packages/e2e/playwright.config.ts"],
    {
      CHROMIUM_PATH: ensureBrowser(),
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  if (existsSync(report)) {
    const { stats } = JSON.parse(readFileSync(report, "utf8")) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    counts.passed += stats.expected;
    counts.failed += stats.unexpected + stats.flaky;
  }
  return passed;
}

const gates: readonly Gate[] = [
  { name: "Format", run: () => runLoudly("oxfmt", ["--check", "."]) },
  { name: "Typen", run: () => runLoudly("turbo", ["run", "typecheck", "--output-logs=errors-only"]) },
  { name: "Lint", run: () => runLoudly("oxlint", ["--type-aware", "--quiet"]) },
  { name: "Schichten", run: () => runLoudly("turbo", ["boundaries"]) },
  { name: "Unbenutztes", run: () => runLoudly("knip", ["--no-progress"]) },
  { name: "Bau", run: () => runLoudly("turbo", ["run", "build", "--output-logs=errors-only"]) },
  { name: "Zweige", run: branchTests },
  { name: "Einheiten, Regeln und Backend", run: () => vitest(...measured.map((name) => `--project=!${name}`)) },
  // Where no emulator is installed this says so and ends well.
  {
    name: "Vergleich mit Google",
    run: () => runLoudly("node", ["packages/local-backend/src/official/test-official.ts", "--smoke"]),
  },
  { name: "Browser", run: browserTests },
];

/** `npm test`: every gate, cheapest first. Ends with how long each took and how many tests ran. */
await runCommand(async () => {
  const only = process.argv.slice(2);
  const chosen = only.length > 0 ? gates.filter(({ name }) => only.includes(name)) : gates;
  const rows: string[] = [];
  const failed: string[] = [];
  for (const gate of chosen) {
    const start = performance.now();
    say(`\n▸ ${gate.name}`);
    const passed = await gate.run();
    if (!passed) failed.push(gate.name);
    rows.push(
      `${passed ? "✓" : "✗"} ${gate.name.padEnd(32)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`,
    );
  }
  rmSync(results, { recursive: true, force: true });
  say(`\n${rows.join("\n")}\n`);
  if (failed.length > 0) say(`Nicht bestanden: ${failed.join(", ")}\n`);
  say(`${counts.passed} passed, ${counts.failed} failed`);
  return failed.length > 0 ? 1 : 0;
});
