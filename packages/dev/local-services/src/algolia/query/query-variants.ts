import { queryWordsOf } from "../words/fold.ts";
import { stopWords } from "../words/german-lexicon.ts";
import { pluralStem } from "../words/german-plural.ts";
import type { Synonym } from "../index/search-index.ts";

/** Another way to say a query. */
export interface Variant {
  readonly words: readonly string[];
  /** The last word may be the beginning of one; not where the service itself put it. */
  readonly openEnd: boolean;
}

const mostVariants = 12;

/** Words that say nothing go, unless nothing else is left. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** The query as it is, and with each part of it that has synonyms replaced by them. */
export function variantsOf(words: readonly string[], synonyms: readonly Synonym[]): readonly Variant[] {
  const variants: Variant[] = [{ words, openEnd: true }];
  for (const synonym of synonyms) {
    const members = (synonym.synonyms ?? []).map(queryWordsOf);
    const inputs = synonym.type === "onewaysynonym" ? [queryWordsOf(synonym.input ?? "")] : members;
    for (const input of inputs) {
      const at = placeOf(input, words);
      if (at === -1) continue;
      for (const member of members) {
        if (member === input || variants.length >= mostVariants) continue;
        const replaced = [...words.slice(0, at), ...member, ...words.slice(at + input.length)];
        variants.push({ words: replaced, openEnd: at + input.length < words.length });
      }
    }
  }
  // Two written words may be one: „Apfel Saft“.
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next === undefined || variants.length >= mostVariants) continue;
    variants.push({ words: [...words.slice(0, at), word + next, ...words.slice(at + 2)], openEnd: true });
  }
  return variants;
}

/** Where a phrase stands among words, one and many being the same; -1 = nowhere. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  if (phrase.length === 0) return -1;
  for (let at = 0; at + phrase.length <= words.length; at++) {
    if (phrase.every((word, index) => pluralStem(word) === pluralStem(words[at + index] ?? ""))) return at;
  }
  return -1;
}
