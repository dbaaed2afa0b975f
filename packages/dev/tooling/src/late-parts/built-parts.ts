import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../stack/root.ts";

export interface BuiltParts {
  /** Names of the parts that the build's own runtime knows. */
  readonly names: readonly string[];
  /** Scripts that the build fetches late without a part's name: who asks, and for which chunks. */
  readonly unnamed: readonly { readonly asker: string; readonly chunks: readonly string[] }[];
}

/** Files that an app's finished scripts fetch late, whatever the sources say. Needs the build. */
export function builtParts(app: "console" | "storefront"): BuiltParts {
  const folder = join(root, "apps", app, ".next/static/chunks");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file: basename(file), source: readFileSync(join(folder, file), "utf8") }));
  const runtime = scripts.find(({ file }) => file.startsWith("webpack-"))?.source ?? "";
  const addresses = /\.u=\w+=>(.*?)\.js",/s.exec(runtime)?.[1] ?? "";
  const names = [...addresses.matchAll(/"part-([a-z-]+)"(?::|===)/g)].map(([, name = ""]) => name);
  const unnamed = scripts
    .flatMap(({ file, source }) => fetchesIn(source).map((chunks) => ({ asker: file, chunks })))
    .filter(({ chunks }) => !chunks.some((chunk) => chunk.startsWith("part-")));
  return { names: [...new Set(names)].toSorted(), unnamed };
}

/** Chunks of every `import()` in a minified script: `n.e(1).then(n.bind` or `Promise.all([n.e(1),n.e("part-b")]).then(n.bind`. */
export const fetchesIn = (source: string): readonly (readonly string[])[] =>
  [...source.matchAll(/((?:\b\w\.e\((?:\d+|"[\w-]+")\),?)+)\]?\)?\.then\(\w\.bind/g)].map(([, group = ""]) =>
    [...group.matchAll(/\.e\("?([\w-]+)"?\)/g)].map(([, id = ""]) => id),
  );
