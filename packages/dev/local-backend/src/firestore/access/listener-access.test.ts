import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  query,
  where,
  type FirestoreError,
} from "firebase/firestore";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp, type App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { startBackend, type Backend } from "../../index.ts";

const projectId = "demo-listener-access";
const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isStaff(shop) {
      return get(/databases/$(database)/documents/shops/$(shop)/data/account).data.roles[request.auth.uid] == 'staff';
    }
    match /public/{id} { allow read; }
    match /shops/{shop}/orders/{order} {
      allow read: if isStaff(shop) || resource.data.owner == request.auth.uid;
    }
  }
}`;
let backend: Backend;
let app: App;
let database: FirebaseFirestore.Firestore;

beforeAll(async () => {
  backend = await startBackend({ projectId, firestoreRules });
  Object.assign(process.env, backend.env);
  app = initializeAdminApp({ projectId }, "listener-access-test");
  database = getFirestore(app);
});
afterEach(async () => {
  backend.setRules({ firestore: firestoreRules });
  await backend.reset();
});
afterAll(async () => {
  await database.terminate();
  await deleteAdminApp(app);
  await backend.stop();
});

let clients = 0;
/** A browser SDK that is signed in. */
async function signedIn(uid: string) {
  const client = initializeApp({ projectId, apiKey: "local" }, `access-${++clients}`);
  onTestFinished(() => deleteApp(client));
  const auth = initializeAuth(client, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${backend.ports.auth}`, { disableWarnings: true });
  const documents = initializeFirestore(client, {});
  connectFirestoreEmulator(documents, "127.0.0.1", backend.ports.firestore);
  const become = async (id: string): Promise<void> =>
    void (await signInWithCustomToken(auth, await getAuth(app).createCustomToken(id)));
  await become(uid);
  return { documents, become, leave: () => signOut(auth) };
}

interface Followed {
  /** The value shown last, or the code of the error that ended it. */
  now: string | number;
}
type Client = Awaited<ReturnType<typeof signedIn>>;
function followDocument({ documents }: Client, path: string): Followed {
  const followed: Followed = { now: "nothing yet" };
  onSnapshot(
    doc(documents, path),
    (snapshot) => (followed.now = snapshot.exists() ? (snapshot.get("n") as number) : "gone"),
    (error: FirestoreError) => (followed.now = error.code),
  );
  return followed;
}
function followOrders({ documents }: Client, shop: string): Followed {
  const followed: Followed = { now: "nothing yet" };
  onSnapshot(
    query(collection(documents, `shops/${shop}/orders`), where("n", ">", 0)),
    (snapshot) => (followed.now = snapshot.size),
    (error: FirestoreError) => (followed.now = error.code),
  );
  return followed;
}
const shows = (followed: Followed, what: string | number) => expect.poll(() => followed.now).toBe(what);
const account = (shop: string) => database.doc(`shops/${shop}/data/account`);

test("who loses the role loses the listeners that lived by it, at once, and no others", async () => {
  await account("a").set({ roles: { ada: "staff" } });
  await account("b").set({ roles: { ada: "staff" } });
  await database.doc("shops/a/orders/1").set({ n: 1, owner: "guest" });
  await database.doc("public/x").set({ n: 1 });
  const ada = await signedIn("ada");
  const [ordersOfA, ordersOfB, one, open] = [
    followOrders(ada, "a"),
    followOrders(ada, "b"),
    followDocument(ada, "shops/a/orders/1"),
    followDocument(ada, "public/x"),
  ];
  await Promise.all([shows(ordersOfA, 1), shows(ordersOfB, 0), shows(one, 1), shows(open, 1)]);

  // In one commit the role goes and something to see comes: it must not be seen any more.
  const batch = database.batch();
  batch.update(account("a"), { "roles.ada": "none" });
  batch.set(database.doc("shops/a/orders/2"), { n: 2, owner: "guest" });
  batch.update(database.doc("shops/a/orders/1"), { n: 99 });
  await batch.commit();
  await Promise.all([shows(ordersOfA, "permission-denied"), shows(one, "permission-denied")]);
  expect(backend.denials().at(-1)).toMatchObject({ uid: "ada" });

  await database.doc("shops/b/orders/1").set({ n: 1, owner: "guest" });
  await database.doc("public/x").set({ n: 2 });
  await Promise.all([shows(ordersOfB, 1), shows(open, 2)]);
});

test("a document that becomes another's is not shown any more; one that is deleted is shown as gone", async () => {
  await database.doc("shops/a/orders/1").set({ n: 1, owner: "guest" });
  await database.doc("shops/a/orders/2").set({ n: 1, owner: "guest" });
  const guest = await signedIn("guest");
  const [given, deleted] = [followDocument(guest, "shops/a/orders/1"), followDocument(guest, "shops/a/orders/2")];
  await Promise.all([shows(given, 1), shows(deleted, 1)]);
  await database.doc("shops/a/orders/1").update({ owner: "another", n: 2 });
  await database.doc("shops/a/orders/2").delete();
  await Promise.all([shows(given, "permission-denied"), shows(deleted, "gone")]);
});

test("another sign-in is asked anew for each target", async () => {
  await account("a").set({ roles: { ada: "staff" } });
  await database.doc("shops/a/orders/1").set({ n: 1, owner: "bob" });
  await database.doc("public/x").set({ n: 1 });
  const client = await signedIn("ada");
  const [orders, one, open] = [
    followOrders(client, "a"),
    followDocument(client, "shops/a/orders/1"),
    followDocument(client, "public/x"),
  ];
  await Promise.all([shows(orders, 1), shows(one, 1), shows(open, 1)]);
  await client.become("bob");
  await shows(orders, "permission-denied");
  await database.doc("shops/a/orders/1").update({ n: 2 });
  await database.doc("public/x").update({ n: 2 });
  await Promise.all([shows(one, 2), shows(open, 2)]);
  await client.leave();
  await shows(one, "permission-denied");
  await database.doc("public/x").update({ n: 3 });
  await shows(open, 3);
});

test("new rules are asked at once of those who listen already", async () => {
  await database.doc("public/x").set({ n: 1 });
  await database.doc("shops/a/orders/1").set({ n: 1, owner: "guest" });
  const guest = await signedIn("guest");
  const [own, open] = [followDocument(guest, "shops/a/orders/1"), followDocument(guest, "public/x")];
  await Promise.all([shows(own, 1), shows(open, 1)]);
  backend.setRules({ firestore: firestoreRules.replace("allow read;", "allow read: if false;") });
  await shows(open, "permission-denied");
  await database.doc("shops/a/orders/1").update({ n: 2 });
  await shows(own, 2);
});
