import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFiles } from "../folders/product-lines.ts";
import { root } from "../stack/root.ts";

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Comments of code and style; the formatter leaves none without a space or the beginning of a line before it. */
export const codeComments = /(?<=^|[\s{(])(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/gm;

/** Files of the repository, new ones too, by patterns of git (`*.ts` is every depth, `:!docs` leaves out). */
export function readSources(...patterns: readonly string[]): readonly Source[] {
  const { stdout, status, stderr } = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(stderr);
  const files = stdout.split("\0").filter((file) => file !== "");
  return files.map(read);
}

/** The files that `pnpm lines` counts: product code alone, without tests and what they share. */
export const productSources = (): readonly Source[] => productFiles(root).map(read);

const read = (file: string): Source => ({ file, text: readFileSync(join(root, file), "utf8") });
