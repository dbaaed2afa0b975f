import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, initializeFirestore, onSnapshot, setDoc } from "firebase/firestore";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp, type App } from "firebase-admin/app";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { followSnapshots } from "../firestore/watch/fixtures/followed-snapshots.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";
import { serviceNames, type ServiceName } from "../service/service.ts";

const projectId = "demo-faults";
const firestoreRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents/open/{id} { allow read, write; } }`;

let backend: Backend;
let adminApp: App;
let database: FirebaseFirestore.Firestore;

beforeAll(async () => {
  const bundle = await buildFunctions("esm");
  backend = await startBackend({ projectId, firestoreRules, functions: { bundle, schedules: "manual" } });
  Object.assign(process.env, backend.env);
  adminApp = initializeAdminApp({ projectId }, "faults-test");
  database = getFirestore(adminApp);
});
afterEach(() => backend.reset());
afterAll(async () => {
  await database.terminate();
  await deleteAdminApp(adminApp);
  await backend.stop();
});

/** Something each service answers with 200. */
const questions: Readonly<Record<ServiceName, string>> = {
  firestore: `/v1/projects/${projectId}/databases/(default)/documents/open`,
  auth: "/",
  storage: "/",
  functions: `/${projectId}/us-central1/web`,
};
const ask = async (service: ServiceName): Promise<number> =>
  (await fetch(`http://127.0.0.1:${backend.ports[service]}${questions[service]}`)).status;
async function admin(method: string, path: string, body?: object): Promise<[number, unknown]> {
  const answer = await fetch(`http://127.0.0.1:${backend.ports.functions}/admin/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return [answer.status, await answer.json()];
}
/** A web SDK of its own that shows one document. */
function listen(name: string) {
  const app = initializeApp({ projectId, apiKey: "local" }, name);
  const documents = initializeFirestore(app, {});
  connectFirestoreEmulator(documents, "127.0.0.1", backend.ports.firestore);
  onTestFinished(() => deleteApp(app));
  const shown = doc(documents, "open/shown");
  const followed = followSnapshots();
  onSnapshot(shown, (snapshot) => followed.show(String(snapshot.get("n"))), followed.fail);
  return { shows: followed.shows, write: (n: number) => setDoc(shown, { n }) };
}

test.each(serviceNames)("%s is not available as often as was asked for, and then is", async (service) => {
  backend.faults.add({ kind: "unavailable", service, times: 2 });
  expect([await ask(service), await ask(service), await ask(service)]).toEqual([503, 503, 200]);
});

test.each(serviceNames)("%s is slow until that is cleared", async (service) => {
  backend.faults.add({ kind: "latency", milliseconds: 60, service });
  const started = performance.now();
  expect(await ask(service)).toBe(200);
  // Timers may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(58);
  expect(backend.faults.active()).toHaveLength(1);
  backend.faults.clear();
  expect(backend.faults.active()).toEqual([]);
});

test("the server SDK survives a server that is not available for a moment", async () => {
  await database.doc("open/a").set({ n: 1 });
  backend.faults.add({ kind: "unavailable", service: "firestore" });
  expect((await database.doc("open/a").get()).get("n")).toBe(1);
  expect(backend.faults.active()).toEqual([]);
});

test("a transaction whose commit is aborted runs again and counts once", async () => {
  backend.faults.add({ kind: "aborted-commit", times: 2 });
  let attempts = 0;
  await database.runTransaction(async (transaction) => {
    attempts++;
    await transaction.get(database.doc("open/counter"));
    transaction.set(database.doc("open/counter"), { n: FieldValue.increment(1) }, { merge: true });
  });
  expect(attempts).toBe(3);
  expect((await database.doc("open/counter").get()).get("n")).toBe(1);
});

test("a listener and its writes survive refused streams, a slow server, aborted commits and cut connections", async () => {
  const { shows, write } = listen("survivor");
  await shows("undefined");
  backend.faults.add({ kind: "aborted-commit" });
  backend.faults.add({ kind: "latency", milliseconds: 20, service: "firestore", times: 3 });
  await write(1);
  await shows("1");
  backend.faults.add({ kind: "unavailable", service: "firestore" });
  backend.dropConnections("firestore");
  await database.doc("open/shown").set({ n: 2 });
  await shows("2");
  await write(3);
  expect((await database.doc("open/shown").get()).get("n")).toBe(3);
  expect(backend.faults.active()).toEqual([]);
});

test("an event comes twice", async () => {
  backend.faults.add({ kind: "duplicate-delivery", function: "tally" });
  await database.doc("notes/one").set({ text: "first" });
  await database.doc("notes/one").update({ text: "second" });
  await backend.idle();
  expect((await database.doc("tallies/one").get()).data()).toEqual({ updates: 2 });
});

test("an event comes after a later one of the same document", async () => {
  backend.faults.add({ kind: "late-delivery", milliseconds: 3_600_000, function: "copy" });
  const note = database.doc("notes/one");
  await note.set({ text: "first" });
  await note.delete();
  await note.set({ text: "second" });
  await expect.poll(async () => (await database.doc("copies/one").get()).get("text")).toBe("second");
  backend.clock.advance(3_600_000);
  await backend.idle();
  expect((await database.doc("copies/one").get()).get("text")).toBe("first");
});

test("the second copy of an event comes an hour after the first", async () => {
  backend.faults.add({ kind: "duplicate-delivery", function: "tally", milliseconds: 3_600_000 });
  await database.doc("notes/one").set({ text: "first" });
  await database.doc("notes/one").update({ text: "second" });
  await expect.poll(async () => (await database.doc("tallies/one").get()).get("updates")).toBe(1);
  await backend.passTime(2 * 3_600_000);
  expect((await database.doc("tallies/one").get()).data()).toEqual({ updates: 2 });
});

test("events come last first, and none stays behind when fewer come than expected", async () => {
  backend.faults.add({ kind: "reordered-delivery", function: "copy", times: 3 });
  const note = database.doc("notes/one");
  for (const text of ["first", "second", "third"]) {
    await note.set({ text });
    await note.delete();
  }
  await backend.idle();
  expect((await database.doc("copies/one").get()).get("text")).toBe("first");
  backend.faults.add({ kind: "reordered-delivery", function: "copy", times: 9 });
  for (const text of ["fourth", "fifth"]) {
    await note.set({ text });
    await note.delete();
  }
  await backend.idle();
  expect((await database.doc("copies/one").get()).get("text")).toBe("fourth");
});

test("other processes ask for faults under /admin/, which itself stays available", async () => {
  const fault = { kind: "unavailable", service: "functions", times: 3 };
  expect(await admin("POST", "faults", fault)).toEqual([200, [fault]]);
  expect(await ask("functions")).toBe(503);
  expect(await admin("GET", "faults")).toEqual([200, [{ ...fault, times: 2 }]]);
  expect(await admin("DELETE", "faults")).toEqual([200, []]);
  for (const nonsense of [
    {},
    { kind: "latency" },
    { kind: "unavailable", service: "x" },
    { ...fault, times: 0 },
    { kind: "kill-at-step" },
    { kind: "hold-at-step", step: "a", nth: 0 },
    { kind: "duplicate-delivery", milliseconds: -1 },
  ])
    expect((await admin("POST", "faults", nonsense))[0]).toBe(400);
  expect(await admin("POST", "connections/drop", { service: "firestore" })).toEqual([200, {}]);
  expect(await ask("firestore")).toBe(200);
});
