import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { ApiError, noSuch } from "./api-error.ts";
import type { Json, StripeObject } from "./stripe-objects.ts";
import { textOf } from "./text-of.ts";

export interface PutHints {
  /** The payment intent, charge, customer or account that lists ask for. */
  readonly ref?: string | null;
  /** When something happens to it by itself, in milliseconds; null = nothing will. */
  readonly due?: number | null;
}

export interface ListQuery {
  readonly object: string;
  readonly account?: string;
  readonly ref?: string;
  readonly createdFrom?: number;
  /** Entries older than this one. */
  readonly after?: string;
  readonly limit?: number;
}

export interface StoredObject {
  readonly account: string;
  readonly value: StripeObject;
}

export interface Delivery {
  readonly id: number;
  readonly event: string;
  readonly endpoint: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly state: "waiting" | "delivered" | "lost" | "given up";
  readonly lastAnswer: string;
}

type Row = Readonly<Record<string, unknown>>;

export type ObjectStore = ReturnType<typeof openObjectStore>;

const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL, object TEXT NOT NULL,
    ref TEXT, due INTEGER, created INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (object, account, seq);
  CREATE INDEX IF NOT EXISTS objects_by_ref ON objects (ref, object) WHERE ref IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_due ON objects (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, endpoint TEXT NOT NULL, attempts INTEGER NOT NULL,
    next_at INTEGER NOT NULL, state TEXT NOT NULL, last_answer TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (next_at) WHERE state = 'waiting';
  CREATE TABLE IF NOT EXISTS settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** Everything the service remembers, each request in one transaction; without a folder it is gone at the end. */
export function openObjectStore(dataDir: string | null) {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(dataDir === null ? ":memory:" : join(dataDir, "stripe.sqlite"), { timeout: 1000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  database.exec(schema);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const run = (sql: string, ...values: readonly SQLInputValue[]): void => void statement(sql).run(...values);
  const rows = (sql: string, ...values: readonly SQLInputValue[]): readonly Row[] =>
    statement(sql).all(...values) as readonly Row[];
  const read = (row: Row): StoredObject => ({
    account: textOf(row["account"]),
    value: JSON.parse(textOf(row["body"])) as StripeObject,
  });

  const findAnywhere = (id: string): StoredObject | null => {
    const [row] = rows("SELECT account, body FROM objects WHERE id = ?", id);
    return row === undefined ? null : read(row);
  };
  const find = <T extends StripeObject>(account: string, object: T["object"], id: string): T | null => {
    const found = findAnywhere(id);
    return found !== null && found.account === account && found.value.object === object ? (found.value as T) : null;
  };

  return {
    newId: (prefix: string): string => `${prefix}_${randomBytes(18).toString("base64").replaceAll(/[+/=]/g, "x")}`,
    findAnywhere,
    find,
    get: <T extends StripeObject>(account: string, object: T["object"], id: string): T => {
      const found = find<T>(account, object, id);
      if (found === null) throw noSuch(object, id);
      return found;
    },
    put: <T extends StripeObject>(account: string, value: T, hints: PutHints = {}): T => {
      const created = typeof value["created"] === "number" ? value["created"] : 0;
      run(
        `INSERT INTO objects (id, account, object, ref, due, created, body) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body, due = excluded.due, ref = coalesce(excluded.ref, ref)`,
        value.id,
        account,
        value.object,
        hints.ref ?? null,
        hints.due ?? null,
        created,
        JSON.stringify(value),
      );
      return value;
    },
    remove: (id: string): void => run("DELETE FROM objects WHERE id = ?", id),
    /** Newest first. */
    list: <T extends StripeObject>(query: ListQuery): readonly T[] => {
      const conditions = ["object = ?"];
      const values: SQLInputValue[] = [query.object];
      const add = (condition: string, value: SQLInputValue | undefined): void => {
        if (value === undefined) return;
        conditions.push(condition);
        values.push(value);
      };
      add("account = ?", query.account);
      add("ref = ?", query.ref);
      add("created >= ?", query.createdFrom);
      add("seq < (SELECT seq FROM objects WHERE id = ?)", query.after);
      const sql = `SELECT account, body FROM objects WHERE ${conditions.join(" AND ")} ORDER BY seq DESC LIMIT ?`;
      return rows(sql, ...values, query.limit ?? 1_000_000).map((row) => read(row).value as T);
    },
    count: (object: string): number =>
      Number(rows("SELECT count(*) AS n FROM objects WHERE object = ?", object)[0]?.["n"] ?? 0),
    due: (now: number): readonly StoredObject[] =>
      rows("SELECT account, body FROM objects WHERE due IS NOT NULL AND due <= ? ORDER BY due, seq", now).map(read),
    nextDue: (): number | null => {
      const at = rows("SELECT min(due) AS at FROM objects WHERE due IS NOT NULL")[0]?.["at"];
      return typeof at === "number" ? at : null;
    },
    /** Writes stay when the work ends with an answer, also with one that is an error; a defect leaves nothing behind. */
    transaction: <T>(work: () => T): T => {
      if (database.isTransaction) return work();
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec(error instanceof ApiError ? "COMMIT" : "ROLLBACK");
        throw error;
      }
    },
    answers: {
      find: (
        key: string,
      ): { readonly hash: string; readonly status: number; readonly body: string; readonly at: number } | null => {
        const [row] = rows("SELECT * FROM idempotency WHERE key = ?", key);
        if (row === undefined) return null;
        return {
          hash: textOf(row["hash"]),
          status: Number(row["status"]),
          body: textOf(row["body"]),
          at: Number(row["at"]),
        };
      },
      put: (key: string, hash: string, status: number, body: string, at: number): void =>
        run("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?)", key, hash, status, body, at),
    },
    deliveries: {
      add: (event: string, endpoint: string, nextAt: number): void =>
        run(
          "INSERT INTO deliveries (event, endpoint, attempts, next_at, state, last_answer) VALUES (?, ?, 0, ?, 'waiting', '')",
          event,
          endpoint,
          nextAt,
        ),
      waiting: (until: number): readonly Delivery[] =>
        rows("SELECT * FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY id LIMIT 200", until).map(
          delivery,
        ),
      nextAt: (): number | null => {
        const at = rows("SELECT min(next_at) AS at FROM deliveries WHERE state = 'waiting'")[0]?.["at"];
        return typeof at === "number" ? at : null;
      },
      update: ({ id, attempts, nextAt, state, lastAnswer }: Omit<Delivery, "event" | "endpoint">): void =>
        run(
          "UPDATE deliveries SET attempts = ?, next_at = ?, state = ?, last_answer = ? WHERE id = ?",
          attempts,
          nextAt,
          state,
          lastAnswer,
          id,
        ),
      of: (event: string): readonly Delivery[] =>
        rows("SELECT * FROM deliveries WHERE event = ? ORDER BY id", event).map(delivery),
    },
    setting: <T extends Json>(name: string, otherwise: T): T => {
      const [row] = rows("SELECT value FROM settings WHERE name = ?", name);
      return row === undefined ? otherwise : (JSON.parse(textOf(row["value"])) as T);
    },
    saveSetting: (name: string, value: Json): void =>
      run("INSERT OR REPLACE INTO settings VALUES (?, ?)", name, JSON.stringify(value)),
    clear: (): void =>
      database.exec(
        "DELETE FROM objects; DELETE FROM idempotency; DELETE FROM deliveries; DELETE FROM settings WHERE name <> 'endpoints'",
      ),
    close: (): void => {
      if (database.isOpen) database.close();
    },
  };
}

const delivery = (row: Row): Delivery => ({
  id: Number(row["id"]),
  event: textOf(row["event"]),
  endpoint: textOf(row["endpoint"]),
  attempts: Number(row["attempts"]),
  nextAt: Number(row["next_at"]),
  state: textOf(row["state"]) as Delivery["state"],
  lastAnswer: textOf(row["last_answer"]),
});
