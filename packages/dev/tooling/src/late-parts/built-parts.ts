import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../stack/root.ts";

export interface BuiltParts {
  /** Names of the parts whose files the build's own runtime knows. */
  readonly names: readonly string[];
  /** Scripts that the build fetches late without a part's name: the part or the file that asks, and for which chunks. */
  readonly unnamed: readonly { readonly asker: string; readonly chunks: readonly string[] }[];
}

export type App = "console" | "storefront";

const builtFile = (app: App, path: string): string => join(root, "apps", app, ".next", path);

/** The late parts of a build by their names, as it notes them beside its pages. */
export const partsNoted = (
  app: App,
): Readonly<Record<string, { readonly id: number; readonly files: readonly string[] }>> =>
  JSON.parse(readFileSync(builtFile(app, "late-parts.json"), "utf8")) as ReturnType<typeof partsNoted>;

/** Files that an app's finished scripts fetch late, whatever the sources say. Needs the build. */
export function builtParts(app: App): BuiltParts {
  const folder = builtFile(app, "static/chunks");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file: basename(file), source: readFileSync(join(folder, file), "utf8") }));
  const runtime = scripts.find(({ file }) => file.startsWith("webpack-"))?.source ?? "";
  const addresses = /\.u=\w+=>(.*?)\.js",/s.exec(runtime)?.[1] ?? "";
  const known = new Set([...addresses.matchAll(/\b(\d+)(?::|===)/g)].map(([, id]) => Number(id)));
  const noted = Object.entries(partsNoted(app));
  const parts = noted.filter(([, { id }]) => known.has(id));
  const ids = new Set(parts.map(([, { id }]) => String(id)));
  const nameOf = (file: string): string =>
    noted.find(([, { files }]) => files.some((path) => basename(path) === file))?.[0] ?? file;
  const unnamed = scripts
    .flatMap(({ file, source }) => fetchesIn(source).map((chunks) => ({ asker: nameOf(file), chunks })))
    .filter(({ chunks }) => !chunks.some((chunk) => ids.has(chunk)));
  return { names: parts.map(([name]) => name).toSorted(), unnamed };
}

/** Chunks of every `import()` in a minified script: `n.e(1).then(n.bind` or `Promise.all([n.e(1),n.e(2)]).then(n.bind`. */
export const fetchesIn = (source: string): readonly (readonly string[])[] =>
  [...source.matchAll(/((?:\b\w\.e\((?:\d+|"\w+")\),?)+)\]?\)?\.then\(\w\.bind/g)].map(([, group = ""]) =>
    [...group.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, id = ""]) => id),
  );
