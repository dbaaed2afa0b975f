import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFiles } from "./product-lines.ts";

export interface TouchedFiles {
  /** Files that people write. */
  readonly written: readonly string[];
  /** Files, or passages of files, that a command writes. */
  readonly generated: readonly string[];
}

const generatedPassage = /^ *\/\/ pnpm (\w+): [^]*?^ *\/\/ pnpm \1: end$/gm;

/** The product files that name a field, as `storageHint` or `item.storageHint`. */
export function touchedFiles(root: string, field: string): TouchedFiles {
  const name = new RegExp(`\\b${field.split(".").at(-1)}\\b`);
  const files = productFiles(root).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const named = files.filter(({ text }) => name.test(text));
  const written = named.filter(({ text }) => name.test(text.replaceAll(generatedPassage, "")));
  const namesOf = (some: typeof named): readonly string[] => some.map(({ file }) => file).toSorted();
  return { written: namesOf(written), generated: namesOf(named.filter((file) => !written.includes(file))) };
}
