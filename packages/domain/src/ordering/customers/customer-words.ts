import { folded } from "../../kernel/format/folded.ts";
import type { Customer } from "./customer-fields.ts";

const shortest = 2;
const longest = 15;
/** A record stays small, whatever was typed as a name. */
const mostWords = 200;

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Without the ways to begin a number: +43 660 1 and 0660 1 are the same. */
const dialled = (phone: string): string => phone.replaceAll(/\D/g, "").replace(/^(?:00)?(?:43|49)|^0/, "");

/** A short number by which a team speaks of a customer; from the id, so that it never changes. */
export const customerNo = (id: string): string =>
  id
    .replace(/^g_/, "")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(-6)
    .toUpperCase();

type Searched = Pick<Customer, "person" | "emailLower" | "emails">;

/** Everything by which a record is found, as beginnings: one condition of the database finds „mül“ in „Müller“. */
export function searchWords(id: string, { person, emailLower, emails = [] }: Searched): readonly string[] {
  const { firstName, lastName, company = "", phone = "" } = person;
  const addresses = [...new Set([emailLower, ...emails.map((email) => email.toLowerCase())])].filter(Boolean);
  const boxes = addresses.map((email) => email.split("@", 1)[0] as string);
  const words = [firstName, lastName, company, ...boxes].flatMap(wordsOf);
  // Number and telephone stand first, so that many addresses do not push them out.
  const begun = [folded(customerNo(id)), dialled(phone), ...words].flatMap(beginnings);
  return [...new Set([...begun.slice(0, mostWords / 2), ...addresses, ...begun])].slice(0, mostWords);
}

const beginnings = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(word.length, longest) - shortest + 1) }, (_, index) =>
    word.slice(0, index + shortest),
  );

/** Typed text as words of a record; none: too little to search with. The longest comes first. */
export function wantedWords(typed: string): readonly string[] {
  const text = typed.trim();
  if (text.includes("@")) return [text.toLowerCase()];
  if (/^[+\d][\d\s/()-]*$/.test(text) && text.replaceAll(/\D/g, "").length > 2) return cut([dialled(text)]);
  return cut(wordsOf(text));
}

const cut = (words: readonly string[]): readonly string[] =>
  words
    .filter(({ length }) => length >= shortest)
    .map((word) => word.slice(0, longest))
    .toSorted((a, b) => b.length - a.length);

/** Whether a record has all of the words. */
export const isFound = ({ words = [] }: Pick<Customer, "words">, wanted: readonly string[]): boolean =>
  wanted.every((word) => words.includes(word));
