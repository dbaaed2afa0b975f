import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles, productFiles } from "./product-lines.ts";

export interface TouchedFiles {
  /** Files that people write. */
  readonly written: readonly string[];
  /** Files that a command writes. */
  readonly generated: readonly string[];
}

/** The product files that name a field, as `storageHint` or `item.storageHint`. */
export function touchedFiles(root: string, field: string): TouchedFiles {
  const name = new RegExp(`\\b${field.split(".").at(-1)}\\b`);
  const namedIn = (files: readonly string[]): readonly string[] =>
    files.filter((file) => name.test(readFileSync(join(root, file), "utf8"))).toSorted();
  return { written: namedIn(productFiles(root)), generated: namedIn(generatedFiles) };
}
