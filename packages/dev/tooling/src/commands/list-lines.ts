import { resolve } from "node:path";
import { productLines } from "../folders/product-lines.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";

/** `pnpm lines [FOLDER]`: how much code the product is, here or in another checkout. */
await runCommand(() => {
  const { files, lines, functions, largest } = productLines(resolve(process.argv[2] ?? root));
  say(`${lines} lines of the product in ${files} files, without tests and what they share`);
  say(`${functions.count} functions: half have at most ${functions.median} lines, nine of ten ${functions.p90}`);
  say(`largest file: ${largest.file}, ${largest.lines} lines`);
  return Promise.resolve(0);
});
