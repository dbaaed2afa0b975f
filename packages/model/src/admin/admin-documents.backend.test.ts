import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { initializeFirestore, type Firestore } from "firebase-admin/firestore";
import { startBackend, type Backend } from "firebase-local-backend";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { slotDocument } from "../documents/restaurants/distribution-options/slots.ts";
import { userDocument } from "../documents/users/users.ts";
import type { FieldsOf } from "../document/define-document.ts";
import { queryOf } from "../document/document-query.ts";
import {
  adminRef,
  createDocument,
  deleteDocument,
  inBatch,
  increment,
  inTransaction,
  readDocument,
  readDocuments,
  readQuery,
  remove,
  setDocument,
  updateDocument,
} from "./admin-documents.ts";

let backend: Backend;
let app: App;
let db: Firestore;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-model-admin" });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId: backend.projectId }, "model-admin-test");
  db = initializeFirestore(app);
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await backend.stop();
});

const at = { restaurantId: "r", optionId: "d", slotKey: "2026-11-20T10:00" };
const slot = (more: Partial<FieldsOf<typeof slotDocument>> = {}): FieldsOf<typeof slotDocument> => ({
  startsAt: 1_000,
  endsAt: 2_000,
  orders: 0,
  units: 0,
  closed: false,
  held: {},
  ...more,
});

test("F20 what is created is read back with id, reference and envelope", async () => {
  await createDocument(db, slotDocument, at, slot());
  const read = await readDocument(db, slotDocument, at);
  expect(read).toMatchObject({
    ...slot(),
    id: at.slotKey,
    ref: { path: "restaurants/r/distributionOptions/d/slots/2026-11-20T10:00" },
    v: 1,
  });
  expect(read?.createdAt).toBeGreaterThan(0);
  expect(read?.updatedAt).toBe(read?.createdAt);
});

test("F19 a read document can be saved again; reference and id do not reach the database", async () => {
  await createDocument(db, slotDocument, at, slot());
  const read = await readDocument(db, slotDocument, at);
  if (read === null) throw new Error("no slot");
  await setDocument(db, slotDocument, at, { ...read, orders: 3 });
  const stored = (await adminRef(db, slotDocument, at).get()).data();
  expect(Object.keys(stored ?? {}).toSorted()).toEqual(
    [...Object.keys(slot()), "createdAt", "updatedAt", "v"].toSorted(),
  );
  expect((await readDocument(db, slotDocument, at))?.createdAt).toBe(read.createdAt);
});

test("moments are timestamps in the database", async () => {
  await createDocument(db, slotDocument, at, slot({ held: { order1: { units: 2, until: 5_000 } } }));
  const stored = (await adminRef(db, slotDocument, at).get()).data();
  expect(stored?.["startsAt"].toMillis()).toBe(1_000);
  expect(stored?.["held"].order1.until.toMillis()).toBe(5_000);
});

test("a second create fails", async () => {
  await createDocument(db, slotDocument, at, slot());
  await expect(createDocument(db, slotDocument, at, slot())).rejects.toMatchObject({ code: 6 });
});

test("an update changes fields, nested ones too, with the SDK's own values in between", async () => {
  await createDocument(db, slotDocument, at, slot({ held: { order1: { units: 2 } } }));
  await updateDocument(db, slotDocument, at, {
    orders: increment(1),
    endsAt: 9_000,
    "held.order2": { units: 1, until: 7_000 },
    "held.order1": remove(),
  });
  expect(await readDocument(db, slotDocument, at)).toMatchObject({
    orders: 1,
    endsAt: 9_000,
    held: { order2: { units: 1, until: 7_000 } },
  });
});

test("wrong values are refused before they reach the database", async () => {
  expect(() => createDocument(db, slotDocument, at, slot({ orders: -1 }))).toThrow("orders");
  expect(() => updateDocument(db, slotDocument, at, { "held.order1": { units: "many" } })).toThrow("held.order1");
  expect(await readDocument(db, slotDocument, at)).toBeNull();
});

test("twenty orders at once are counted exactly", async () => {
  await createDocument(db, slotDocument, at, slot());
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTransaction(db, async (tx) => {
        const current = await readDocument(tx, slotDocument, at);
        if (current === null) throw new Error("no slot");
        updateDocument(tx, slotDocument, at, { orders: current.orders + 1, [`held.order${index}`]: { units: 1 } });
      }),
    ),
  );
  const after = await readDocument(db, slotDocument, at);
  expect(after?.orders).toBe(20);
  expect(Object.keys(after?.held ?? {})).toHaveLength(20);
});

test("queries speak of moments as numbers, inside a transaction too", async () => {
  await inBatch(db, (batch) => {
    for (const hour of [8, 9, 10])
      createDocument(
        batch,
        slotDocument,
        { ...at, slotKey: `2026-11-20T${hour}:00` },
        slot({ startsAt: hour * 1_000 }),
      );
  });
  const query = queryOf(
    slotDocument,
    { restaurantId: "r", optionId: "d" },
    { where: [["startsAt", ">=", 9_000]], orderBy: [["startsAt", "desc"]], limit: 5 },
  );
  expect((await readQuery(db, query)).map((found) => found.startsAt)).toEqual([10_000, 9_000]);
  expect((await inTransaction(db, (tx) => readQuery(tx, query))).map((found) => found.startsAt)).toEqual([
    10_000, 9_000,
  ]);
});

test("several documents come in the order asked for, null where there is none", async () => {
  const profile: FieldsOf<typeof userDocument> = {
    userName: "Kundin 4711",
    restaurants: [],
    restaurantRoles: {},
    locale: "de",
  };
  await setDocument(db, userDocument, { uid: "a" }, profile);
  expect((await readDocuments(db, userDocument, [{ uid: "b" }, { uid: "a" }])).map((found) => found?.id)).toEqual([
    undefined,
    "a",
  ]);
  await deleteDocument(db, userDocument, { uid: "a" });
  expect(await readDocument(db, userDocument, { uid: "a" })).toBeNull();
});

test("a stored document that does not fit is a defect and names the field", async () => {
  await adminRef(db, userDocument, { uid: "a" }).set({
    userName: 7,
    restaurants: [],
    restaurantRoles: {},
    locale: "de",
  });
  await expect(readDocument(db, userDocument, { uid: "a" })).rejects.toThrow("users/a: userName");
});
