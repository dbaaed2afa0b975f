import fc from "fast-check";
import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { GeoPoint, initializeFirestore, Timestamp, type Firestore } from "firebase-admin/firestore";
import { runQuery } from "@lokalkorb/query/run-query";
import { startBackend, type Backend } from "@lokalkorb/local-backend/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { QueryOperator, StoredQuery } from "../document/document-query.ts";
import type { StoredDocument } from "./ports.ts";
import { queryDocumentOf, queryToRun } from "./stored-value.ts";

let backend: Backend;
let app: App;
let db: Firestore;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-model-filter" });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId: backend.projectId }, "model-filter-test");
  db = initializeFirestore(app);
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await backend.stop();
});

const fields = ["a", "b", "deep.c"] as const;
const scalar = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom(0.5, -0.5, "", "a", "ab", "ä", true, false, null, new Date(0), new Date(1_500)),
);
const value = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) });
const documents = fc.array(
  fc.record({ a: value, b: value, deep: fc.record({ c: value }, { requiredKeys: [] }) }, { requiredKeys: [] }),
  {
    minLength: 12,
    maxLength: 12,
  },
);
// The server SDK turns "array-contains null" into "is not null" before it asks.
const inArray = scalar.filter((one) => one !== null);
const list = fc.array(scalar, { minLength: 1, maxLength: 4 });
const filter = fc.oneof(
  fc.record({
    field: fc.constantFrom(...fields),
    operator: fc.constantFrom<QueryOperator>("<", "<=", "==", "!=", ">=", ">"),
    value,
  }),
  fc.record({
    field: fc.constantFrom(...fields),
    operator: fc.constantFrom<QueryOperator>("in", "not-in", "array-contains-any"),
    value: list,
  }),
  fc.record({
    field: fc.constantFrom(...fields),
    operator: fc.constant<QueryOperator>("array-contains"),
    value: inArray,
  }),
);
/** The server SDK asks five times, seconds apart, before it believes that a query is not allowed: mostly allowed ones, please. */
const single: ReadonlySet<QueryOperator> = new Set(["!=", "in", "not-in", "array-contains", "array-contains-any"]);
const isAllowed = (where: readonly { readonly operator: QueryOperator }[]): boolean =>
  where.filter(({ operator }) => single.has(operator)).length <= 1;
const queries = fc.record({
  where: fc.array(filter, { maxLength: 2 }).filter(isAllowed),
  orderBy: fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...fields), direction: fc.constantFrom<"asc" | "desc">("asc", "desc") }),
    {
      maxLength: 2,
      selector: ({ field }) => field,
    },
  ),
  limit: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
});

/** Undefined: a query that the database refuses, for which there is nothing to compare. */
async function serverAnswer(query: StoredQuery): Promise<string[] | undefined> {
  try {
    let built: FirebaseFirestore.Query = db.collection(query.collection);
    for (const { field, operator, value: operand } of query.where) built = built.where(field, operator, operand);
    for (const { field, direction } of query.orderBy) built = built.orderBy(field, direction);
    if (query.limit !== undefined) built = built.limit(query.limit);
    return (await built.get()).docs.map((found) => found.id);
  } catch {
    return undefined;
  }
}

test("F23 a query on what the cache holds gives the server's answer", async () => {
  let compared = 0;
  let round = 0;
  await fc.assert(
    fc.asyncProperty(documents, fc.array(queries, { minLength: 25, maxLength: 25 }), async (rows, asked) => {
      const collection = `round${round++}`;
      const batch = db.batch();
      for (const [index, row] of rows.entries()) batch.set(db.collection(collection).doc(`d${index}`), row);
      await batch.commit();
      const held: StoredDocument[] = (await db.collection(collection).get()).docs.map((found) => ({
        path: found.ref.path,
        fields: found.data(),
      }));
      for (const { limit, ...rest } of asked) {
        const query: StoredQuery = { collection, ...rest, ...(limit === undefined ? {} : { limit }) };
        const expected = await serverAnswer(query);
        if (expected === undefined) continue;
        compared += 1;
        const local = runQuery(queryToRun(query), held.map(queryDocumentOf)).map(({ segments }) => segments.at(-1));
        expect(local, JSON.stringify(query)).toEqual(expected);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(100);
}, 30_000);

test("F23 timestamps, places, bytes and references keep their order", async () => {
  const values = [
    new Timestamp(5, 1),
    new Timestamp(5, 2_000),
    Buffer.from("a"),
    db.doc("shops/a"),
    db.doc("shops/b"),
    new GeoPoint(1, 2),
    { x: 1 },
  ];
  const batch = db.batch();
  for (const [index, a] of values.entries()) batch.set(db.collection("kinds").doc(`k${index}`), { a });
  await batch.commit();
  const query: StoredQuery = { collection: "kinds", where: [], orderBy: [{ field: "a", direction: "desc" }] };
  const held = (await db.collection("kinds").get()).docs.map((found) => ({
    path: found.ref.path,
    fields: found.data(),
  }));
  expect(runQuery(queryToRun(query), held.map(queryDocumentOf)).map(({ segments }) => segments.at(-1))).toEqual(
    await serverAnswer(query),
  );
});
