import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { BlobStore } from "./blob-store.ts";
import { crc32c } from "./crc32c.ts";
import { openObjectDeliveries, type ObjectChange, type ObjectDeliveries } from "./object-deliveries.ts";
import { withSettings, type ObjectSettings, type StoredObject } from "./stored-object.ts";

export interface ObjectListing {
  readonly objects: readonly StoredObject[];
  readonly prefixes: readonly string[];
  readonly nextPageToken: string | null;
}

export interface ListQuery {
  readonly prefix: string;
  readonly delimiter: string;
  readonly pageToken: string;
  readonly maxResults: number;
}

/** Objects of all buckets; a write is durable when the call returns. */
export interface ObjectStore {
  readonly deliveries: ObjectDeliveries;
  get(bucket: string, name: string): StoredObject | null;
  put(bucket: string, name: string, bytes: Buffer, settings: ObjectSettings): StoredObject;
  /** Like `put`, but it happened before and owes no events. */
  restore(bucket: string, name: string, bytes: Buffer, settings: ObjectSettings): StoredObject;
  /** The object that `put` would store, for rules that look at the result first. */
  preview(bucket: string, name: string, bytes: Buffer, settings: ObjectSettings): StoredObject;
  update(object: StoredObject, changes: Readonly<Record<string, unknown>>): StoredObject;
  read(object: StoredObject): Buffer;
  remove(object: StoredObject): void;
  list(bucket: string, query: ListQuery): ObjectListing;
  all(): StoredObject[];
  count(): number;
  clear(): void;
  close(): void;
}

export function openObjectStore(file: string | null, blobs: BlobStore, now: () => number): ObjectStore {
  const database = new DatabaseSync(file ?? ":memory:");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.exec(`CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, name TEXT NOT NULL, blob TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (bucket, name)
  ) WITHOUT ROWID; CREATE INDEX IF NOT EXISTS objects_by_blob ON objects (blob);`);
  const statements = {
    get: database.prepare("SELECT record FROM objects WHERE bucket = ? AND name = ?"),
    put: database.prepare("INSERT OR REPLACE INTO objects (bucket, name, blob, record) VALUES (?, ?, ?, ?)"),
    remove: database.prepare("DELETE FROM objects WHERE bucket = ? AND name = ?"),
    usesBlob: database.prepare("SELECT 1 FROM objects WHERE blob = ? LIMIT 1"),
    list: database.prepare("SELECT record FROM objects WHERE bucket = ? AND name > ? AND name >= ? ORDER BY name"),
    all: database.prepare("SELECT record FROM objects ORDER BY bucket, name"),
    count: database.prepare("SELECT count(*) AS count FROM objects"),
    clear: database.prepare("DELETE FROM objects"),
  };
  const deliveries = openObjectDeliveries(database);
  const change = (kind: ObjectChange["kind"], object: StoredObject): ObjectChange => ({ kind, object, at: now() });
  const parse = (row: Record<string, unknown>): StoredObject => JSON.parse(String(row["record"])) as StoredObject;
  const save = (object: StoredObject): StoredObject => {
    statements.put.run(object.bucket, object.name, object.blob, JSON.stringify(object));
    return object;
  };
  const releaseBlob = (blob: string): void => {
    if (statements.usesBlob.get(blob) === undefined) blobs.remove(blob);
  };
  const get = (bucket: string, name: string): StoredObject | null => {
    const row = statements.get.get(bucket, name);
    return row === undefined ? null : parse(row);
  };

  let lastGeneration = 0;
  const preview = (bucket: string, name: string, bytes: Buffer, settings: ObjectSettings): StoredObject => {
    // Generations are microseconds and never repeat, even within one.
    lastGeneration = Math.max(now() * 1000, lastGeneration + 1);
    const time = new Date(now()).toISOString();
    return {
      bucket,
      name,
      generation: lastGeneration,
      metageneration: 1,
      size: bytes.length,
      md5Hash: createHash("md5").update(bytes).digest("base64"),
      crc32c: crc32c(bytes),
      blob: "",
      timeCreated: time,
      updated: time,
      settings,
    };
  };

  const put = (
    bucket: string,
    name: string,
    bytes: Buffer,
    settings: ObjectSettings,
    isNews: boolean,
  ): StoredObject => {
    const blob = blobs.write(bytes);
    const before = get(bucket, name);
    const after = deliveries.atomically(() => {
      const answer = save({ ...preview(bucket, name, bytes, settings), blob });
      return {
        answer,
        changes: isNews ? [...(before === null ? [] : [change("deleted", before)]), change("finalized", answer)] : [],
      };
    });
    if (before !== null) releaseBlob(before.blob);
    return after;
  };

  return {
    deliveries,
    get,
    preview,
    put: (bucket, name, bytes, settings) => put(bucket, name, bytes, settings, true),
    restore: (bucket, name, bytes, settings) => put(bucket, name, bytes, settings, false),
    update: (object, changes) =>
      deliveries.atomically(() => {
        const answer = save({
          ...object,
          settings: withSettings(object.settings, changes),
          metageneration: object.metageneration + 1,
          updated: new Date(now()).toISOString(),
        });
        return { answer, changes: [change("metadataUpdated", answer)] };
      }),
    read: (object) => blobs.read(object.blob),
    remove: (object) => {
      deliveries.atomically(() => {
        statements.remove.run(object.bucket, object.name);
        return { answer: null, changes: [change("deleted", object)] };
      });
      releaseBlob(object.blob);
    },
    list: (bucket, query) => {
      const objects: StoredObject[] = [];
      const prefixes: string[] = [];
      let last = "";
      for (const row of statements.list.iterate(bucket, query.pageToken, query.prefix)) {
        const object = parse(row);
        if (!object.name.startsWith(query.prefix)) break;
        const end = query.delimiter === "" ? -1 : object.name.indexOf(query.delimiter, query.prefix.length);
        const folder = end < 0 ? null : object.name.slice(0, end + query.delimiter.length);
        // Everything in a folder that was shown already, on this page or an earlier one, is behind it.
        if (folder !== null && (prefixes.at(-1) === folder || query.pageToken.startsWith(folder))) continue;
        if (objects.length + prefixes.length === query.maxResults) return { objects, prefixes, nextPageToken: last };
        if (folder === null) objects.push(object);
        else prefixes.push(folder);
        last = object.name;
      }
      return { objects, prefixes, nextPageToken: null };
    },
    all: () => statements.all.all().map(parse),
    count: () => Number(statements.count.get()?.["count"] ?? 0),
    clear: () => {
      statements.clear.run();
      deliveries.clear();
      blobs.clear();
    },
    close: () => database.close(),
  };
}
