import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../stack/root.ts";

/** The leftovers of a red run: JUnit files, and traces and pictures of browser tests. A green run removes them. */
export const reportsFolder = join(root, "test-results");

export interface Counts {
  readonly passed: number;
  /** Each with its file, its title and the first line of what went wrong; of a browser test also with what the page showed. */
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

interface PlaywrightResult {
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly PlaywrightResult[];
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
  const failures = suites.flatMap(specsOf).flatMap(({ file: name, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const failed = results.find(({ error }) => error !== undefined);
        return failureOf(name, title, failed?.error?.message) + pageOf(failed?.attachments);
      }),
  );
  return { passed: stats.expected, failures };
}

function failureOf(file: string, title: string, message = ""): string {
  const line = stripVTControlCharacters(message).split("\n", 1)[0] ?? "";
  return `✗ ${file} › ${title}${line === "" ? "" : `\n    ${line}`}`;
}

/** As a reader of screens would have heard it. A test that is red only elsewhere cannot be understood without. */
function pageOf(attachments: PlaywrightResult["attachments"] = []): string {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (path === undefined || !existsSync(path)) return "";
  const snapshot = /```yaml\n(.*?)\n```/s.exec(readFileSync(path, "utf8"))?.[1];
  if (snapshot === undefined) return "";
  return `\n${snapshot.split("\n", shownLines).join("\n").replaceAll(/^/gm, "    | ")}`;
}

const shownLines = 120;
