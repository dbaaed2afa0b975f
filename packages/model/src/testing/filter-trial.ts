import fc from "fast-check";
import { deleteApp, initializeApp, setLogLevel } from "firebase/app";
import * as full from "firebase/firestore";
import * as lite from "firebase/firestore/lite";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { createModelCache } from "../cache/model-cache.ts";
import type { DocumentSource, Timers } from "../cache/ports.ts";
import { until } from "./until.ts";
import { Connection } from "../client/connection/connection.ts";
import { firestoreSettings } from "../client/firebase-app.ts";
import { webSource } from "../client/web-source.ts";
import { defineDocument } from "../document/define-document.ts";
import { queryOf, type QueryConstraints } from "../document/document-query.ts";
import { trialDocuments, trialQueries, valueIn, type TrialQuery, type ValueClasses } from "./trial-values.ts";

/** Where a Firestore answers: ours, or the one it has to agree with. */
export interface TrialServer {
  readonly host: string;
  readonly port: number;
}

export interface TrialReport {
  /** Answered by both, and compared. */
  readonly compared: number;
  /** Queries that the server does not allow: nothing to compare. */
  readonly refused: number;
  /** Subscriptions at the server: one per collection, whatever is asked. */
  readonly subscriptions: number;
  readonly collections: number;
  readonly differences: readonly string[];
}

/** The question is who computes what, not who may ask. */
export const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write: if true; } } }`;

const row = defineDocument(
  "trials/{trialId}/rows/{rowId}",
  {
    a: f.optional(f.anything()),
    b: f.optional(f.anything()),
    deep: f.optional(f.object({ c: f.optional(f.anything()) })),
  },
  { audience: "public" },
);

const queriesPerCollection = 25;

/**
 * Asks the cache, which holds a whole collection, and the server the same questions until `queries` answers were
 * compared. The server is asked over plain HTTP, where no SDK computes along.
 */
export async function compareFilters(
  { host, port }: TrialServer,
  { seed, queries }: { readonly seed: number; readonly queries: number },
): Promise<TrialReport> {
  // Each refused query would be a warning.
  setLogLevel("silent");
  const app = initializeApp({ projectId: "demo-filter-trial", apiKey: "local", appId: "local" }, `trial-${port}`);
  const live = full.initializeFirestore(app, firestoreSettings);
  const plain = lite.initializeFirestore(app, {});
  full.connectFirestoreEmulator(live, host, port);
  lite.connectFirestoreEmulator(plain, host, port);
  const timers: Timers = { after: () => () => undefined };
  const counted = countedSource(webSource(live, new Connection(), { isOnline: () => true, timers }));
  const cache = createModelCache({
    source: counted.source,
    timers,
    logger: { error: (message, facts) => void failures.push(`${message}: ${JSON.stringify(facts)}`) },
  });
  const failures: string[] = [];
  let compared = 0;
  let refused = 0;
  let collections = 0;
  const differences: string[] = [];
  const compare = async (trialId: string, query: TrialQuery): Promise<void> => {
    const expected = await serverAnswer(plain, `trials/${trialId}/rows`, query);
    if (expected === null) {
      refused += 1;
      return;
    }
    const list = cache.query(queryOf(row, { trialId }, constraintsOf(live, query)));
    const leave = list.subscribe(() => undefined);
    const state = list.state();
    leave();
    const cached = state.status === "present" ? state.value.map(({ id }) => id) : [state.status];
    compared += 1;
    if (JSON.stringify(cached) !== JSON.stringify(expected))
      differences.push(JSON.stringify({ trialId, query, cached, server: expected }));
  };
  // oxlint-disable-next-line no-unmodified-loop-condition -- `compare` counts
  while (compared < queries) {
    const one = { numRuns: 1, seed: seed * 100_000 + collections };
    const [documents = []] = fc.sample(trialDocuments, one);
    const asked = fc.sample(trialQueries, { ...one, numRuns: Math.min(queriesPerCollection, queries - compared) });
    const trialId = `t${collections}`;
    collections += 1;
    const batch = lite.writeBatch(plain);
    for (const [index, document] of documents.entries())
      batch.set(lite.doc(plain, `trials/${trialId}/rows/d${index}`), valueIn(plainClasses(plain), document) as object);
    await batch.commit();
    const all = cache.query(queryOf(row, { trialId }));
    const close = all.subscribe(() => undefined);
    await until(all, ({ status }) => status !== "pending");
    await Promise.all(asked.map((query) => compare(trialId, query)));
    close();
  }
  cache.endAll();
  await deleteApp(app);
  return {
    compared,
    refused,
    collections,
    subscriptions: counted.subscriptions(),
    differences: [...failures, ...differences],
  };
}

const liveClasses = (firestore: full.Firestore): ValueClasses => ({
  ...full,
  reference: (path) => full.doc(firestore, path),
});
const plainClasses = (firestore: lite.Firestore): ValueClasses => ({
  ...lite,
  reference: (path) => lite.doc(firestore, path),
});

function countedSource(source: DocumentSource): { source: DocumentSource; subscriptions: () => number } {
  let subscriptions = 0;
  return {
    subscriptions: () => subscriptions,
    source: {
      ...source,
      listenQuery: (query, listener) => {
        subscriptions += 1;
        return source.listenQuery(query, listener);
      },
    },
  };
}

function constraintsOf(firestore: full.Firestore, { where, orderBy, limit }: TrialQuery): QueryConstraints<typeof row> {
  return {
    where: where.map(
      ({ field, operator, value }) => [field, operator, valueIn(liveClasses(firestore), value)] as const,
    ),
    orderBy: orderBy.map(({ field, direction }) => [field, direction] as const),
    ...(limit === undefined ? {} : { limit }),
  };
}

const notAllowed: ReadonlySet<unknown> = new Set(["invalid-argument", "failed-precondition"]);

/** Null: a query that the database refuses, for which there is nothing to compare. */
async function serverAnswer(
  firestore: lite.Firestore,
  collection: string,
  { where, orderBy, limit }: TrialQuery,
): Promise<string[] | null> {
  try {
    const found = await lite.getDocs(
      lite.query(
        lite.collection(firestore, collection),
        ...where.map(({ field, operator, value }) =>
          lite.where(field, operator, valueIn(plainClasses(firestore), value)),
        ),
        ...orderBy.map(({ field, direction }) => lite.orderBy(field, direction)),
        ...(limit === undefined ? [] : [lite.limit(limit)]),
      ),
    );
    return found.docs.map(({ id }) => id);
  } catch (error) {
    if (error instanceof Error && "code" in error && notAllowed.has(error.code)) return null;
    throw error;
  }
}
