import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the program keeps itself as one file; removed with the installed packages. */
export const bundleFolder = fileURLToPath(new URL("../node_modules/.cache/local-backend", import.meta.url));
export const bundleFile = `${bundleFolder}/cli.mjs`;
export const manifestFile = `${bundleFolder}/cli.json`;

/** The parts of the bundle: time of change and size by file. */
export interface BundleManifest {
  readonly node: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** The bundle's path; null when there is none, or one of the files it was made of is not what it was. */
export function freshBundle(): string | null {
  if (!existsSync(bundleFile)) return null;
  try {
    const { node, inputs } = JSON.parse(readFileSync(manifestFile, "utf8")) as BundleManifest;
    const isFresh = node === process.version && Object.entries(inputs).every(([file, mark]) => markOf(file) === mark);
    return isFresh ? bundleFile : null;
  } catch {
    return null;
  }
}

/** Changes whenever the file does. */
export function markOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}
