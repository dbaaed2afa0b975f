import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";
import { readSources } from "./read-sources.ts";

/** Pages that tell of today; decisions and measurements tell of their day. */
const pages = globSync(
  [
    "README.md",
    "docs/*.md",
    "docs/{product,operations,privacy}/**/*.md",
    "{apps,packages,packages/dev}/*/README.md",
    "functions/README.md",
  ],
  {
    cwd: root,
  },
);

/** Files and folders that a page names in backticks, from the repository's root or from its own folder; no patterns. */
function placesIn(page: string): readonly string[] {
  const words = [...readFileSync(join(root, page), "utf8").matchAll(/`([\w@.-]+(?:\/[\w@.[\]-]+)+\/?)`/g)].map(
    ([, word = ""]) => word,
  );
  const roots = page.startsWith("packages/")
    ? /^(?:apps|docs|packages|src)\//
    : /^(?:apps|docs|functions|packages|src)\//;
  // A word in capitals stands for one of many names.
  return words.filter((word) => roots.test(word) && !/\b[A-Z]{2,}$/.test(word));
}

it("K-LST names only files and folders that there are", () => {
  expect(pages.length).toBeGreaterThan(25);
  const missing = pages.flatMap((page) =>
    placesIn(page)
      .filter((place) => ![join(root, place), join(root, dirname(page), place)].some((path) => existsSync(path)))
      .map((place) => `${page}: ${place}`),
  );
  expect(missing).toEqual([]);
});

it("a module that a page names by its file is one of the repository's", () => {
  const known = new Set(readSources("*.ts", "*.tsx", "*.mjs").map(({ file }) => basename(file)));
  const named = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/`(?:[\w@./-]*\/)?([a-z][\w.-]*\.(?:tsx?|mjs))`/g)].map(
      ([, file = ""]) => file,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !known.has(file))).toEqual([]);
});

it("every command that a page names is one of package.json, and runs a file that there is", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  const files = Object.values(scripts).flatMap((script) => script.match(/\S+\.(?:mjs|ts)\b/g) ?? []);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const ofTheProgram = new Set(["install", "pack", "start", "test"]);
  const named = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/`(?:pnpm|npm run) ([\w:]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.filter((name) => !(name in scripts) && !ofTheProgram.has(name))).toEqual([]);
});

it("the page about stored documents has every one", () => {
  const page = readFileSync(join(root, "docs/data-model.md"), "utf8");
  const paths = [...readFileSync(join(root, "packages/model/src/paths.ts"), "utf8").matchAll(/: "([^"]+)",$/gm)];
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.map(([, path]) => path).filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});
