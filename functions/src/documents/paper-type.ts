import { createRequire } from "node:module";

/** The shop's own type. Letters of other alphabets than ours have a file of their own. */
const files = createRequire(import.meta.url);

// Not the smaller woff2: taken apart, its composed letters cannot be put into a PDF.
const file = (alphabet: string, weight: number): string =>
  files.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-${alphabet}-${weight}-normal.woff`);

export const typefaces = {
  regular: { latin: file("latin", 400), more: file("latin-ext", 400) },
  bold: { latin: file("latin", 700), more: file("latin-ext", 700) },
} as const;

export interface TypeRun {
  readonly text: string;
  readonly alphabet: "latin" | "more";
}

const latin = /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u205e\u20ac\u2122]/;
const more = /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/;

/** A text in pieces that one file each can write; what none can becomes a question mark. */
export const typeRuns = (text: string): readonly TypeRun[] => {
  const runs: { text: string; alphabet: TypeRun["alphabet"] }[] = [];
  for (const letter of text.normalize("NFC").replaceAll(/\s/g, (space) => (space === "\u00a0" ? space : " "))) {
    const alphabet = more.test(letter) && !latin.test(letter) ? "more" : "latin";
    const shown = alphabet === "more" || latin.test(letter) ? letter : "?";
    const last = runs.at(-1);
    if (last?.alphabet === alphabet) last.text += shown;
    else runs.push({ text: shown, alphabet });
  }
  return runs;
};
