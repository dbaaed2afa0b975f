/** Words that end like goods that they are none of. */
const looksAlike = /(?:schwein|preis|feier|brei)$/;

/**
 * The first word of a text with one of these ends, in small letters; the last part of a German compound says which goods
 * it is.
 */
export function wordWithEnd(text: string, ends: readonly string[]): string | undefined {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== "");
  return words.find((one) => {
    const word = one.toLocaleLowerCase("de");
    return ends.some((end) => endsWith(word, end));
  });
}

/** Short ends stand for themselves alone. */
function endsWith(word: string, end: string): boolean {
  if (end.length <= 3) return word === end;
  return word.endsWith(end) && !(looksAlike.test(word) && !looksAlike.test(end));
}
