import { ApiError } from "./api-error.ts";
import { openIndexStore, type RecordChange } from "./index-store.ts";
import type { Settings } from "./index-settings.ts";
import { createSearchIndex, type SearchIndex, type Synonym } from "./search-index.ts";

/** The keys of the application; the holder of the second may search and no more. */
export interface SearchKeys {
  readonly admin: string;
  readonly search: string;
}

interface Known {
  readonly index: SearchIndex;
  updatedAt: number;
}

export type SearchCore = ReturnType<typeof createSearchCore>;

/** All indices: searched in memory, remembered on disk. Writes count at once; a task is done when it has an answer. */
export function createSearchCore(dataDir: string | null, keys: SearchKeys, now: () => number) {
  const store = openIndexStore(dataDir);
  const indices = new Map<string, Known>();
  for (const { name, updatedAt, ...kept } of store.load())
    indices.set(name, { index: createSearchIndex(kept), updatedAt });
  let task = now();

  /** The first write makes an index. */
  const openOrMake = (name: string): Known => {
    const known = indices.get(name) ?? {
      index: createSearchIndex({ settings: {}, synonyms: [], records: [] }),
      updatedAt: now(),
    };
    indices.set(name, known);
    known.updatedAt = now();
    return known;
  };
  const remove = (name: string): void => {
    indices.delete(name);
    store.removeIndex(name);
  };

  return {
    keys,
    now,
    nextTask: (): number => ++task,
    list: (): readonly { readonly name: string; readonly entries: number; readonly updatedAt: number }[] =>
      [...indices].map(([name, { index, updatedAt }]) => ({ name, entries: index.size(), updatedAt })),
    find: (name: string): SearchIndex | null => indices.get(name)?.index ?? null,
    get: (name: string): SearchIndex => {
      const known = indices.get(name);
      if (known === undefined) throw new ApiError(404, `Index ${name} does not exist`);
      return known.index;
    },
    /** All or nothing, as one batch is. */
    change: (name: string, changes: readonly RecordChange[]): void => {
      const { index } = openOrMake(name);
      store.change(name, changes, now());
      for (const { id, fields } of changes) {
        if (fields === null) index.remove(id);
        else index.put(id, fields);
      }
    },
    clearRecords: (name: string): void => {
      openOrMake(name).index.clear();
      store.clearRecords(name);
    },
    setSettings: (name: string, settings: Settings): void => {
      openOrMake(name).index.setSettings(settings);
      store.saveSettings(name, settings, now());
    },
    changeSynonyms: (name: string, work: (index: SearchIndex) => void): void => {
      const { index } = openOrMake(name);
      work(index);
      store.saveSynonyms(name, index.synonyms(), now());
    },
    remove,
    /** Puts one in the place of another, at once: a search finds the old one or the new one. */
    copy: (from: string, to: string, scope: readonly string[] | null): void => {
      const source = indices.get(from)?.index ?? createSearchIndex({ settings: {}, synonyms: [], records: [] });
      const before = indices.get(to)?.index;
      const takes = (part: string): boolean => scope === null || scope.includes(part);
      const settings = takes("settings") ? source.settings() : (before?.settings() ?? {});
      const synonyms: readonly Synonym[] = takes("synonyms") ? source.synonyms() : (before?.synonyms() ?? []);
      // A scope names what is copied beside nothing else; without one, everything is.
      const kept = scope === null ? source : before;
      const records = [...(kept?.all() ?? [])].map(({ fields }) => fields);
      store.removeIndex(to);
      store.saveSettings(to, settings, now());
      store.saveSynonyms(to, synonyms, now());
      store.change(
        to,
        records.map((fields) => ({ id: String(fields["objectID"]), fields })),
        now(),
      );
      indices.set(to, { index: createSearchIndex({ settings, synonyms, records }), updatedAt: now() });
    },
    close: (): void => store.close(),
  };
}
