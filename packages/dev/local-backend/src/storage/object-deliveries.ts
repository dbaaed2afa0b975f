import type { DatabaseSync } from "node:sqlite";
import type { PlannedDelivery, PlannedDeliveryStore, StoredDelivery } from "../service/delivery-store.ts";
import type { StoredObject } from "./stored-object.ts";

/** The change of a file, as functions hear of it. */
export interface ObjectChange {
  readonly kind: "finalized" | "deleted" | "metadataUpdated";
  readonly object: StoredObject;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ObjectDeliveries extends PlannedDeliveryStore<ObjectChange> {
  /** Does the work and keeps what its changes owe, all or nothing; then tells those who deliver. */
  atomically<Answer>(work: () => { readonly answer: Answer; readonly changes: readonly ObjectChange[] }): Answer;
  clear(): void;
}

/** Beside the files' own records, so that both become durable together. */
export function openObjectDeliveries(database: DatabaseSync): ObjectDeliveries {
  database.exec(
    "CREATE TABLE IF NOT EXISTS deliveries (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL, payload TEXT NOT NULL)",
  );
  const statements = {
    add: database.prepare("INSERT INTO deliveries (key, payload) VALUES (?, ?)"),
    all: database.prepare("SELECT id, key, payload FROM deliveries ORDER BY id"),
    remove: database.prepare("DELETE FROM deliveries WHERE id = ?"),
  };
  const listeners = new Set<(deliveries: readonly StoredDelivery[]) => void>();
  let plan: (change: ObjectChange) => readonly PlannedDelivery[] = () => [];
  const keep = ({ key, payload }: PlannedDelivery): StoredDelivery => ({
    id: Number(statements.add.run(key, payload).lastInsertRowid),
    key,
    payload,
  });
  return {
    atomically: (work) => {
      database.exec("BEGIN IMMEDIATE");
      try {
        const { answer, changes } = work();
        const kept = changes.flatMap(plan).map(keep);
        database.exec("COMMIT");
        if (kept.length > 0) for (const listener of listeners) listener(kept);
        return answer;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    clear: () => database.exec("DELETE FROM deliveries"),
    setDeliveryPlanner: (planner) => {
      plan = planner;
    },
    onDeliveries: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pendingDeliveries: () =>
      statements.all.all().map((row) => ({
        id: Number(row["id"]),
        key: String(row["key"]),
        payload: String(row["payload"]),
      })),
    acknowledgeDelivery: (id) => void statements.remove.run(id),
  };
}
