/** Text as it is searched: without regard for case, accents and ß. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The words of typed text, folded. */
export const wordsIn = (typed: string): readonly string[] => folded(typed).split(/\s+/).filter(Boolean);
