import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** Which folders of a tree know which others. */
export interface FolderGraph {
  /** Source files without tests and what they share. */
  readonly files: readonly string[];
  /** How many of them each folder has. */
  readonly sizes: ReadonlyMap<string, number>;
  /** From folder to folder, with the imports that draw the arrow: "from > to". */
  readonly arrows: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

const ofTests = /\.(?:test|spec|bench)\.tsx?$|(?:^|\/)testing\//;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/** Types count: a folder that needs the type of another one knows it. `@/` stands for the tree itself. */
export function folderGraph(files: ReadonlyMap<string, string>): FolderGraph {
  const sources = [...files.keys()].filter((file) => !ofTests.test(file));
  const known = new Set(sources.map(stem));
  const sizes = new Map<string, number>();
  const arrows = new Map<string, Map<string, string[]>>();
  for (const file of sources) {
    const from = dirname(file);
    sizes.set(from, (sizes.get(from) ?? 0) + 1);
    for (const [, name = ""] of (files.get(file) ?? "").matchAll(imported)) {
      const target = targetOf(file, name);
      if (target === null || !known.has(target) || dirname(target) === from) continue;
      const ofFolder = arrows.get(from) ?? new Map<string, string[]>();
      arrows.set(from, ofFolder);
      ofFolder.set(dirname(target), [...(ofFolder.get(dirname(target)) ?? []), `${stem(file)} > ${target}`]);
    }
  }
  return { files: sources, sizes, arrows };
}

/** The text of every source file below a folder, by its path there. */
export function readTree(folder: string): ReadonlyMap<string, string> {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/node_modules/**"] });
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** Folders that know each other, directly or over others. */
export function folderCycles({ sizes, arrows }: FolderGraph): readonly (readonly string[])[] {
  const reached = new Map([...sizes.keys()].map((folder) => [folder, reachedFrom(folder, arrows)]));
  const cycles = new Map<string, readonly string[]>();
  for (const [folder, reach] of reached) {
    if (!reach.has(folder)) continue;
    const cycle = [...reach].filter((other) => reached.get(other)?.has(folder)).toSorted();
    cycles.set(cycle.join(" "), cycle);
  }
  return [...cycles.values()];
}

/** The imports to look at: those that lead from one folder of a cycle to another. */
export const importsWithin = ({ arrows }: FolderGraph, cycle: readonly string[]): readonly string[] =>
  cycle.flatMap((from) =>
    [...(arrows.get(from) ?? [])].flatMap(([to, imports]) => (cycle.includes(to) ? imports : [])),
  );

function reachedFrom(folder: string, arrows: FolderGraph["arrows"]): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [folder];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const to of arrows.get(at)?.keys() ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      next.push(to);
    }
  }
  return reached;
}

const stem = (file: string): string => file.replace(/\.tsx?$/, "");

function targetOf(file: string, name: string): string | null {
  if (name.startsWith("@/")) return stem(name.slice(2));
  return name.startsWith(".") ? stem(join(dirname(file), name)) : null;
}
