import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { initializeFirestore, type DocumentReference, type Firestore } from "firebase-admin/firestore";
import { startBackend, type Backend } from "firebase-local-backend";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readTogether } from "./read-together.ts";

let backend: Backend;
let app: App;
let db: Firestore;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-model-together" });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId: backend.projectId }, "model-together-test");
  db = initializeFirestore(app);
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await deleteApp(app);
  await backend.stop();
});

const ids = (references: readonly DocumentReference[]) => references.map(({ id }) => id);
const read = async (...references: DocumentReference[]) =>
  (await readTogether(db, references)).map((found) => [found.id, found.exists]);

test("P11 what several ask for in the same moment is read once, and everybody gets what they asked for", async () => {
  const [a, b, c] = [db.doc("x/a"), db.doc("x/b"), db.doc("x/c")];
  await Promise.all([a.set({ n: 1 }), c.set({ n: 3 })]);
  backend.resetBilled();
  const answers = await Promise.all([read(a), read(b, a), read(c), read(a)]);
  expect(answers).toEqual([
    [["a", true]],
    [
      ["b", false],
      ["a", true],
    ],
    [["c", true]],
    [["a", true]],
  ]);
  expect(backend.billed().reduce((sum, { reads }) => sum + reads, 0)).toBe(3);
});

test("who asks after a write sees it, however soon after another question", async () => {
  const a = db.doc("x/a");
  const before = read(a);
  await a.set({ n: 1 });
  expect(await read(a)).toEqual([["a", true]]);
  await before;
});

test("a crowd is answered in full, in several requests", async () => {
  const asked = Array.from({ length: 90 }, (_, index) => [0, 1, 2].map((part) => db.doc(`x/${index}-${part}`)));
  const found = await Promise.all(asked.map((references) => readTogether(db, references)));
  expect(found.map((snapshots) => snapshots.map(({ id }) => id))).toEqual(asked.map(ids));
});

test("nobody waits for, or fails with, somebody who asks for what the database refuses", async () => {
  const refused = read(db.doc("x/__a__")).catch(() => "refused");
  expect(await Promise.race([refused, read(db.doc("x/a"))])).toEqual([["a", false]]);
});
