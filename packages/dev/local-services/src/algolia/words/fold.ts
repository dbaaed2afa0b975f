/** Small, without accents and with ss: what two spellings of a word have in common. */
export const fold = (text: string): string =>
  text.normalize("NFC").toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
}

/** The words of a text, with where they stand in it. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({ text: match[0], folded: fold(match[0]), start: match.index }));

/** At most this much of a query counts. */
const longestQuery = 512;

export const queryWordsOf = (query: string): readonly string[] =>
  wordsOf(query.slice(0, longestQuery)).map(({ folded }) => folded);
