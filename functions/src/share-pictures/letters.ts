import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { typefaces } from "../billing/pdf/pdf-type.ts";
import { sharp } from "../pictures/readers.ts";

export interface Lettering {
  readonly text: string;
  readonly color: string;
  /** From the largest size down, in pixels: the first one that fits. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
}

let folder: string | undefined;

/** The library takes fonts from files alone, and knows each of them from its first use on. */
async function fontFile(): Promise<string> {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), "lokalkorb-letters-"));
    for (const [name, font] of typefaces()) writeFileSync(join(made, `${name}.ttf`), font);
    // Letters of other alphabets lie in a file of their own, which is found by the same name.
    await sharp({ text: { text: "x", fontfile: join(made, "bold-more.ttf") } })
      .raw()
      .toBuffer();
    folder = made;
  }
  return join(folder, "bold-latin.ttf");
}

/** Words as a picture without ground; what fits in no size is cut at its end. */
export async function letters({ text, color, sizes, width, height }: Lettering) {
  const fontfile = await fontFile();
  const write = (words: string, size: number) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${plain(words)}</span>`,
        font: `Hanken Grotesk Bold ${size}`,
        fontfile,
        width,
        dpi: 72,
        rgba: true,
        wrap: "word-char",
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const smallest = sizes.at(-1) ?? 40;
  for (const size of sizes) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next size only where this one does not fit
    const written = await write(text, size);
    if (written.info.height <= height && written.info.width <= width) return written;
  }
  for (let words = text.split(" ").slice(0, -1); words.length > 1; words = words.slice(0, -1)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one word less each time
    const written = await write(`${words.join(" ")} …`, smallest);
    if (written.info.height <= height) return written;
  }
  return write(`${text.slice(0, 24)}…`, smallest);
}

/** The library reads a markup. */
const plain = (text: string): string =>
  text.replaceAll(/\p{C}/gu, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
