import { beforeEach, expect, test } from "vitest";
import { billedCore, billedListen } from "./billed-core.ts";
import { createBillingCounter } from "./protocol/billing.ts";
import { createFirestoreCore } from "./operations/create-firestore-core.ts";
import type { Caller, Json } from "./protocol/firestore-core.ts";
import { createDocumentStore } from "./store/document-store.ts";
import { createListenStream } from "./watch/listen-stream.ts";

const database = "projects/demo-billing/databases/(default)";
const root = `${database}/documents`;
const owner: Caller = { kind: "owner" };
const store = createDocumentStore();
const counter = createBillingCounter();
const core = billedCore(createFirestoreCore({ store, rules: () => null }), counter);

const commit = (...writes: Json[]): Promise<Json> => core.commit({ database, writes }, owner);
const set = (id: string, n: number): Json => ({
  update: { name: `${root}/shops/s1/items/${id}`, fields: { n: { integerValue: String(n) } } },
});
const items = (n: number): Json => ({
  structuredQuery: {
    from: [{ collectionId: "items" }],
    where: { fieldFilter: { field: { fieldPath: "n" }, op: "EQUAL", value: { integerValue: String(n) } } },
  },
});
const line = (counts: Partial<Record<"reads" | "writes" | "deletes", number>>): Json => ({
  client: "owner",
  path: "shops/*/items/*",
  reads: 0,
  writes: 0,
  deletes: 0,
  ...counts,
});

beforeEach(async () => {
  store.clear(root);
  await commit(set("a", 1), set("b", 1));
  counter.reset();
});

test("counts each document written, deleted and read", async () => {
  await commit(set("c", 1), { delete: `${root}/shops/s1/items/a` });
  await core.runQuery({ parent: `${root}/shops/s1`, ...items(1) }, owner);
  await core.batchGetDocuments({ database, documents: [`${root}/shops/s1/items/none`] }, owner);
  expect(counter.lines()).toEqual([line({ writes: 1, deletes: 1, reads: 3 })]);
});

test("counts a look at what is not there, but none that was refused", async () => {
  const name = `${root}/shops/s1/items/none`;
  await expect(core.getDocument({ name }, owner)).rejects.toThrow("none");
  await expect(core.getDocument({ name }, { kind: "user", auth: null })).rejects.toThrow("permissions");
  expect(counter.lines()).toEqual([line({ reads: 1 })]);
});

test("counts one read for a query that finds nothing", async () => {
  await core.runQuery({ parent: `${root}/shops/s1`, ...items(9) }, owner);
  expect(counter.lines()).toEqual([{ ...line({ reads: 1 }), path: "shops/*/items" }]);
});

test("counts what a listener is shown at first and later", async () => {
  let receive: (message: Json) => void = () => {};
  let end: () => void = () => {};
  billedListen(
    createListenStream(core),
    counter,
  )({
    caller: owner,
    send: () => {},
    close: () => {},
    onMessage: (listener) => (receive = listener),
    onEnd: (listener) => (end = listener),
  });
  receive({ database, addTarget: { targetId: 2, query: { parent: `${root}/shops/s1`, ...items(1) } } });
  await expect.poll(() => counter.lines()).toEqual([line({ reads: 2 })]);
  await commit(set("c", 1));
  await expect.poll(() => counter.lines()).toEqual([line({ reads: 3, writes: 1 })]);
  end();
});
