import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setDoc,
  type Firestore,
} from "firebase/firestore";
import {
  connectFirestoreEmulator as connectLite,
  doc as liteDoc,
  getDoc as getLite,
  getFirestore as getLiteFirestore,
} from "firebase/firestore/lite";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from "firebase-admin/app";
import { getFirestore as getAdminFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startBackend, type Backend } from "../index.ts";

const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow read; allow write: if database == '(default)'; }
  }
}`;
let backend: Backend;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-many", firestoreRules });
  // Rules belong to a project; another one has none until it brings its own.
  await fetch(`http://127.0.0.1:${backend.ports.firestore}/emulator/v1/projects/demo-more:securityRules`, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content: firestoreRules }] } }),
  });
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await backend.stop();
});

function web(projectId: string, databaseId: string): Firestore {
  const app = initializeApp({ projectId, apiKey: "local" }, `${projectId} ${databaseId}`);
  apps.push(app);
  const database = initializeFirestore(app, {}, databaseId);
  connectFirestoreEmulator(database, "127.0.0.1", backend.ports.firestore);
  return database;
}

test("projects and databases stand side by side, for every SDK", async () => {
  const places = [
    ["demo-many", "(default)"],
    ["demo-many", "archive"],
    ["demo-more", "(default)"],
  ] as const;
  Object.assign(process.env, backend.env);
  const heard = await Promise.all(
    places.map(async ([projectId, databaseId]) => {
      const database = web(projectId, databaseId);
      const texts: unknown[] = [];
      onTestFinished(onSnapshot(doc(database, "notes/one"), (snapshot) => texts.push(snapshot.get("text"))));
      await vi.waitUntil(() => texts.length > 0, { timeout: 20_000 });
      const app = initializeAdminApp({ projectId }, `admin ${projectId} ${databaseId}`);
      onTestFinished(() => deleteAdminApp(app));
      return { database, texts, admin: getAdminFirestore(app, databaseId) };
    }),
  );
  for (const [at, { admin }] of heard.entries()) {
    await admin.doc("notes/one").set({ text: `in ${places[at]?.join(" ") ?? ""}` });
    await vi.waitUntil(() => heard[at]?.texts.at(-1) !== undefined, { timeout: 20_000 });
  }
  expect(heard.map(({ texts }) => texts)).toEqual(places.map((place) => [undefined, `in ${place.join(" ")}`]));

  const allowed = await Promise.all(
    heard.map(({ database }) =>
      setDoc(doc(database, "notes/two"), {}).then(
        () => true,
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(allowed).toEqual([true, "permission-denied", true]);

  const lite = getLiteFirestore(initializeApp({ projectId: "demo-many", apiKey: "local" }, "lite"), "archive");
  connectLite(lite, "127.0.0.1", backend.ports.firestore);
  apps.push(lite.app);
  expect((await getLite(liteDoc(lite, "notes/one"))).get("text")).toBe("in demo-many archive");
  await fetch(
    `http://127.0.0.1:${backend.ports.firestore}/emulator/v1/projects/demo-many/databases/archive/documents`,
    { method: "DELETE" },
  );
  await vi.waitUntil(() => heard[1]?.texts.length === 3, { timeout: 20_000 });
  expect(heard.map(({ texts }) => texts.at(-1))).toEqual([
    "in demo-many (default)",
    undefined,
    "in demo-more (default)",
  ]);
});
