import { DatabaseSync } from "node:sqlite";
import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import { collectionOf, idOf } from "../protocol/resource-name.ts";
import { checkDocumentSize } from "./document-size.ts";
import { formatTime, microsOf } from "../protocol/timestamps.ts";

export interface Delivery {
  readonly id: number;
  readonly key: string;
  readonly payload: string;
}

/** SQLite behind the store: documents by collection, the collections there are, the clock, pending deliveries. */

interface DocumentRow {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly fields: string;
}

const schema = `
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
    fields TEXT NOT NULL, PRIMARY KEY (collection, id)) STRICT;
  CREATE TABLE IF NOT EXISTS collections (
    name TEXT NOT NULL PRIMARY KEY, root TEXT NOT NULL, id TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS collections_by_id ON collections (root, id, name);
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, root TEXT NOT NULL, key TEXT NOT NULL, payload TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), latest INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO clock VALUES (1, 0);
`;

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    // EXCLUSIVE: the cache stays true only while no other process writes the file. NORMAL: a commit survives the end of the process at
    // once, a power cut may take the last few.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes("locked")) {
      throw new Error(`The database ${file} is in use by another process.`, { cause: error });
    }
    throw error;
  }
}

/** `file` is a path or `:memory:`. */
export function openDocumentTable(file: string) {
  const database = openDatabase(file);
  const statements = {
    get: database.prepare("SELECT id, created, updated, fields FROM documents WHERE collection = ? AND id = ?"),
    all: database.prepare("SELECT id, created, updated, fields FROM documents WHERE collection = ?"),
    put: database.prepare(
      `INSERT INTO documents VALUES (?, ?, ?, ?, ?) ON CONFLICT (collection, id)
       DO UPDATE SET created = excluded.created, updated = excluded.updated, fields = excluded.fields`,
    ),
    remove: database.prepare("DELETE FROM documents WHERE collection = ? AND id = ?"),
    addCollection: database.prepare("INSERT OR IGNORE INTO collections VALUES (?, ?, ?)"),
    group: database.prepare("SELECT name FROM collections WHERE root = ? AND id = ?"),
    below: database.prepare("SELECT name FROM collections WHERE name >= ? AND name < ?"),
    occupied: database.prepare("SELECT 1 FROM documents WHERE collection = ? LIMIT 1"),
    latest: database.prepare("SELECT latest FROM clock"),
    setLatest: database.prepare("UPDATE clock SET latest = ?"),
    addDelivery: database.prepare("INSERT INTO deliveries (root, key, payload) VALUES (?, ?, ?)"),
    deliveries: database.prepare("SELECT id, key, payload FROM deliveries ORDER BY id"),
    removeDelivery: database.prepare("DELETE FROM deliveries WHERE id = ?"),
    begin: database.prepare("BEGIN IMMEDIATE"),
    commit: database.prepare("COMMIT"),
    rollback: database.prepare("ROLLBACK"),
    clearDocuments: database.prepare("DELETE FROM documents WHERE collection >= ? AND collection < ?"),
    clearCollections: database.prepare("DELETE FROM collections WHERE root = ?"),
    clearDeliveries: database.prepare("DELETE FROM deliveries WHERE root = ?"),
    roots: database.prepare("SELECT DISTINCT root FROM collections"),
  };
  const knownCollections = new Set<string>();

  function toDocument(collection: string, row: DocumentRow): WireDocument {
    return {
      name: `${collection}/${row.id}`,
      fields: JSON.parse(row.fields) as Record<string, Json>,
      createTime: formatTime(row.created),
      updateTime: formatTime(row.updated),
    };
  }

  return {
    latest: () => (statements.latest.get() as { latest: number }).latest,

    get(collection: string, id: string): WireDocument | null {
      const row = statements.get.get(collection, id) as DocumentRow | undefined;
      return row === undefined ? null : toDocument(collection, row);
    },

    all(collection: string): WireDocument[] {
      return (statements.all.all(collection) as unknown as DocumentRow[]).map((row) => toDocument(collection, row));
    },

    isOccupied: (collection: string) => statements.occupied.get(collection) !== undefined,

    /** Every collection ever used with this id; some may be empty by now. */
    collectionsWithId: (root: string, id: string) => names(statements.group.all(root, id)),

    /** Every collection ever used below a document or database. */
    collectionsBelow: (parent: string) => names(statements.below.all(`${parent}/`, `${parent}0`)),

    roots: () => (statements.roots.all() as { root: string }[]).map((row) => row.root),

    /** All or nothing: everything that `work` writes is durable when this returns. */
    atomically<T>(version: number, work: () => T): T {
      statements.begin.run();
      try {
        const result = work();
        statements.setLatest.run(version);
        statements.commit.run();
        return result;
      } catch (error) {
        statements.rollback.run();
        // A collection first seen in the transaction that failed is not in the table.
        knownCollections.clear();
        throw error;
      }
    },

    put(root: string, document: WireDocument): void {
      const collection = collectionOf(document.name);
      if (!knownCollections.has(collection)) {
        statements.addCollection.run(collection, root, idOf(collection));
        if (knownCollections.size > 100_000) knownCollections.clear();
        knownCollections.add(collection);
      }
      const fields = JSON.stringify(document.fields);
      checkDocumentSize(document, fields.length);
      const id = document.name.slice(collection.length + 1);
      statements.put.run(collection, id, microsOf(document.createTime), microsOf(document.updateTime), fields);
    },

    remove(name: string): void {
      const collection = collectionOf(name);
      statements.remove.run(collection, name.slice(collection.length + 1));
    },

    addDelivery(root: string, key: string, payload: string): Delivery {
      const { lastInsertRowid } = statements.addDelivery.run(root, key, payload);
      return { id: Number(lastInsertRowid), key, payload };
    },

    deliveries: () => statements.deliveries.all() as unknown as Delivery[],

    removeDelivery(id: number): void {
      statements.removeDelivery.run(id);
    },

    clear(root: string): void {
      statements.clearDocuments.run(`${root}/`, `${root}0`);
      statements.clearCollections.run(root);
      statements.clearDeliveries.run(root);
      knownCollections.clear();
    },

    close: () => database.close(),
  };
}

function names(rows: unknown[]): string[] {
  return (rows as { name: string }[]).map((row) => row.name);
}
