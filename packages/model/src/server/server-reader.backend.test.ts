import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { initializeFirestore, type Firestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { startBackend, type Backend } from "firebase-local-backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDocument } from "../admin/admin-documents.ts";
import { queryOf } from "../document/document-query.ts";
import { listingDocument } from "../documents/listings.ts";
import { categoryDocument } from "../documents/offerings/storefronts/categories.ts";
import { userDocument } from "../documents/users/users.ts";
import { menuPath } from "../storage-paths.ts";
import { aMenu } from "../testing/a-menu.ts";
import { localConfig } from "../testing/local-config.ts";
import { fetchMenu } from "./fetch-menu.ts";
import { serverReader, type ServerReader } from "./lite-source.ts";

const firestoreRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /offerings/{path=**} { allow read: if true; }
  match /listings/{id} { allow list: if request.query.limit <= 30; }
} }`;
const storageRules = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /menus/{path=**} { allow read: if true; } } }`;

let backend: Backend;
let app: App;
let db: Firestore;
let reader: ServerReader;
const errors: string[] = [];

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-model-server", firestoreRules, storageRules });
  Object.assign(process.env, backend.env);
  app = initializeApp(
    { projectId: backend.projectId, storageBucket: localConfig(backend).firebase.storageBucket ?? "" },
    "model-server-test",
  );
  db = initializeFirestore(app);
  reader = serverReader(localConfig(backend), { error: (message) => errors.push(message) });
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await backend.stop();
});

const at = { offeringId: "o", storefrontId: "s" };

test("a page's server reads documents and lists as a stranger would, ready to be sent as JSON", async () => {
  for (const [index, id] of ["brot", "kuchen"].entries()) {
    await createDocument(
      db,
      categoryDocument,
      { ...at, categoryId: id },
      { name: id, slug: id, position: index, entries: [], status: "active" },
    );
  }
  const one = await reader.getDocument(categoryDocument, { ...at, categoryId: "brot" });
  expect(one).toMatchObject({ id: "brot", name: "brot", position: 0 });
  expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  expect(await reader.getDocument(categoryDocument, { ...at, categoryId: "obst" })).toBeNull();
  const list = await reader.getQuery(
    queryOf(categoryDocument, at, { orderBy: [["position", "desc"]], where: [["status", "==", "active"]] }),
  );
  expect(list.map(({ id }) => id)).toEqual(["kuchen", "brot"]);
});

test("a database that takes the question and keeps silent is given up after a while", async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const config = localConfig(backend);
  const { port } = silent.address() as AddressInfo;
  const waiting = serverReader(
    { ...config, emulators: { ...config.emulators, firestorePort: port } },
    { error: (message) => errors.push(message) },
    50,
  );
  await expect(waiting.getDocument(categoryDocument, { ...at, categoryId: "brot" })).rejects.toThrow("within 50 ms");
  await expect(waiting.getQuery(queryOf(categoryDocument, at))).rejects.toThrow("within 50 ms");
  silent.closeAllConnections();
  silent.close();
});

test("X-L7 a long list comes page by page, each document once, however many are of the same moment", async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `shop-${index}`);
  const moment = new Date("2026-11-20T10:00:00.123Z");
  await Promise.all(
    ids.map((id, index) =>
      db.doc(`listings/${id}`).set({ listed: false, createdAt: moment, updatedAt: index === 69 ? new Date() : moment }),
    ),
  );
  await db.doc("listings/damaged").set({ listed: "yes", createdAt: moment, updatedAt: moment });
  const since = (time: number) => queryOf(listingDocument, {}, { where: [["updatedAt", ">=", time]] });
  const found = await reader.getPages(since(0), 30);
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await reader.getPages(since(moment.getTime() + 1), 30)).map(({ id }) => id)).toEqual(["shop-69"]);
  await expect(reader.getPages(since(0), 31)).rejects.toMatchObject({ code: "permission-denied" });
});

test("what a stranger may not read is refused", async () => {
  await expect(reader.getDocument(userDocument, { uid: "u1" })).rejects.toMatchObject({ code: "permission-denied" });
});

test("the published menu comes from the storage, checked", async () => {
  const menu = aMenu();
  const path = menuPath(menu);
  const bucket = getStorage(app).bucket();
  await bucket.file(path).save(JSON.stringify(menu), { contentType: "application/json", resumable: false });
  expect(await fetchMenu(localConfig(backend), path)).toEqual(menu);
  expect(await fetchMenu(localConfig(backend), menuPath({ ...menu, version: 99 }))).toBeNull();
  await bucket.file(path).save(JSON.stringify({ ...menu, items: { brot: { id: "brot" } } }), { resumable: false });
  await expect(fetchMenu(localConfig(backend), path)).rejects.toThrow("does not fit its schema");
});
