import { plainLetters } from "../../kernel/format/plain-letters.ts";

/** As long as a line of a card statement is. */
const longest = 22;
/** With the name of the shop's company before it, a whole line is no longer than that. */
const longestAddition = 12;
/** The provider takes no shorter name. */
const shortest = 5;

/**
 * A shop's name as it stands on its customers' card statements (PAY-06): 22 plain letters, since banks know no others. Null:
 * nothing that anybody would recognise is left of it.
 */
export function statementName(name: string): string | null {
  const plain = plainWords(name).slice(0, longest).trim();
  return plain.length >= shortest && /[A-Z]/.test(plain) ? plain : null;
}

/** The shop's own text behind its company's name there. */
export function statementAddition(words: string): string | null {
  const plain = plainWords(words).slice(0, longestAddition).trim();
  return /[A-Z]/.test(plain) ? plain : null;
}

const plainWords = (words: string): string =>
  plainLetters(words)
    .replaceAll(/[^A-Za-z0-9 .&/-]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toUpperCase();
