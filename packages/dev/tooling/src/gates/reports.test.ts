import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stack/root.ts";
import { playwrightCounts, sumOf, vitestCounts } from "./reports.ts";

function reportOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const errorContext = join(mkdtempSync(join(tmpdir(), "context-")), "error-context.md");
writeFileSync(
  errorContext,
  '# Test info\n\n# Error details\n\n```\nError\n```\n\n```yaml\n- main:\n  - heading "Suche"\n```\n\n# Test source\n',
);

const units = reportOf({
  numPassedTests: 2,
  testResults: [
    {
      name: join(root, "functions/src/a.test.ts"),
      assertionResults: [
        { status: "passed", fullName: "counts", failureMessages: [] },
        { status: "failed", fullName: "F22 keeps stock", failureMessages: ["Error: sold twice\n    at line 3"] },
      ],
    },
  ],
});

const browser = reportOf({
  stats: { expected: 1 },
  suites: [
    {
      suites: [
        {
          specs: [
            { file: "a.spec.ts", title: "green", tests: [{ status: "expected", results: [{}] }] },
            {
              file: "a.spec.ts",
              title: "at the second try",
              tests: [
                {
                  status: "flaky",
                  results: [
                    {
                      error: { message: "\u001B[31mTimed out\u001B[39m\nmore" },
                      attachments: [
                        { name: "trace", path: "/trace.zip" },
                        { name: "error-context", path: errorContext },
                      ],
                    },
                    {},
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

test("a red run names each test that failed, its file, the first line of why, and what the page showed", () => {
  expect(sumOf([vitestCounts(units), playwrightCounts(browser)])).toEqual({
    passed: 3,
    failures: [
      "✗ functions/src/a.test.ts › F22 keeps stock\n    Error: sold twice",
      '✗ a.spec.ts › at the second try\n    Timed out\n    | - main:\n    |   - heading "Suche"',
    ],
  });
});

test("a run that ended before its report counts no test", () => {
  expect(vitestCounts(join(tmpdir(), "report-of-none.json"))).toEqual({ passed: 0, failures: [] });
});
