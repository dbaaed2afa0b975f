import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";

const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /public/{id} { allow read; }
    match /own/{uid} { allow read, write: if request.auth.uid == uid && request.auth.token.get('level', 1) > 0; }
  }
}`;
const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`;

let backend: Backend;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-rules" });
  environment = await initializeTestEnvironment({
    projectId: "demo-rules",
    firestore: { host: "127.0.0.1", port: backend.ports.firestore, rules: firestoreRules },
    storage: { host: "127.0.0.1", port: backend.ports.storage, rules: storageRules },
  });
});

afterEach(async () => {
  await environment.clearFirestore();
  await environment.clearStorage();
});

afterAll(async () => {
  await environment.cleanup();
  await backend.stop();
});

test("contexts of users and strangers are told apart", async () => {
  const ada = environment.authenticatedContext("ada", { level: 2 }).firestore();
  const stranger = environment.unauthenticatedContext().firestore();
  await assertSucceeds(ada.doc("own/ada").set({ text: "mine" }));
  await assertFails(ada.doc("own/bob").set({ text: "not mine" }));
  await assertFails(stranger.doc("own/ada").get());
  await assertSucceeds(stranger.collection("public").get());
  await assertFails(environment.authenticatedContext("ada", { level: 0 }).firestore().doc("own/ada").get());
});

test("withSecurityRulesDisabled writes what nobody may, clearFirestore removes it", async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc("public/one").set({ text: "seeded" });
  });
  const stranger = environment.unauthenticatedContext().firestore();
  expect((await stranger.doc("public/one").get()).get("text")).toBe("seeded");
  await environment.clearFirestore();
  expect((await stranger.doc("public/one").get()).exists).toBe(false);
});

test("storage rules are held and clearStorage deletes what lies at the top", async () => {
  const ada = environment.authenticatedContext("ada").storage();
  await assertSucceeds(ada.ref("ada").putString("x").then());
  await assertFails(ada.ref("bob").putString("x").then());
  await assertFails(environment.unauthenticatedContext().storage().ref("ada").getMetadata());
  expect(backend.status().objects).toBe(1);
  await environment.clearStorage();
  expect(backend.status().objects).toBe(0);
});

test("rules that do not parse are refused with their place", async () => {
  await expect(
    initializeTestEnvironment({
      projectId: "demo-rules-broken",
      firestore: {
        host: "127.0.0.1",
        port: backend.ports.firestore,
        rules: "service cloud.firestore {\n  match /a/{b} { allow read: if ; }\n}",
      },
    }),
  ).rejects.toThrow(/2/);
  expect(() => backend.setRules({ storage: "service {" })).toThrow();
});
