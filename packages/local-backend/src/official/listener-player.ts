import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getFirestore,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  startAfter,
  terminate,
  where,
  writeBatch,
  type Firestore,
  type Query,
} from "firebase/firestore";
import type { Fields, ListenedQuery, ListenerScript, Step } from "./corpus/listener-corpus.ts";
import { canonicalText } from "./difference.ts";
import type { Json, RestClient } from "./rest-client.ts";

/** What the listeners of a script were told, step by step. */
export type Told = readonly { readonly step: number; readonly told: readonly unknown[] }[];

const patienceMs = 10_000;
const quietMs = 40;

/** Plays a script with the web SDK. A step ends when a write made after it has come back to the same client. */
export const playListeners = async (client: RestClient, project: string, script: ListenerScript): Promise<Told> => {
  setLogLevel("silent");
  const app = initializeApp({ projectId: project, apiKey: "any" }, `${client.target.name}-${project}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, client.target.host, client.target.port, { mockUserToken: "owner" });
  const root = `projects/${project}/databases/(default)/documents`;
  const commit = (writes: Json[]): Promise<unknown> => client.call("POST", `${root}:commit`, { writes });
  const told: { step: number; told: readonly unknown[] }[] = [];
  const listeners = new Map<number, Listener>();
  const listen = (at: number): void => {
    listeners.get(at)?.stop();
    listeners.set(at, follow(db, script.queries[at] as ListenedQuery));
  };
  const settled = await watchMarker(db, commit, root, () => [...listeners.values()].every(({ inStep }) => inStep()));
  const report = (step: number, restarted: boolean): void => {
    // While a client catches up, how many snapshots that takes is up to the server.
    const perListener = [...listeners.values()].map(({ take: taken, latest }) => {
      const snapshots = taken();
      return restarted ? latest() : snapshots;
    });
    told.push({ step, told: perListener });
  };
  try {
    if (script.before.length > 0) await commit(script.before.map(({ id, fields }) => foreignSet(root, id, fields)));
    for (const at of script.queries.keys()) listen(at);
    await settled();
    report(0, true);
    for (const [at, step] of script.steps.entries()) {
      await take(step, { db, root, commit, listen });
      await settled();
      report(at + 1, step.kind === "again" || step.kind === "offline");
    }
  } finally {
    for (const { stop } of listeners.values()) stop();
    await terminate(db);
    await deleteApp(app);
  }
  return told;
};

interface Listener {
  /** True once it has heard from the server since the last interruption. */
  inStep(): boolean;
  /** The snapshots since this was asked last. */
  take(): readonly unknown[];
  /** The documents of the newest one. */
  latest(): unknown;
  stop(): void;
}

interface Stage {
  readonly db: Firestore;
  readonly root: string;
  readonly commit: (writes: Json[]) => Promise<unknown>;
  readonly listen: (at: number) => void;
}

const take = async (step: Step, stage: Stage): Promise<void> => {
  const { db, root, commit, listen } = stage;
  switch (step.kind) {
    case "set":
    case "merge":
      if (step.own) await setDoc(doc(db, "items", step.id), { ...step.fields }, { merge: step.kind === "merge" });
      else await commit([foreignSet(root, step.id, step.fields, step.kind === "merge")]);
      return;
    case "delete":
      if (step.own) await deleteDoc(doc(db, "items", step.id));
      else await commit([{ delete: `${root}/items/${step.id}` }]);
      return;
    case "batch": {
      if (!step.own) {
        const deletes = step.deletes.map((id) => ({ delete: `${root}/items/${id}` }));
        await commit([...step.sets.map((id) => foreignSet(root, id, step.fields)), ...deletes]);
        return;
      }
      const batch = writeBatch(db);
      for (const id of step.sets) batch.set(doc(db, "items", id), { ...step.fields });
      for (const id of step.deletes) batch.delete(doc(db, "items", id));
      await batch.commit();
      return;
    }
    case "increment":
      await setDoc(doc(db, "items", step.id), { n: increment(step.by) }, { merge: true });
      return;
    case "again":
      listen(step.listener);
      return;
    case "offline":
      await disableNetwork(db);
      for (const inner of step.steps) await take(inner, stage);
      await enableNetwork(db);
  }
};

/** Resolves once a marker written now has arrived at this client, and every listener is up to date. */
const watchMarker = async (
  db: Firestore,
  commit: (writes: Json[]) => Promise<unknown>,
  root: string,
  allInStep: () => boolean,
): Promise<() => Promise<void>> => {
  let latest = 0;
  onSnapshot(doc(db, "markers", "m"), { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.fromCache) latest = Number(snapshot.get("n") ?? 0);
  });
  let count = 0;
  return async () => {
    count += 1;
    await commit([{ update: { name: `${root}/markers/m`, fields: { n: { integerValue: String(count) } } } }]);
    const deadline = performance.now() + patienceMs;
    while ((latest < count || !allInStep()) && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    // The emulator tells its queries with a limit a moment after the others.
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  };
};

const follow = (db: Firestore, listened: ListenedQuery): Listener => {
  let inStep = false;
  let documents: unknown = null;
  let snapshots: unknown[] = [];
  const hear = (found: unknown, rest: Json, fromCache: boolean): void => {
    inStep = !fromCache;
    if (canonicalText(found) !== canonicalText(documents) || rest["error"] !== undefined) snapshots.push({ found, ...rest });
    documents = found;
  };
  const failed = (error: { readonly code?: string }): void => hear(null, { error: error.code }, false);
  const options = { includeMetadataChanges: true };
  const stop =
    listened.kind === "document"
      ? onSnapshot(
          doc(db, "items", "a"),
          options,
          (snapshot) => hear(snapshot.data() ?? null, {}, snapshot.metadata.fromCache),
          failed,
        )
      : onSnapshot(
          queryOf(db, listened),
          options,
          (snapshot) => {
            const changes = snapshot
              .docChanges()
              .map(({ type, doc: changed, oldIndex, newIndex }) => [type, changed.id, oldIndex, newIndex]);
            hear(
              snapshot.docs.map((found) => [found.ref.path, found.data()]),
              { changes },
              snapshot.metadata.fromCache,
            );
          },
          failed,
        );
  return {
    inStep: () => inStep,
    take: () => {
      const taken = snapshots;
      snapshots = [];
      return taken;
    },
    latest: () => documents,
    stop,
  };
};

const queryOf = (db: Firestore, listened: ListenedQuery): Query => {
  const base = listened.kind === "group" ? collectionGroup(db, "items") : collection(db, "items");
  const whole = listened.limit ?? 0;
  return query(
    base,
    ...listened.where.map(([field, operator, value]) => where(field, operator, value)),
    ...listened.orderBy.map(([field, direction]) => orderBy(field, direction)),
    ...(listened.startAfter === null ? [] : [startAfter(listened.startAfter)]),
    ...(whole === 0 ? [] : [listened.fromEnd ? limitToLast(whole) : limit(whole)]),
  );
};

const foreignSet = (root: string, id: string, fields: Fields, merge = false): Json => ({
  update: {
    name: `${root}/items/${id}`,
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, wireValue(value)])),
  },
  ...(merge ? { updateMask: { fieldPaths: Object.keys(fields) } } : {}),
});

const wireValue = (value: Fields[string]): Json => {
  if (value === null) return { nullValue: null };
  if (typeof value === "number") return { integerValue: String(value) };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  return { arrayValue: { values: (value as readonly string[]).map((text) => ({ stringValue: text })) } };
};
