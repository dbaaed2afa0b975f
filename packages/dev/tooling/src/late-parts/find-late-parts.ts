import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/root.ts";

/** Where scripts of browsers are written. */
const browserSources = [
  "apps/console/src",
  "apps/storefront/src",
  ...["analytics", "error-reporting", "maps", "model", "shell", "ui"].map((name) => `packages/${name}/src`),
];

/** They run on servers, in builds or in tests only, or treat their own failure as the lost connection it is: the last two. */
const elsewhere =
  /(?:\.test\.tsx?|\/testing\/[^/]+\.ts|\.server\.ts|\/instrumentation\.ts|\/next-config\.ts|\/watch-errors\.ts|\/web-writes\.ts)$/;

export interface LateParts {
  readonly names: readonly string[];
  /** Late modules that would take the page along when they do not come: file and why. */
  readonly strays: readonly string[];
}

/** The parts that come after the page, as the sources name them. */
export function findLateParts(files: readonly (readonly [file: string, source: string])[] = browserFiles()): LateParts {
  const names: string[] = [];
  const strays: string[] = [];
  for (const [file, source] of files) {
    const code = source.replace(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, "");
    const parts = [...code.matchAll(/\blate(?:Part|Dialog)\(\s*"([a-z-]+)"/g)].map(([, name = ""]) => name);
    const fetched = [...code.matchAll(/(?<!typeof )\bimport\(\s*(?:\/\* webpackChunkName: "part-([a-z-]+)" \*\/)?/g)];
    names.push(...parts);
    for (const [, name] of fetched) {
      if (name === undefined || !parts.includes(name)) strays.push(`${file}: import() without latePart and its name`);
    }
    if (/\blazy\(|from "next\/dynamic"/.test(code)) strays.push(`${file}: lazy() or next/dynamic`);
  }
  return { names: names.toSorted(), strays };
}

const browserFiles = (): readonly (readonly [string, string])[] =>
  browserSources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(`/${file}`))
      .map((file) => [join(folder, file), readFileSync(join(root, folder, file), "utf8")] as const),
  );
