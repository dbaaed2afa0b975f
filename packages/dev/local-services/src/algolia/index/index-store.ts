import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Settings } from "./index-settings.ts";
import type { Fields } from "./record-fields.ts";
import type { Synonym } from "./search-index.ts";

const schema = `
  CREATE TABLE IF NOT EXISTS indices (name TEXT NOT NULL PRIMARY KEY, settings TEXT NOT NULL, updated INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS records (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (name, id)) STRICT;
  CREATE TABLE IF NOT EXISTS synonyms (name TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (name, id)) STRICT;
`;

/** Null as fields = the record is gone. */
export interface RecordChange {
  readonly id: string;
  readonly fields: Fields | null;
}

export interface StoredIndex {
  readonly name: string;
  readonly settings: Settings;
  readonly updatedAt: number;
  readonly synonyms: readonly Synonym[];
  readonly records: readonly Fields[];
}

/** The memory of the service over a restart; without a folder it is gone at the end. */
export function openIndexStore(dataDir: string | null) {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(dataDir === null ? ":memory:" : join(dataDir, "search.sqlite"), { timeout: 1000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  database.exec(schema);
  const touch = database.prepare(
    "INSERT INTO indices VALUES (?, '{}', ?) ON CONFLICT (name) DO UPDATE SET updated = excluded.updated",
  );
  const putRecord = database.prepare(
    "INSERT INTO records (name, id, body) VALUES (?, ?, ?) ON CONFLICT (name, id) DO UPDATE SET body = excluded.body",
  );
  const dropRecord = database.prepare("DELETE FROM records WHERE name = ? AND id = ?");
  const together = (work: () => void): void => {
    database.exec("BEGIN IMMEDIATE");
    try {
      work();
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  };
  const bodies = <T>(table: "records" | "synonyms", name: string): readonly T[] =>
    database
      .prepare(`SELECT body FROM ${table} WHERE name = ? ORDER BY ${table === "records" ? "seq" : "id"}`)
      .all(name)
      .map(({ body }) => JSON.parse(String(body)) as T);
  const removeIndex = (name: string): void => {
    for (const table of ["indices", "records", "synonyms"]) {
      database.prepare(`DELETE FROM ${table} WHERE name = ?`).run(name);
    }
  };

  return {
    load: (): readonly StoredIndex[] =>
      database
        .prepare("SELECT name, settings, updated FROM indices ORDER BY name")
        .all()
        .map(({ name, settings, updated }) => ({
          name: String(name),
          settings: JSON.parse(String(settings)) as Settings,
          updatedAt: Number(updated),
          synonyms: bodies<Synonym>("synonyms", String(name)),
          records: bodies<Fields>("records", String(name)),
        })),
    change: (name: string, changes: readonly RecordChange[], now: number): void =>
      together(() => {
        touch.run(name, now);
        for (const { id, fields } of changes) {
          if (fields === null) dropRecord.run(name, id);
          else putRecord.run(name, id, JSON.stringify(fields));
        }
      }),
    clearRecords: (name: string): void => void database.prepare("DELETE FROM records WHERE name = ?").run(name),
    saveSettings: (name: string, settings: Settings, now: number): void =>
      together(() => {
        touch.run(name, now);
        database.prepare("UPDATE indices SET settings = ? WHERE name = ?").run(JSON.stringify(settings), name);
      }),
    saveSynonyms: (name: string, synonyms: readonly Synonym[], now: number): void =>
      together(() => {
        touch.run(name, now);
        database.prepare("DELETE FROM synonyms WHERE name = ?").run(name);
        const put = database.prepare("INSERT OR REPLACE INTO synonyms VALUES (?, ?, ?)");
        for (const synonym of synonyms) put.run(name, synonym.objectID, JSON.stringify(synonym));
      }),
    removeIndex: (name: string): void => together(() => removeIndex(name)),
    close: (): void => {
      if (database.isOpen) database.close();
    },
  };
}
