import type { Caller, CommittedChanges, FirestoreCore, Json, WireDocument } from "../firestore-core.ts";
import { StatusError } from "../wire/status.ts";

/** A database in a map, for the scripted tests of the streams: collections, one equality filter, ordered by name, limit. */
export interface FakeCore extends FirestoreCore {
  /** Sets (fields) or deletes (null) documents in one commit. */
  put(changes: Record<string, Record<string, Json> | null>): string;
  /** Paths below this prefix are denied to everybody but the owner. */
  deny(prefix: string): void;
  readonly listeners: number;
  /** How often a target was matched against a document. */
  readonly matches: number;
}

export const fakeRoot = "projects/demo/databases/(default)/documents";

export function createFakeCore(): FakeCore {
  const documents = new Map<string, WireDocument>();
  const listeners = new Set<(commit: CommittedChanges) => void>();
  const denied: string[] = [];
  let micros = 1_700_000_000_000_000n;
  let matches = 0;

  function tick(): { version: bigint; time: string } {
    micros += 1n;
    const seconds = new Date(Number(micros / 1000n)).toISOString().slice(0, 19);
    return { version: micros, time: `${seconds}.${String(micros % 1_000_000n).padStart(6, "0")}Z` };
  }

  function put(changes: Record<string, Record<string, Json> | null>, caller: Caller = { kind: "owner" }): string {
    const { version, time } = tick();
    const done = Object.entries(changes).map(([path, fields]) => {
      const name = path.startsWith("projects/") ? path : `${fakeRoot}/${path}`;
      const before = documents.get(name) ?? null;
      const after = fields && { name, fields, createTime: before?.createTime ?? time, updateTime: time };
      if (after) documents.set(name, after);
      else documents.delete(name);
      return { name, before, after };
    });
    for (const listener of [...listeners]) listener({ version, commitTime: time, caller, changes: done });
    return time;
  }

  function matchesTarget(target: Json, document: WireDocument): boolean {
    matches += 1;
    const { parent, structuredQuery } = target["query"] as { parent: string; structuredQuery: Json };
    const [from] = structuredQuery["from"] as { collectionId: string; allDescendants?: boolean }[];
    const segments = document.name.slice(parent.length + 1).split("/");
    if (segments.at(-2) !== from?.collectionId || (!from?.allDescendants && segments.length !== 2)) return false;
    const filter = structuredQuery["where"] as
      | { fieldFilter: { field: { fieldPath: string }; value: Json } }
      | undefined;
    return (
      !filter ||
      JSON.stringify(document.fields[filter.fieldFilter.field.fieldPath]) === JSON.stringify(filter.fieldFilter.value)
    );
  }

  const notHere = () => Promise.reject(new StatusError("UNIMPLEMENTED", "Not in this fake."));
  return {
    put,
    deny: (prefix) => denied.push(`${fakeRoot}/${prefix}`),
    get listeners() {
      return listeners.size;
    },
    get matches() {
      return matches;
    },
    async commit(request, caller) {
      const writes = request["writes"] as { update?: WireDocument; delete?: string }[];
      await Promise.resolve();
      for (const { update } of writes) {
        if (update?.name.includes("/forbidden/")) throw new StatusError("PERMISSION_DENIED", "No.");
      }
      const commitTime = put(
        Object.fromEntries(writes.map((write) => [write.update?.name ?? write.delete ?? "", write.update?.fields ?? null])),
        caller,
      );
      return { writeResults: writes.map(() => ({ updateTime: commitTime })), commitTime };
    },
    authorizeTarget(target, caller) {
      if (caller.kind === "owner") return;
      const text = JSON.stringify(target);
      const query = target["query"] as { parent: string; structuredQuery: { from: { collectionId: string }[] } } | undefined;
      const path = query ? `${query.parent}/${query.structuredQuery.from[0]?.collectionId}` : text;
      if (denied.some((prefix) => path.includes(prefix))) throw new StatusError("PERMISSION_DENIED", "Not for you.");
    },
    readTarget(target) {
      const names = (target["documents"] as { documents: string[] } | undefined)?.documents;
      if (names) return { documents: names.flatMap((name) => documents.get(name) ?? []), version: micros };
      const { limit } = (target["query"] as { structuredQuery: { limit?: number } }).structuredQuery;
      const found = [...documents.values()]
        .filter((document) => matchesTarget(target, document))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { documents: found.slice(0, limit), version: micros };
    },
    matchesTarget,
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: tick,
    batchGetDocuments: notHere,
    getDocument: notHere,
    listDocuments: notHere,
    listCollectionIds: notHere,
    createDocument: notHere,
    updateDocument: notHere,
    deleteDocument: notHere,
    runQuery: notHere,
    runAggregationQuery: notHere,
    beginTransaction: notHere,
    rollback: notHere,
    batchWrite: notHere,
  };
}
