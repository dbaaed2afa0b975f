import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { expect, onTestFinished, test } from "vitest";
import { startBackend } from "../index.ts";
import { buildFunctions } from "./fixtures/build-functions.ts";

test("what functions read and write is billed to them, not to the owner who tests them", async () => {
  const projectId = "demo-billed-functions";
  const functions = { bundle: await buildFunctions("esm"), schedules: "manual" } as const;
  const backend = await startBackend({ projectId, functions });
  onTestFinished(() => backend.stop());
  Object.assign(process.env, backend.env);
  const app = initializeApp({ projectId }, "billed-functions");
  onTestFinished(() => deleteApp(app));
  const database = getFirestore(app);

  await database.doc("notes/one").set({ text: "copied by a function" });
  await backend.idle();
  expect((await database.doc("copies/one").get()).get("text")).toBe("copied by a function");
  await database.doc("audited/one").set({});
  await backend.idle();
  const lines = backend.billed().map(({ client, path, reads, writes }) => [`${client} ${path}`, [reads, writes]]);
  expect(Object.fromEntries(lines)).toEqual({
    "owner notes/*": [0, 1],
    "functions copies/*": [0, 1],
    "owner copies/*": [1, 0],
    "owner audited/*": [0, 1],
    "functions audits/*": [0, 1],
  });
});
