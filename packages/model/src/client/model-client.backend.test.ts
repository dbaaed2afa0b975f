import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { initializeFirestore, type Firestore } from "firebase-admin/firestore";
import { createUserWithEmailAndPassword, EmailAuthProvider, linkWithCredential } from "firebase/auth";
import { doc, getDoc, setDoc } from "firebase/firestore";
import { startBackend, type Backend } from "firebase-local-backend";
import { codeAt } from "firebase-local-backend/totp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createDocument, setDocument, updateDocument } from "../admin/admin-documents.ts";
import { until } from "../testing/until.ts";
import type { FieldsOf } from "../document/define-document.ts";
import { queryOf } from "../document/document-query.ts";
import { categoryDocument } from "../documents/offerings/storefronts/categories.ts";
import { userDocument } from "../documents/users/users.ts";
import { localConfig } from "../testing/local-config.ts";
import { beginEnrolment, readSecondFactors, removeSecondFactor } from "./auth/second-factor.ts";
import { startAuthentication } from "./auth/start-authentication.ts";
import { createModelClient } from "./create-model-client.ts";
import { firebaseClient, firestoreSettings } from "./firebase-app.ts";
import type { ModelClient } from "./model-client.ts";

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; }
    match /offerings/{path=**} { allow read: if true; }
    match /loose/{id} { allow read, write: if true; }
  }
}`;

let backend: Backend;
let app: App;
let db: Firestore;
let clients: ModelClient[] = [];
const errors: string[] = [];

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-model-client", firestoreRules: rules });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId: backend.projectId }, "model-client-test");
  db = initializeFirestore(app);
});
afterEach(async () => {
  for (const client of clients) await client.stop();
  clients = [];
  errors.length = 0;
  await backend.reset();
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await backend.stop();
});

function start(name: string): ModelClient {
  const client = createModelClient(localConfig(backend), { error: (message) => errors.push(message) }, name);
  clients.push(client);
  return client;
}
const profile: FieldsOf<typeof userDocument> = {
  userName: "Kundin 4711",
  restaurants: [],
  restaurantRoles: {},
  locale: "de",
  lastSeenAt: 5_000,
};
async function signedIn(client: ModelClient): Promise<string> {
  const result = await client.auth.ensureIdentity();
  if (!result.ok) throw new Error("no guest account");
  return result.value.uid;
}
const category = (name: string, position: number): FieldsOf<typeof categoryDocument> => ({
  name,
  slug: name,
  position,
  entries: [],
  status: "active",
});
const inStorefront = { offeringId: "o", storefrontId: "s" };

test("F20 a document is live: absent, present, changed", async () => {
  const client = start("live");
  const uid = await signedIn(client);
  const document = client.cache.document(userDocument, { uid });
  await until(document, (state) => state.status === "absent");
  await createDocument(db, userDocument, { uid }, profile);
  const present = await until(document, (state) => state.status === "present");
  expect(present).toMatchObject({ value: { ...profile, id: uid, ref: { path: `users/${uid}` } } });
  await updateDocument(db, userDocument, { uid }, { userName: "Kundin 4712" });
  await until(document, (state) => state.status === "present" && state.value.userName === "Kundin 4712");
  expect(client.connection.state()).toBe("live");
});

test("M-S4 what somebody else changed since it was read is not overwritten", async () => {
  const client = start("checked");
  const uid = await signedIn(client);
  await createDocument(db, userDocument, { uid }, profile);
  const patch = new Map<string, unknown>([["userName", "Kundin 4713"]]);
  const asRead = (current: { readonly userName: string }): boolean => current.userName === profile.userName;
  await updateDocument(db, userDocument, { uid }, { userName: "Kundin 4712" });
  expect(await client.write.updateUnchanged(userDocument, { uid }, patch, asRead)).toEqual({ ok: false });
  const live = client.cache.document(userDocument, { uid });
  await until(live, (state) => state.status === "present" && state.value.userName === "Kundin 4712");

  await updateDocument(db, userDocument, { uid }, { userName: profile.userName });
  expect(await client.write.updateUnchanged(userDocument, { uid }, patch, asRead)).toEqual({ ok: true });
  await until(live, (state) => state.status === "present" && state.value.userName === "Kundin 4713");
  expect(await client.write.updateUnchanged(userDocument, { uid: "stranger" }, patch, asRead)).toMatchObject({
    ok: false,
    failure: { type: "denied" },
  });
});

test("several documents are written together: changed, made and a field removed, or none of them", async () => {
  const client = start("together");
  const uid = await signedIn(client);
  const made = await client.write.together(userDocument, [{ at: { uid }, fields: { ...profile, photo: "eva" } }]);
  expect(made).toEqual({ ok: true });
  const rename = new Map<string, unknown>([
    ["userName", "Kundin 4714"],
    ["photo", undefined],
  ]);
  expect(
    await client.write.together(userDocument, [
      { at: { uid }, patch: rename },
      { at: { uid: "stranger" }, fields: profile },
    ]),
  ).toMatchObject({ ok: false, failure: { type: "denied" } });
  const live = client.cache.document(userDocument, { uid });
  const before = await until(live, (state) => state.status === "present");
  expect(before).toMatchObject({ value: { userName: profile.userName, photo: "eva" } });

  expect(await client.write.together(userDocument, [{ at: { uid }, patch: rename }])).toEqual({ ok: true });
  const after = await until(live, (state) => state.status === "present" && state.value.userName === "Kundin 4714");
  expect(after).not.toHaveProperty("value.photo");
});

test("F20 a list is live, ordered by the server, and keeps unchanged documents", async () => {
  const client = start("list");
  for (const [name, position] of [
    ["b", 2],
    ["a", 1],
  ] as const)
    await createDocument(db, categoryDocument, { ...inStorefront, categoryId: name }, category(name, position));
  const list = client.cache.query(queryOf(categoryDocument, inStorefront, { orderBy: [["position"]] }));
  const close = list.subscribe(() => undefined);
  const before = await until(list, (state) => state.status === "present");
  await updateDocument(db, categoryDocument, { ...inStorefront, categoryId: "b" }, { position: 0 });
  const after = await until(list, (state) => state.status === "present" && state.value[0]?.id === "b");
  close();
  const [first, second] =
    before.status === "present" && after.status === "present" ? [before.value[0], after.value[1]] : [];
  expect(first?.id).toBe("a");
  expect(second).toBe(first);
});

test("P10 a long list in parts is whole, in the order of its ids, and follows every change", async () => {
  const client = start("parts");
  const letters = "-09AMZ_amz".split("");
  const ids = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  await Promise.all(
    ids.map((id) => createDocument(db, categoryDocument, { ...inStorefront, categoryId: id }, category(id, 1))),
  );
  const list = client.cache.query(
    queryOf(categoryDocument, inStorefront, { where: [["status", "==", "active"]], inParts: true }),
  );
  const close = list.subscribe(() => undefined);
  const shown = (): readonly string[] => {
    const state = list.state();
    return state.status === "present" ? state.value.map(({ id }) => id) : [];
  };
  await until(list, (state) => state.status === "present");
  expect(shown()).toEqual(ids);
  await createDocument(db, categoryDocument, { ...inStorefront, categoryId: "b" }, category("b", 1));
  await until(list, () => shown().includes("b"));
  await updateDocument(db, categoryDocument, { ...inStorefront, categoryId: "00" }, { status: "archived" });
  await until(list, () => !shown().includes("00"));
  expect(shown()).toHaveLength(ids.length);
  expect(client.connection.state()).toBe("live");
  close();
});

test("F29 a denied document is logged and yields nothing", async () => {
  const client = start("denied");
  const document = client.cache.document(userDocument, { uid: "somebody-else" });
  const state = await until(document, (now) => now.status !== "pending");
  expect(state).toMatchObject({ status: "failed", failure: { type: "denied" } });
  expect(errors).toEqual(["document could not be fetched"]);
});

test("signing in asks again for what was denied", async () => {
  const client = start("sign-in");
  await until({ subscribe: client.auth.subscribe, state: client.auth.identity }, (identity) => identity === null);
  const { auth } = startAuthentication(localConfig(backend), "sign-in");
  const { uid } = (await createUserWithEmailAndPassword(auth, "kundin@hofladen.example", "geheim-4711")).user;
  await setDocument(db, userDocument, { uid }, profile);
  await client.auth.signOut();
  const document = client.cache.document(userDocument, { uid });
  const close = document.subscribe(() => undefined);
  await until(document, (state) => state.status === "failed");
  expect(await client.auth.signInWithEmail("kundin@hofladen.example", "falsch")).toEqual({
    ok: false,
    refusal: { type: "wrong-credentials" },
  });
  expect(await client.auth.signInWithEmail("kundin@hofladen.example", "geheim-4711")).toMatchObject({
    ok: true,
    value: { uid, isAnonymous: false },
  });
  await until(document, (state) => state.status === "present");
  close();
});

test("a guest who registers keeps uid and data", async () => {
  const client = start("guest");
  const uid = await signedIn(client);
  const { auth } = startAuthentication(localConfig(backend), "guest");
  const credential = EmailAuthProvider.credential("gast@hofladen.example", "geheim-4711");
  await linkWithCredential(auth.currentUser!, credential);
  expect(client.auth.identity()).toMatchObject({ uid, isAnonymous: false, email: "gast@hofladen.example" });
});

test("a second factor is enrolled, asked for at the next sign-in and removed", async () => {
  const client = start("second-factor");
  const { auth } = startAuthentication(localConfig(backend), "second-factor");
  const email = "leitung@hofladen.example";
  await getAuth(app).createUser({ email, password: "geheim-4711", emailVerified: true });
  const signIn = () => client.auth.signInWithEmail(email, "geheim-4711");
  expect(await signIn()).toMatchObject({ ok: true });
  expect(await readSecondFactors(auth)).toEqual({ ok: true, value: [] });
  const begun = await beginEnrolment(auth, "Lokalkorb");
  if (!begun.ok) throw new Error("no enrolment");
  const { key, address, finish } = begun.value;
  expect(address).toContain(`otpauth://totp/Lokalkorb:leitung%40hofladen.example?secret=${key}&issuer=Lokalkorb`);
  expect(await finish("000000")).toMatchObject({ refusal: { type: "code-wrong" } });
  expect(await finish(codeAt(key, Date.now()))).toMatchObject({
    ok: true,
    value: [{ enrolledAt: expect.any(Number) }],
  });

  await client.auth.signOut();
  const asked = await signIn();
  if (asked.ok || !asked.challenge) throw new Error("no second factor was asked for");
  const { challenge } = asked;
  expect(client.auth.identity()).toBeNull();
  expect(await challenge.answer("000000")).toEqual({ ok: false, refusal: { type: "code-wrong" } });
  // The step of the enrolment is used up; the next one counts already.
  const answer = await challenge.answer(codeAt(key, Date.now() + 30_000));
  expect(answer).toMatchObject({ ok: true, value: { email } });
  expect(client.auth.identity()).toMatchObject({ email });

  const factors = await readSecondFactors(auth);
  const id = factors.ok ? (factors.value[0]?.id ?? "") : "";
  expect(await removeSecondFactor(auth, id)).toEqual({ ok: true, value: [] });
  expect(await signIn()).toMatchObject({ ok: true });
});

