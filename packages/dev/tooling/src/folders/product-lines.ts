import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How much code the product is, and how long its functions are. */
export interface ProductLines {
  readonly files: number;
  readonly lines: number;
  /** Lines of a function of a module, from its first to its last. */
  readonly functions: { readonly count: number; readonly median: number; readonly p90: number };
  readonly largest: { readonly file: string; readonly lines: number };
}

const product =
  "{{apps,packages}/*/src/**/*.{ts,tsx,css},packages/*/{src,scripts}/**/*.mjs,packages/*/src/*.rules,functions/{*.mjs,src/**/*.ts},apps/*/*.ts,storage.rules}";
/** Tests and what they share, development tools where they once lay, what a command writes. */
const apart =
  /\.(?:test|spec|test-d)\.tsx?$|\/(?:testing|fixtures)\/|\.generated\.|\.d\.ts$|^packages\/(?:e2e|local-backend|local-services|testing|tooling)\//;

/** Written by `pnpm rules`. */
export const generatedFiles: readonly string[] = ["firestore.rules"];

/** Files that ship, or decide what may be read and written, below a checkout of this repository. */
export const productFiles = (root: string): readonly string[] =>
  globSync(product, { cwd: root, exclude: (name) => name.includes("node_modules") })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !apart.test(file));

export function productLines(root: string): ProductLines {
  const files = productFiles(root).map((file) => ({
    file,
    lines: readFileSync(join(root, file), "utf8").trimEnd().split("\n"),
  }));
  const lengths = files
    .filter(({ file }) => /\.tsx?$/.test(file))
    .flatMap(({ lines }) => functionLengths(lines))
    .toSorted((a, b) => a - b);
  const [largest] = files.toSorted((a, b) => b.lines.length - a.lines.length);
  const at = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0;
  return {
    files: files.length,
    lines: files.reduce((sum, { lines }) => sum + lines.length, 0),
    functions: { count: lengths.length, median: at(0.5), p90: at(0.9) },
    largest: { file: largest?.file ?? "", lines: largest?.lines.length ?? 0 },
  };
}

const begin =
  /^(?:export )?(?:default )?(?:async )?function\b|^(?:export )?const \w+(?::.*)? = (?:async )?(?:<.*>)?\(.*(?:=>|\($)|^(?:export )?const \w+ = \($/;

/** The formatter writes the last line of what a module declares at the margin. */
function functionLengths(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line, first) => {
    if (!begin.test(line)) return [];
    if (/[;}]$/.test(line)) return [1];
    const more = lines.slice(first + 1).findIndex((next) => /^[})\]]/.test(next) && /[;}]$/.test(next));
    return more < 0 ? [] : [more + 2];
  });
}
