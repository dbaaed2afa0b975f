import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInAnonymously, type User } from "firebase/auth";
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  onSnapshot,
  setDoc,
  type Firestore,
} from "firebase/firestore";
import {
  connectFirestoreEmulator as connectLite,
  doc as liteDoc,
  getDoc as getLite,
  getFirestore,
} from "firebase/firestore/lite";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import { connectStorageEmulator, getStorage, ref, uploadString } from "firebase/storage";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";

const projectId = "demo-expiry";
const hour = 3_600_000;
const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{path=**} { allow read, write: if request.auth.uid != null; }
}`;
const storageRules = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o/{path=**} { allow write: if request.auth.uid != null; } }`;

let backend: Backend;
let app: FirebaseApp;
let user: User;
let database: Firestore;

beforeAll(async () => {
  const functions = { bundle: await buildFunctions("esm"), schedules: "manual" } as const;
  backend = await startBackend({ projectId, firestoreRules, storageRules, functions, enforceTokenExpiry: true });
});
beforeEach(async () => {
  app = initializeApp({ projectId, apiKey: "local", storageBucket: `${projectId}.appspot.com` });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${backend.ports.auth}`, { disableWarnings: true });
  ({ user } = await signInAnonymously(auth));
  database = initializeFirestore(app, {});
  connectFirestoreEmulator(database, "127.0.0.1", backend.ports.firestore);
});
afterEach(async () => {
  await deleteApp(app);
  backend.clock.set(new Date());
  await backend.reset();
});
afterAll(() => backend.stop());

const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "no error",
    (error: { code: string }) => error.code,
  );
const rest = (token: string) =>
  fetch(
    `http://127.0.0.1:${backend.ports.firestore}/v1/projects/${projectId}/databases/(default)/documents/notes/none`,
    { headers: { authorization: `Bearer ${token}` } },
  );

test("an old token is refused with the code of production, until it is renewed", async () => {
  const token = await user.getIdToken();
  expect((await rest(token)).status).toBe(404);
  backend.clock.advance(hour - 60_000);
  expect((await rest(token)).status).toBe(404);
  backend.clock.advance(120_000);
  const refused = await rest(token);
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { error: expect.objectContaining({ status: "UNAUTHENTICATED" }) },
  ]);
  expect((await rest(await user.getIdToken(true))).status).toBe(404);
  expect((await rest("owner")).status).toBe(404);
});

test("listeners and writes that come too late renew it by themselves, and who listens already is not disturbed", async () => {
  const heard: unknown[] = [];
  const stop = onSnapshot(doc(database, "notes/early"), (snapshot) => heard.push(snapshot.get("n")));
  await vi.waitUntil(() => heard.length > 0, { timeout: 20_000 });
  backend.clock.advance(2 * hour);
  await setDoc(doc(database, "notes/early"), { n: 1 });
  await vi.waitUntil(() => heard.at(-1) === 1, { timeout: 20_000 });
  stop();
  expect((await getDoc(doc(database, "notes/early"))).get("n")).toBe(1);
}, 40_000);

test("lite, files and callables are told, and work again with a fresh token", async () => {
  const lite = getFirestore(app, "(default)");
  connectLite(lite, "127.0.0.1", backend.ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, "127.0.0.1", backend.ports.storage);
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, "127.0.0.1", backend.ports.functions);
  const attempts = () =>
    Promise.all([
      codeOf(getLite(liteDoc(lite, "notes/none"))),
      codeOf(uploadString(ref(storage, "a.txt"), "a")),
      codeOf(httpsCallable(functions, "echo")(1)),
    ]);
  expect(await attempts()).toEqual(["no error", "no error", "no error"]);
  backend.clock.advance(2 * hour);
  expect(await attempts()).toEqual(["unauthenticated", "storage/unauthenticated", "functions/unauthenticated"]);
  await user.getIdToken(true);
  expect(await attempts()).toEqual(["no error", "no error", "no error"]);
});

test("tokens of test libraries, which nobody can renew, are good for ever", async () => {
  const tester = initializeApp({ projectId, apiKey: "local" }, "tester");
  const own = initializeFirestore(tester, {});
  connectFirestoreEmulator(own, "127.0.0.1", backend.ports.firestore, { mockUserToken: { user_id: "ada" } });
  backend.clock.advance(2 * hour);
  expect((await getDoc(doc(own, "notes/none"))).exists()).toBe(false);
  await deleteApp(tester);
});
