import { initializeApp, deleteApp, type FirebaseApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  setLogLevel,
  serverTimestamp,
  setDoc,
  sum,
  terminate,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RulesRequest, Ruleset } from "../rules/decision/rules.ts";
import { startFirestoreServer, type FirestoreServer } from "./firestore-server.ts";
import { createDocumentStore } from "./store/document-store.ts";

const project = "demo-lite";
const root = `projects/${project}/databases/(default)/documents`;
const store = createDocumentStore();
const asked: RulesRequest[] = [];
let decide: (request: RulesRequest) => boolean = () => true;
const rules: Ruleset = {
  decide(request) {
    asked.push(request);
    return { allowed: decide(request), reason: "decided by the test" };
  },
};

let server: FirestoreServer;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  setLogLevel("silent");
  server = await startFirestoreServer({ store, rules: () => rules, projectId: project });
  app = initializeApp({ projectId: project, apiKey: "any" }, "lite");
  db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", server.port, { mockUserToken: { sub: "anna", role: "shopper" } });
});

afterAll(async () => {
  await terminate(db);
  await deleteApp(app);
  await server.close();
  store.close();
});

beforeEach(() => {
  store.clear(root);
  asked.length = 0;
});

afterEach(() => {
  decide = () => true;
});

describe("firebase/firestore/lite", () => {
  test("writes, reads, queries, counts and deletes", async () => {
    await setDoc(doc(db, "items/a"), { n: 1, tags: ["x"], empty: [], nested: { deep: { yes: true } }, when: null });
    await setDoc(doc(db, "items/b"), { n: 2, tags: ["y"] });
    expect((await getDoc(doc(db, "items/a"))).data()).toEqual({
      n: 1,
      tags: ["x"],
      empty: [],
      nested: { deep: { yes: true } },
      when: null,
    });
    expect((await getDoc(doc(db, "items/none"))).exists()).toBe(false);
    const found = await getDocs(query(collection(db, "items"), where("n", ">", 0), orderBy("n", "desc"), limit(1)));
    expect(found.docs.map((item) => item.id)).toEqual(["b"]);
    const totals = await getAggregate(collection(db, "items"), { all: count(), n: sum("n") });
    expect(totals.data()).toEqual({ all: 2, n: 3 });
    await updateDoc(doc(db, "items/a"), { n: increment(5), at: serverTimestamp() });
    expect((await getDoc(doc(db, "items/a"))).get("n")).toBe(6);
    await deleteDoc(doc(db, "items/a"));
    expect((await getDoc(doc(db, "items/a"))).exists()).toBe(false);
  });

  test("retries optimistic transactions until every increment is in", async () => {
    await setDoc(doc(db, "counters/c"), { n: 0 });
    const once = (): Promise<void> =>
      runTransaction(
        db,
        async (transaction) => {
          const n = (await transaction.get(doc(db, "counters/c"))).get("n") as number;
          transaction.update(doc(db, "counters/c"), { n: n + 1 });
        },
        { maxAttempts: 10 },
      );
    await Promise.all([once(), once(), once()]);
    expect((await getDoc(doc(db, "counters/c"))).get("n")).toBe(3);
  });

  test("asks the rules for each document with what will be stored, and for queries with the query", async () => {
    await setDoc(doc(db, "items/a"), { n: 1 });
    await updateDoc(doc(db, "items/a"), { n: increment(1), at: serverTimestamp() });
    const [create, update] = asked;
    expect(create).toMatchObject({ method: "create", path: "/databases/(default)/documents/items/a", resource: null });
    expect(create?.auth).toMatchObject({ uid: "anna", token: { role: "shopper" } });
    expect(create?.requestResource?.fields).toEqual({ n: { integerValue: "1" } });
    expect(update).toMatchObject({ method: "update", resource: { fields: { n: { integerValue: "1" } } } });
    expect(update?.requestResource?.fields["n"]).toEqual({ integerValue: "2" });
    const stored = update?.requestResource?.fields["at"] as { timestampValue: string };
    expect(Date.parse(stored.timestampValue)).toBe(update?.time.getTime());
    asked.length = 0;
    await getDocs(query(collection(db, "items"), limit(3)));
    expect(asked).toMatchObject([
      { method: "list", path: "/databases/(default)/documents/items", query: { limit: 3 } },
    ]);
    await deleteDoc(doc(db, "items/a"));
    expect(asked[1]).toMatchObject({ method: "delete", requestResource: null });
  });

  test("one denied write keeps the whole batch out", async () => {
    decide = (request) => !request.path.endsWith("/forbidden");
    const batch = writeBatch(db);
    batch.set(doc(db, "items/fine"), { a: 1 });
    batch.set(doc(db, "items/forbidden"), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: "permission-denied" });
    expect(store.get(`${root}/items/fine`)).toBeNull();
    await expect(getDoc(doc(db, "items/forbidden"))).rejects.toMatchObject({ code: "permission-denied" });
  });

  test("getAfter sees the whole batch, get only what was there before", async () => {
    const seen: unknown[] = [];
    decide = (request) => {
      seen.push(
        [request.lookup, request.lookupAfter].map((look) => look("/databases/(default)/documents/items/b")?.fields),
      );
      return true;
    };
    const batch = writeBatch(db);
    batch.set(doc(db, "items/a"), { a: 1 });
    batch.set(doc(db, "items/b"), { b: 1 });
    await batch.commit();
    expect(seen[0]).toEqual([undefined, { b: { integerValue: "1" } }]);
  });

  test("without a ruleset nobody but the owner gets in", async () => {
    const other = await startFirestoreServer({ store, rules: () => null, projectId: project });
    const at = `http://127.0.0.1:${other.port}/v1/${root}/items/a`;
    expect((await fetch(at)).status).toBe(403);
    expect((await fetch(at, { headers: { authorization: "Bearer owner" } })).status).toBe(404);
    await other.close();
  });

  test("refuses a token of another project", async () => {
    const payload = Buffer.from(JSON.stringify({ sub: "anna", aud: "another" })).toString("base64url");
    const headers = { authorization: `Bearer e30.${payload}.` };
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/${root}/items/a`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
  });
});
