import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../stack/root.ts";

/** The leftovers of a red run: JUnit files, and traces and pictures of browser tests. A green run removes them. */
export const reportsFolder = join(root, "test-results");

export interface Counts {
  readonly passed: number;
  /** Each with its file, its title and the first line of what went wrong. */
  readonly failures: readonly string[];
}

export const noTests: Counts = { passed: 0, failures: [] };

export function sumOf(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

export function freshReport(name: string): string {
  const file = join(reportsFolder, name);
  rmSync(file, { force: true });
  return file;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A run that ended before its report counts no test; its exit code says that it failed. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return noTests;
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => failureOf(relative(root, name), test.fullName, test.failureMessages?.[0])),
  );
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** One that passed at the second try counts as failed: flaky means broken. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return noTests;
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8")) as {
    stats: { expected: number };
    suites: readonly PlaywrightSuite[];
  };
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file: name, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) => failureOf(name, title, results.find(({ error }) => error !== undefined)?.error?.message)),
    );
  return { passed: stats.expected, failures };
}

function failureOf(file: string, title: string, message = ""): string {
  const line = stripVTControlCharacters(message).split("\n", 1)[0] ?? "";
  return `✗ ${file} › ${title}${line === "" ? "" : `\n    ${line}`}`;
}
