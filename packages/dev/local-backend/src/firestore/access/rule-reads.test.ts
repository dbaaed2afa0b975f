import { expect, onTestFinished, test } from "vitest";
import { startBackend } from "../../index.ts";
import type { Caller, Json } from "../protocol/firestore-core.ts";

const projectId = "demo-rule-reads";
const database = `projects/${projectId}/databases/(default)`;
const root = `${database}/documents`;
const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isStaff() {
      return get(/databases/$(database)/documents/shops/s/data/account).data.open == true;
    }
    match /shops/s/items/{id} { allow read, write: if isStaff() && isStaff(); }
  }
}`;
const ada: Caller = { kind: "user", auth: { uid: "ada", token: {} } };
const set = (path: string, fields: Json): Json => ({ update: { name: `${root}/${path}`, fields } });

test("what rules read is billed to whoever asks, once for each request, also in vain", async () => {
  const backend = await startBackend({ projectId, firestoreRules });
  onTestFinished(() => backend.stop());
  const { core } = backend;
  const linesAfter = async (work: () => Promise<unknown>) => {
    backend.resetBilled();
    await work().catch(() => undefined);
    return Object.fromEntries(
      backend.billed().map(({ client, path, reads, writes }) => [`${client} ${path}`, [reads, writes]]),
    );
  };
  await core.commit(
    { database, writes: [set("shops/s/data/account", { open: { booleanValue: true } })] },
    { kind: "owner" },
  );

  const three = ["a", "b", "c"].map((id) => set(`shops/s/items/${id}`, { n: { integerValue: "1" } }));
  expect(await linesAfter(() => core.commit({ database, writes: three }, ada))).toEqual({
    "ada shops/*/data/*": [1, 0],
    "ada shops/*/items/*": [0, 3],
  });
  const names = ["a", "b"].map((id) => `${root}/shops/s/items/${id}`);
  expect(await linesAfter(() => core.batchGetDocuments({ database, documents: names }, ada))).toEqual({
    "ada shops/*/data/*": [1, 0],
    "ada shops/*/items/*": [2, 0],
  });
  const query = { parent: `${root}/shops/s`, structuredQuery: { from: [{ collectionId: "items" }] } };
  expect(await linesAfter(() => core.runQuery(query, ada))).toEqual({
    "ada shops/*/data/*": [1, 0],
    "ada shops/*/items/*": [3, 0],
  });
  await core.commit({ database, writes: [set("shops/s/data/account", {})] }, { kind: "owner" });
  expect(await linesAfter(() => core.getDocument({ name: names[0] }, ada))).toEqual({ "ada shops/*/data/*": [1, 0] });
  expect(await linesAfter(() => core.runQuery(query, { kind: "owner" }))).toEqual({ "owner shops/*/items/*": [3, 0] });
});
