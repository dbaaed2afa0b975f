import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";

/** How many findings of each weight there are. */
const counts = { H: 2, M: 9, L: 12, Q: 7, N: 4 } as const;

const ids = Object.entries(counts).flatMap(([weight, count]) =>
  Array.from({ length: count }, (_, index) => `X-${weight}${index + 1}`),
);

const testFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|dist|\..*|test-results)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

it("every attack has a test that bears its id, or a sentence on the page about security", () => {
  const files = ["apps", "functions", "packages"].flatMap((folder) => testFiles(join(root, folder)));
  const words = [...files, join(root, "docs/security.md")].map((file) => readFileSync(file, "utf8")).join("\n");
  const named = new Set(words.match(/X-[HMLQN]\d+/g));
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
