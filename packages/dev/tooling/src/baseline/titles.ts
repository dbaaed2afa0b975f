import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anyId } from "../facts/product-ids.ts";
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

/** `gone` and `added` without the pairs of one title that gained ids: what is left was lost, or is new. */
export function withoutGainedIds(gone: readonly string[], added: readonly string[]): readonly (readonly string[])[] {
  const wordsOf = (title: string): string => title.replaceAll(anyId, "").replaceAll(/[ ,/&]+/g, "");
  const left = [...added];
  const lost = gone.filter((title) => {
    const ids = title.match(anyId) ?? [];
    const place = left.findIndex((one) => wordsOf(one) === wordsOf(title) && ids.every((id) => one.includes(id)));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [lost, left];
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
