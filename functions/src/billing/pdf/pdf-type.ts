import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);

/**
 * The shop's own type; letters of other alphabets than ours have a file of their own. Not the smaller woff2: taken
 * apart, its composed letters cannot be put into a PDF.
 */
const files = {
  "regular-latin": require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff"),
  "regular-more": require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff"),
  "bold-latin": require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff"),
  "bold-more": require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-700-normal.woff"),
} as const;

let unpacked: ReadonlyMap<string, Buffer> | undefined;

/** Fonts by the name under which papers ask for them, read with the first paper of a process. */
export const typefaces = (): ReadonlyMap<string, Buffer> =>
  (unpacked ??= new Map(Object.entries(files).map(([name, file]) => [name, unpackWoff(readFileSync(file))])));

export interface TypeRun {
  readonly text: string;
  readonly alphabet: "latin" | "more";
}

const latin = /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]/;
const more = /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/;

/** A text in pieces that one file each can write; what none can becomes a question mark. */
export function typeRuns(text: string): readonly TypeRun[] {
  const runs: { text: string; alphabet: TypeRun["alphabet"] }[] = [];
  for (const letter of text.normalize("NFC").replaceAll(/\s/g, (space) => (space === "\u00a0" ? space : " "))) {
    const alphabet = more.test(letter) && !latin.test(letter) ? "more" : "latin";
    const shown = alphabet === "more" || latin.test(letter) ? letter : "?";
    const last = runs.at(-1);
    if (last?.alphabet === alphabet) last.text += shown;
    else runs.push({ text: shown, alphabet });
  }
  return runs;
}
