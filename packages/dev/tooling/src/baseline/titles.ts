import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stack/root.ts";

interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly projectName: string }[] }[];
  readonly suites?: readonly Suite[];
}

/** Titles of all tests as their runners list them, sorted; a file may move, so none is named. */
export function testTitles(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "titles-"));
  try {
    return [...vitestTitles(join(folder, "vitest.json")), ...browserTitles(join(folder, "browser.json"))].toSorted(
      byCodeUnits,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function vitestTitles(report: string): readonly string[] {
  run("vitest", ["list", "--config", "packages/dev/tooling/src/vitest.config.ts", `--json=${report}`]);
  return (JSON.parse(readFileSync(report, "utf8")) as { name: string }[]).map(({ name }) => name);
}

function browserTitles(report: string): readonly string[] {
  run(
    "node",
    [
      "packages/dev/e2e/node_modules/@playwright/test/cli.js",
      "test",
      "--list",
      "--reporter=json",
      "--config=packages/dev/e2e/playwright.config.ts",
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const titlesOf = ({ specs = [], suites = [] }: Suite): readonly string[] => [
    ...specs.flatMap(({ title, tests }) => tests.map(({ projectName }) => `${title} (${projectName})`)),
    ...suites.flatMap(titlesOf),
  ];
  return titlesOf(JSON.parse(readFileSync(report, "utf8")) as Suite);
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
}

export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
