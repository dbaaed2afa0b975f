import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from "firebase-admin/app";
import { getFirestore as getAdminFirestore } from "firebase-admin/firestore";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromServer,
  increment,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  terminate,
  updateDoc,
  where,
  type Firestore,
  type Query,
} from "firebase/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { followSnapshots } from "./fixtures/followed-snapshots.ts";
import { startWatchedFirestore, type WatchedFirestore } from "../fixtures/firestore-under-test.ts";

const project = "demo-listen";
let server: WatchedFirestore;
let web: Firestore;
let admin: FirebaseFirestore.Firestore;
const cleanUps: (() => Promise<unknown>)[] = [];

function openWeb(name: string): Firestore {
  const app = initializeApp({ projectId: project, apiKey: "local" }, name);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, "127.0.0.1", server.port);
  cleanUps.push(async () => {
    await terminate(db);
    await deleteApp(app);
  });
  return db;
}

beforeAll(async () => {
  // Refusals are part of these tests; the SDK would print each.
  setLogLevel("silent");
  server = await startWatchedFirestore(project);
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${server.port}`);
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  web = openWeb("listen-web");
  const adminApp = initializeAdminApp({ projectId: project }, "listen-admin");
  admin = getAdminFirestore(adminApp);
  cleanUps.push(async () => {
    await admin.terminate();
    await deleteAdminApp(adminApp);
  });
});

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  await server.stop();
  vi.unstubAllEnvs();
});

/** The ids that a query shows, once the server has confirmed them. */
function follow(target: Query) {
  const followed = followSnapshots();
  const stop = onSnapshot(
    target,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (!metadata.hasPendingWrites && !metadata.fromCache) followed.show(docs.map(({ id }) => id).join(" "));
    },
    followed.fail,
  );
  return { shows: followed.shows, stop };
}

test("a query follows writes of others and of its own, in and out of its filter and its limit", async () => {
  const shops = collection(web, "shops");
  const open = follow(query(shops, where("open", "==", true), orderBy("rank")));
  const first = follow(query(shops, orderBy("rank"), limit(1)));
  await open.shows("");
  await setDoc(doc(shops, "b"), { open: true, rank: 2 });
  await admin.doc("shops/a").set({ open: true, rank: 1 });
  await Promise.all([open.shows("a b"), first.shows("a")]);
  await updateDoc(doc(shops, "a"), { open: false, rank: increment(5) });
  await Promise.all([open.shows("b"), first.shows("b")]);
  await admin.doc("shops/b").delete();
  await Promise.all([open.shows(""), first.shows("a")]);
  open.stop();
  first.stop();
});

test("a missing document, a collection group and a batch arrive as one consistent state", async () => {
  const missing = followSnapshots();
  const stopMissing = onSnapshot(doc(web, "groups/one"), (snapshot) => missing.show(String(snapshot.exists())));
  const items = follow(collectionGroup(web, "group-items"));
  await Promise.all([missing.shows("false"), items.shows("")]);
  const batch = admin.batch();
  batch.set(admin.doc("groups/one"), { a: 1 });
  batch.set(admin.doc("groups/one/group-items/1"), { a: 1 });
  batch.set(admin.doc("groups/two/group-items/2"), { a: 1 });
  await batch.commit();
  await Promise.all([missing.shows("true"), items.shows("1 2")]);
  stopMissing();
  items.stop();
});

test("a denied listener ends alone; a refused write is taken back", async () => {
  const allowed = follow(query(collection(web, "allowed")));
  await allowed.shows("");
  const denied = await new Promise<string>((resolve, reject) => {
    onSnapshot(
      collection(web, "secret"),
      () => reject(new Error("not denied")),
      ({ code }) => resolve(code),
    );
  });
  expect(denied).toBe("permission-denied");
  await expect(setDoc(doc(web, "secret/1"), { a: 1 })).rejects.toMatchObject({ code: "permission-denied" });
  await expect(updateDoc(doc(web, "allowed/none"), { a: 1 })).rejects.toMatchObject({ code: "not-found" });
  await setDoc(doc(web, "allowed/1"), { a: 1 });
  await allowed.shows("1");
  allowed.stop();
});

test("what happened while the client was offline is there when it comes back", async () => {
  const rooms = collection(web, "rooms");
  await Promise.all(["kept", "changed", "deleted"].map((id) => setDoc(doc(rooms, id), { open: true, n: 1 })));
  const followed = followSnapshots();
  const stop = onSnapshot(
    query(rooms, where("open", "==", true)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (!metadata.fromCache) followed.show(docs.map((room) => `${room.id}${String(room.get("n"))}`).join(" "));
    },
    followed.fail,
  );
  await followed.shows("changed1 deleted1 kept1");
  await disableNetwork(web);
  await admin.doc("rooms/deleted").delete();
  await admin.doc("rooms/changed").update({ n: 2 });
  await admin.doc("rooms/new").set({ open: true, n: 3 });
  const asked = server.hub === null ? null : vi.spyOn(server.hub, "watch");
  await enableNetwork(web);
  await followed.shows("changed2 kept1 new3");
  // The count says that something is gone, the names in it say what: only that one is looked for, nothing is read again.
  if (asked !== null) expect(asked.mock.calls.map(([{ scope }]) => scope.kind)).toEqual(["collection", "documents"]);
  asked?.mockRestore();
  stop();
});

test("writes made offline arrive in order when the client comes back", async () => {
  const counter = doc(web, "counters/one");
  await setDoc(counter, { n: 0 });
  await disableNetwork(web);
  const writes = Array.from({ length: 15 }, () => updateDoc(counter, { n: increment(1) }));
  await enableNetwork(web);
  await Promise.all(writes);
  expect((await getDocFromServer(counter)).get("n")).toBe(15);
});

test("the admin SDK listens to documents and queries", async () => {
  const followed = followSnapshots();
  const stopQuery = admin
    .collection("stock")
    .where("left", ">", 0)
    .orderBy("left", "desc")
    .limit(2)
    .onSnapshot(({ docs }) => followed.show(docs.map(({ id }) => id).join(" ")), followed.fail);
  const single = followSnapshots();
  const stopDocument = admin
    .doc("stock/bread")
    .onSnapshot((snapshot) => single.show(String(snapshot.get("left"))), single.fail);
  await Promise.all([followed.shows(""), single.shows("undefined")]);
  await setDoc(doc(web, "stock/bread"), { left: 3 });
  await setDoc(doc(web, "stock/rolls"), { left: 9 });
  await setDoc(doc(web, "stock/cake"), { left: 1 });
  await Promise.all([followed.shows("rolls bread"), single.shows("3")]);
  await updateDoc(doc(web, "stock/rolls"), { left: 0 });
  await followed.shows("bread cake");
  await deleteDoc(doc(web, "stock/bread"));
  await Promise.all([followed.shows("cake"), single.shows("undefined")]);
  stopQuery();
  stopDocument();
});

test("200 listeners see one write; 100 more coming and going leave nothing", async () => {
  const crowd = Array.from({ length: 200 }, (_, index) => {
    const followed = followSnapshots();
    const target = query(collection(web, "crowd"), where("group", "in", ["all", `group-${index}`]));
    return { followed, stop: onSnapshot(target, ({ size }) => followed.show(String(size)), followed.fail) };
  });
  await Promise.all(crowd.map(({ followed }) => followed.shows("0")));
  await admin.doc("crowd/one").set({ group: "all" });
  await Promise.all(crowd.map(({ followed }) => followed.shows("1")));
  for (const { stop } of crowd) stop();
  await Promise.all(Array.from({ length: 100 }, (_, index) => getDoc(doc(web, `crowd/${index}`))));
  await vi.waitUntil(() => server.hub === null || server.hub.watchCount === 0);
});
