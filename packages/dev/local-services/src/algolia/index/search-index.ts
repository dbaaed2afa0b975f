import { wordsOf } from "../words/fold.ts";
import { customRanking, searchedAttributes, takenApart, textList, type Settings } from "./index-settings.ts";
import { numberOf, textsAt, valuesAt, type Fields } from "./record-fields.ts";
import { createWordIndex, type WordIndex } from "./word-index.ts";

export interface StoredRecord {
  readonly id: string;
  readonly fields: Fields;
  /** In what order records came: the last word when nothing else decides. */
  readonly order: number;
  /** The values of the index's own ranking, in its order. */
  readonly own: readonly (number | string)[];
}

/** Alternatives that mean the same, or what may stand for `input` one way only. */
export interface Synonym extends Fields {
  readonly objectID: string;
  readonly type: string;
  readonly synonyms?: readonly string[];
  readonly input?: string;
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** The records of one index, ready to be searched. Storage on disk is another module's. */
export function createSearchIndex(given: {
  settings: Settings;
  synonyms: readonly Synonym[];
  records: readonly Fields[];
}) {
  let { settings } = given;
  const synonyms = new Map(given.synonyms.map((synonym) => [synonym.objectID, synonym]));
  const byId = new Map<string, number>();
  const records = new Map<number, StoredRecord>();
  const wordsByRecord = new Map<number, readonly string[]>();
  const words: WordIndex = createWordIndex();
  let next = 0;

  const ownOf = (fields: Fields): readonly (number | string)[] =>
    customRanking(settings).map(({ path }) => {
      const [value] = valuesAt(fields, path);
      return numberOf(value) ?? (typeof value === "string" ? value : -Infinity);
    });
  const addWords = ({ order, fields }: StoredRecord): void => {
    const own = new Set<string>();
    const searched = searchedAttributes(settings);
    const apart = takenApart(settings);
    const strict = new Set(textList(settings["disableTypoToleranceOnAttributes"]));
    const ranked = searched.length > 0 ? searched : [Object.keys(fields).filter((name) => name !== "objectID")];
    for (const [attribute, paths] of ranked.entries()) {
      for (const path of paths) {
        let position = 0;
        for (const text of textsAt(fields, path)) {
          for (const { folded } of wordsOf(text)) {
            own.add(folded);
            words.add(order, folded, {
              attribute,
              position: position++,
              apart: apart.has(path),
              strict: strict.has(path),
            });
          }
        }
      }
    }
    wordsByRecord.set(order, [...own]);
  };
  const forget = (order: number): void => {
    for (const word of wordsByRecord.get(order) ?? []) words.remove(order, word);
    wordsByRecord.delete(order);
    records.delete(order);
  };
  const put = (id: string, fields: Fields): void => {
    const before = byId.get(id);
    if (before !== undefined) forget(before);
    const order = before ?? next++;
    const record = { id, fields: { ...fields, objectID: id }, order, own: ownOf(fields) };
    byId.set(id, order);
    records.set(order, record);
    addWords(record);
  };
  for (const fields of given.records) put(String(fields["objectID"]), fields);

  return {
    words,
    put,
    find: (id: string): Fields | null => records.get(byId.get(id) ?? -1)?.fields ?? null,
    at: (order: number): StoredRecord | undefined => records.get(order),
    all: (): Iterable<StoredRecord> => records.values(),
    size: (): number => records.size,
    remove: (id: string): boolean => {
      const order = byId.get(id);
      if (order === undefined) return false;
      byId.delete(id);
      forget(order);
      return true;
    },
    clear: (): void => {
      byId.clear();
      records.clear();
      wordsByRecord.clear();
      words.clear();
    },
    settings: (): Settings => settings,
    /** The searched attributes may be others now, so every record is read again. */
    setSettings: (wanted: Settings): void => {
      settings = wanted;
      words.clear();
      for (const [order, record] of records) {
        records.set(order, { ...record, own: ownOf(record.fields) });
        addWords(record);
      }
    },
    synonyms: (): readonly Synonym[] => [...synonyms.values()],
    putSynonym: (synonym: Synonym): void => void synonyms.set(synonym.objectID, synonym),
    removeSynonym: (id: string): void => void synonyms.delete(id),
    clearSynonyms: (): void => synonyms.clear(),
  };
}
