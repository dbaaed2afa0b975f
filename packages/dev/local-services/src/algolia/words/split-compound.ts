import { lexicon, shortTails } from "./german-lexicon.ts";
import { pluralStem } from "./german-plural.ts";

/** Letters that German puts between two parts. */
const joints = ["", "s", "n", "en", "es", "er", "e"];

export interface Parts {
  /** Known words that it begins with, without the letters between. */
  readonly head: string | null;
  readonly tail: string;
}

const shortestHead = 4;
const shortestTail = 4;

/**
 * A long word as what it is made of, by its stems: „Bauernbrot“ ends in „Brot“. The longest known tail counts. What stands
 * before it must be a word, too, or long enough not to be chance: „Schwein“ has no „Wein“ in it.
 */
export function splitCompound(folded: string, isWord: (stem: string) => boolean): Parts | null {
  for (let at = 2; at <= folded.length - 2; at++) {
    const tail = pluralStem(folded.slice(at));
    const isShort = folded.length - at < shortestTail;
    if (isShort ? !shortTails.has(tail) : !isWord(tail)) continue;
    const head = knownHead(folded.slice(0, at), isWord);
    if (head === null && at < (isShort ? shortestHead + 1 : shortestHead)) continue;
    return { head, tail };
  }
  return null;
}

/** The relation of a part to its word: a „Bauernbrot“ is bread, a „Brotkorb“ only has to do with it. */
export type PartRole = "tail" | "head";

/** Everything that a long word is made of: „Rinderhackfleisch“ is found by „Hackfleisch“, „Fleisch“ and „Rind“. */
export function partsOfCompound(folded: string, isWord: (stem: string) => boolean): ReadonlyMap<string, PartRole> {
  const parts = new Map<string, PartRole>();
  const whole = splitCompound(folded, isWord);
  if (whole === null) return parts;
  if (whole.head !== null) parts.set(whole.head, "head");
  parts.set(whole.tail, "tail");
  for (let at = shortestHead; at <= folded.length - shortestTail; at++) {
    const head = knownHead(folded.slice(0, at), isWord);
    const tail = folded.slice(at);
    if (head === null || splitCompound(tail, isWord) === null) continue;
    if (!parts.has(head)) parts.set(head, "head");
    parts.set(pluralStem(tail), "tail");
  }
  return parts;
}

function knownHead(before: string, isWord: (stem: string) => boolean): string | null {
  for (const joint of joints) {
    if (!before.endsWith(joint)) continue;
    const word = joint === "" ? before : before.slice(0, -joint.length);
    const stem = pluralStem(word);
    if (word.length >= 3 && isWord(stem)) return stem;
    if (shortTails.has(stem) && lexicon.has(stem)) return stem;
  }
  return null;
}
