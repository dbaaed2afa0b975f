import { pluralStem } from "../words/german-plural.ts";
import { lexicon } from "../words/german-lexicon.ts";
import { partsOfCompound, splitCompound, type PartRole } from "../words/split-compound.ts";
import { wordDistance } from "../words/word-distance.ts";

/** Where a word stands in a record: the rank of the attribute and the place in it, best first. */
export interface Place {
  readonly attribute: number;
  readonly position: number;
  /** Words of this attribute may be found by their parts. */
  readonly apart: boolean;
  /** Words of this attribute are never found by a mistyped one. */
  readonly strict: boolean;
}

/** How a word of the index answers a word of the query. `plural` counts as exact, as the service counts it. */
export type Manner = "exact" | PartRole | "prefix" | "typo";

export interface Answer {
  readonly word: string;
  readonly manner: Manner;
  readonly typos: number;
}

export interface LookUp {
  readonly asPrefix: boolean;
  readonly plurals: boolean;
  /** From this length on a word may have so many mistakes. */
  readonly oneTypoFrom: number;
  readonly twoTyposFrom: number;
  readonly typos: boolean;
}

/** Derived from all words together, made anew when words have come or gone. */
interface Vocabulary {
  readonly sorted: readonly string[];
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  readonly byPart: Readonly<Record<PartRole, ReadonlyMap<string, readonly string[]>>>;
  readonly byFirst: ReadonlyMap<string, readonly string[]>;
}

export type WordIndex = ReturnType<typeof createWordIndex>;

/** Which records hold which words, and which words a typed one may mean. */
export function createWordIndex() {
  const places = new Map<string, Map<number, Place>>();
  let vocabulary: Vocabulary | null = null;

  const known = (): Vocabulary => (vocabulary ??= vocabularyOf([...places.keys()]));

  return {
    placesOf: (word: string): ReadonlyMap<number, Place> => places.get(word) ?? new Map(),
    add: (record: number, word: string, place: Place): void => {
      let records = places.get(word);
      if (records === undefined) {
        records = new Map();
        places.set(word, records);
        vocabulary = null;
      }
      const before = records.get(record);
      if (before === undefined || isBetter(place, before)) {
        const apart = place.apart || before?.apart === true;
        records.set(record, { ...place, apart, strict: place.strict && before?.strict !== false });
      }
    },
    remove: (record: number, word: string): void => {
      const records = places.get(word);
      records?.delete(record);
      if (records?.size !== 0) return;
      places.delete(word);
      vocabulary = null;
    },
    clear: (): void => {
      places.clear();
      vocabulary = null;
    },
    /** Every word that a typed one may mean, each once and in its best manner. */
    answers: (typed: string, lookUp: LookUp): readonly Answer[] => {
      const found = new Map<string, Answer>();
      const add = (words: Iterable<string>, manner: Manner): void => {
        for (const word of words) if (!found.has(word)) found.set(word, { word, manner, typos: 0 });
      };
      const { sorted, byStem, byPart, byFirst } = known();
      const stem = pluralStem(typed);
      if (places.has(typed)) add([typed], "exact");
      if (lookUp.plurals) add(byStem.get(stem) ?? [], "exact");
      add(byPart.tail.get(stem) ?? [], "tail");
      if (lookUp.asPrefix) add(startingWith(sorted, typed), "prefix");
      add(byPart.head.get(stem) ?? [], "head");
      const most = !lookUp.typos || typed.length < lookUp.oneTypoFrom ? 0 : typed.length < lookUp.twoTyposFrom ? 1 : 2;
      if (most === 0) return [...found.values()];
      // A wrong first letter is two mistakes, so with one the first letter is right.
      const among = most === 1 ? (byFirst.get(typed[0] ?? "") ?? []) : sorted;
      for (const word of among) {
        if (found.has(word)) continue;
        const typos = wordDistance(typed, word, most, lookUp.asPrefix);
        if (typos <= most) found.set(word, { word, manner: "typo", typos });
      }
      return [...found.values()];
    },
    /** The two parts of a typed word of which neither stands alone in it. */
    partsOf: (typed: string): readonly [string, string] | null => {
      const { byStem } = known();
      const isWord = (stem: string): boolean => byStem.has(stem) || lexicon.has(stem);
      const parts = splitCompound(typed, isWord);
      return parts === null || parts.head === null ? null : [parts.head, parts.tail];
    },
  };
}

const isBetter = (a: Place, b: Place): boolean =>
  a.attribute < b.attribute || (a.attribute === b.attribute && a.position < b.position);

function vocabularyOf(words: readonly string[]): Vocabulary {
  const byStem = Map.groupBy(words, pluralStem);
  const isWord = (stem: string): boolean =>
    lexicon.has(stem) || (byStem.get(stem)?.some((word) => word.length > 3) ?? false);
  const byPart = { tail: new Map<string, string[]>(), head: new Map<string, string[]>() };
  for (const word of words) {
    if (word.length < 5) continue;
    for (const [part, role] of partsOfCompound(word, isWord)) {
      const before = byPart[role].get(part);
      if (before === undefined) byPart[role].set(part, [word]);
      else before.push(word);
    }
  }
  return {
    sorted: words.toSorted(),
    byStem,
    byPart,
    byFirst: Map.groupBy(words, (word) => word[0] ?? ""),
  };
}

function* startingWith(sorted: readonly string[], prefix: string): Iterable<string> {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  for (let at = low; sorted[at]?.startsWith(prefix) === true; at++) yield sorted[at] ?? "";
}