test("two callers get the same guest", async () => {
  const client = start("guests");
  const [one, other] = await Promise.all([signedIn(client), signedIn(client)]);
  expect(one).toBe(other);
});

test("what is written shows in the cache, and a denied write is a failure with a name", async () => {
  const client = start("write");
  const uid = await signedIn(client);
  expect(await client.write.set(userDocument, { uid }, profile)).toEqual({ ok: true });
  expect(
    await client.write.update(userDocument, { uid }, { userName: "neu", lastSeenAt: client.write.removeField() }),
  ).toEqual({ ok: true });
  const state = await until(client.cache.document(userDocument, { uid }), (now) => now.status === "present");
  expect(state).toMatchObject({ value: { userName: "neu" } });
  expect(state.status === "present" && "lastSeenAt" in state.value).toBe(false);
  expect(await client.write.set(userDocument, { uid: "other" }, profile)).toMatchObject({
    ok: false,
    failure: { type: "denied" },
  });
});

test("F27 the connection ignores undefined properties and forces long polling", async () => {
  expect(firestoreSettings).toEqual({ experimentalForceLongPolling: true, ignoreUndefinedProperties: true });
  const client = start("undefined");
  const { firestore } = firebaseClient(localConfig(backend), "undefined");
  await setDoc(doc(firestore, "loose/a"), { kept: 1, left: undefined });
  expect((await getDoc(doc(firestore, "loose/a"))).data()).toEqual({ kept: 1 });
  expect(client.connection.state()).toBe("connecting");
});
