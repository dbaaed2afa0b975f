import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/root.ts";

/** The leftovers of a red run: JUnit files, and traces and pictures of browser tests. A green run removes them. */
export const reportsFolder = join(root, "test-results");

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const noTests: Counts = { passed: 0, failed: 0 };

export function sumOf(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

export function freshReport(name: string): string {
  const file = join(reportsFolder, name);
  rmSync(file, { force: true });
  return file;
}

/** A run that ended before its report counts no test; its exit code says that it failed. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return noTests;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return noTests;
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
