import type { Caller, CommittedChanges, DocumentChange, WireDocument } from "../protocol/firestore-core.ts";
import { collectionOf, idOf, rootOf } from "../protocol/resource-name.ts";
import { DocumentCache } from "./document-cache.ts";
import { openDocumentTable, type Delivery } from "./document-table.ts";
import type { DocumentView } from "./document-view.ts";
import { createMicroClock } from "./micro-clock.ts";
import { Past } from "./past.ts";
import { StoredDocument } from "./stored-document.ts";
import { formatTime } from "../protocol/timestamps.ts";

export interface DocumentStoreOptions {
  /** Path of the SQLite file; without it everything lives in memory. */
  readonly file?: string;
  /** Milliseconds; tests move it. */
  readonly clock?: () => number;
  /** How many parsed documents are kept at hand. */
  readonly cachedDocuments?: number;
}

/** A debt of a commit, e.g. one trigger to be called; stored in the commit's own transaction. */
export interface PlannedDelivery {
  readonly key: string;
  readonly payload: string;
}

export type DeliveryPlanner = (commit: CommittedChanges) => readonly PlannedDelivery[];

export interface DocumentStore extends DocumentView {
  /** The documents as they were at a time, in microseconds, of the last hour. */
  at(version: number): DocumentView;
  /**
   * Makes changes durable and tells the listeners, in this order, before it returns. `plan` gets the version of
   * the commit; when it throws, nothing happens.
   */
  commit<P extends { readonly changes: readonly DocumentChange[] }>(
    root: string,
    caller: Caller,
    plan: (version: number) => P,
  ): { readonly commit: CommittedChanges; readonly plan: P };
  onCommit(listener: (commit: CommittedChanges) => void): () => void;
  /** Microseconds, at least as new as every commit. */
  now(): number;
  /** Removes all documents below `projects/{p}/databases/{d}/documents`; listeners see deletions. */
  clear(root: string): void;
  /** The roots of all databases that were ever written to. */
  roots(): readonly string[];

  setDeliveryPlanner(planner: DeliveryPlanner | null): void;
  /** Called after each commit that planned deliveries. */
  onDeliveries(listener: (deliveries: readonly Delivery[]) => void): () => void;
  /** Not acknowledged yet, oldest first, also from before a restart. */
  pendingDeliveries(): readonly Delivery[];
  acknowledgeDelivery(id: number): void;

  close(): void;
}

export function createDocumentStore(options: DocumentStoreOptions = {}): DocumentStore {
  const table = openDocumentTable(options.file ?? ":memory:");
  const cache = new DocumentCache(options.cachedDocuments ?? 50_000);
  const clock = createMicroClock(options.clock ?? Date.now, table.latest());
  const past = new Past(table.latest());
  const commitListeners = new Set<(commit: CommittedChanges) => void>();
  const deliveryListeners = new Set<(deliveries: readonly Delivery[]) => void>();
  let planDeliveries: DeliveryPlanner | null = null;

  function get(name: string): WireDocument | null {
    const collection = collectionOf(name);
    const id = name.slice(collection.length + 1);
    let document = cache.get(collection, id);
    if (document === undefined) {
      const wire = table.get(collection, id);
      document = wire === null ? null : new StoredDocument(wire);
      cache.set(collection, id, document);
    }
    return document === null ? null : document.wire;
  }

  function* documentsIn(collection: string): Generator<StoredDocument> {
    let known = cache.all(collection);
    if (known === undefined) {
      const loaded = new Map<string, StoredDocument>();
      for (const wire of table.all(collection)) {
        const id = idOf(wire.name);
        // A document that is already at hand stays the same object, so that what was derived from it stays valid.
        loaded.set(id, cache.get(collection, id) ?? new StoredDocument(wire));
      }
      cache.fill(collection, loaded);
      known = loaded;
    }
    for (const document of known.values()) if (document !== null) yield document;
  }

  function tell<T>(listeners: ReadonlySet<(event: T) => void>, event: T): void {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // The commit stands whatever a listener does; its defect surfaces on its own.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  const present: DocumentView = {
    get,
    documentsIn,

    collectionGroup(parent, collectionId) {
      const all = table.collectionsWithId(rootOf(parent), collectionId);
      return all.filter((name) => name.startsWith(`${parent}/`));
    },

    collectionsBelow: (parent) => table.collectionsBelow(parent).filter((name) => table.isOccupied(name)),
  };

  return {
    ...present,
    at: (version) => past.at(version, clock.now(), present),
    now: () => clock.now(),
    roots: () => table.roots(),

    commit(root, caller, planAt) {
      const version = clock.next();
      const plan = planAt(version);
      const { changes } = plan;
      const commit = { version: BigInt(version), commitTime: formatTime(version), caller, changes };
      let deliveries: Delivery[] = [];
      if (changes.length > 0) {
        table.atomically(version, () => {
          for (const { name, after } of changes) {
            if (after === null) table.remove(name);
            else table.put(root, after);
          }
          const planned = planDeliveries?.(commit) ?? [];
          deliveries = planned.map(({ key, payload }) => table.addDelivery(root, key, payload));
        });
        for (const { name, after } of changes) {
          cache.set(collectionOf(name), idOf(name), after === null ? null : new StoredDocument(after));
        }
        past.record(version, changes);
      }
      tell(commitListeners, commit);
      if (deliveries.length > 0) tell(deliveryListeners, deliveries);
      return { commit, plan };
    },

    onCommit(listener) {
      commitListeners.add(listener);
      return () => commitListeners.delete(listener);
    },

    clear(root) {
      const names = table.collectionsBelow(root);
      const changes: DocumentChange[] = [];
      if (commitListeners.size > 0) {
        for (const name of names) {
          for (const { wire } of documentsIn(name)) changes.push({ name: wire.name, before: wire, after: null });
        }
      }
      const version = clock.next();
      table.atomically(version, () => table.clear(root));
      cache.clear();
      past.forget(version);
      const caller: Caller = { kind: "owner" };
      tell(commitListeners, { version: BigInt(version), commitTime: formatTime(version), caller, changes });
    },

    setDeliveryPlanner(planner) {
      planDeliveries = planner;
    },

    onDeliveries(listener) {
      deliveryListeners.add(listener);
      return () => deliveryListeners.delete(listener);
    },

    pendingDeliveries: () => table.deliveries(),
    acknowledgeDelivery: (id) => table.removeDelivery(id),
    close: () => table.close(),
  };
}
