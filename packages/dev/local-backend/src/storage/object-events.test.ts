import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";

const projectId = "demo-object-events";
let bundle: string;
let backend: Backend;
let app: App;

beforeAll(async () => {
  bundle = await buildFunctions("esm");
  backend = await startBackend({ projectId, functions: { bundle, schedules: "manual" } });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId }, "object-events-test");
});
afterAll(async () => {
  await getFirestore(app).terminate();
  await deleteApp(app);
  await backend.stop();
});

const bucket = (name = "files") => getStorage(app).bucket(name);
const dataOf = async (path: string) => (await getFirestore(app).doc(path).get()).data();

test("files that come, change and go reach their functions, of their bucket alone", async () => {
  const file = bucket().file("a/ü.txt");
  const key = encodeURIComponent("a/ü.txt");
  await file.save("hello", { contentType: "text/plain", resumable: false });
  await bucket("other").file("a").save("x", { resumable: false });
  await backend.idle();
  expect(await dataOf(`filed/${key}`)).toMatchObject({ contentType: "text/plain", times: 1 });
  expect(await dataOf("filed/a")).toBeUndefined();
  await file.setMetadata({ metadata: { shop: "one" } });
  await file.save("again", { resumable: true });
  await backend.idle();
  expect(await dataOf(`renamed/${key}`)).toEqual({ metadata: { shop: "one" } });
  // The replaced bytes are gone.
  expect([await dataOf(`filed/${key}`), await dataOf(`unfiled/${key}`)]).toMatchObject([{ times: 2 }, { times: 1 }]);
  await file.delete();
  await backend.idle();
  expect(await dataOf(`unfiled/${key}`)).toEqual({ times: 2 });
});

test("a copy is a new file with the same bytes and no old way in", async () => {
  const file = bucket().file("source");
  await file.save("bytes", {
    resumable: false,
    metadata: { metadata: { firebaseStorageDownloadTokens: "key", a: "b" } },
  });
  await file.copy(bucket().file("copy"));
  await file.move(bucket().file("moved"));
  await backend.idle();
  expect((await bucket().file("copy").download())[0].toString()).toBe("bytes");
  expect((await bucket().file("copy").getMetadata())[0].metadata).toEqual({ a: "b" });
  expect([(await file.exists())[0], (await bucket().file("moved").exists())[0]]).toEqual([false, true]);
  expect(await dataOf("filed/copy")).toMatchObject({ times: 1 });
});

test("events of files survive a restart; a restored snapshot causes none", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "object-events-"));
  const upload = (port: number, name: string) =>
    fetch(`http://127.0.0.1:${port}/upload/storage/v1/b/files/o?uploadType=media&name=${name}`, {
      method: "POST",
      body: "kept",
    });
  const first = await startBackend({ projectId, dataDir, functions: { bundle, schedules: "manual" } });
  await first.killFunctions({ stayDown: true });
  expect((await upload(first.ports.storage, "kept")).status).toBe(200);
  await first.stop();
  const second = await startBackend({ projectId, dataDir, functions: { bundle, schedules: "manual" } });
  await second.idle();
  const documents = { documents: [`projects/${projectId}/databases/(default)/documents/filed/kept`] };
  const read = () => second.core.readTarget({ documents }).documents;
  expect(read()).toHaveLength(1);
  const { files } = second.snapshot();
  await second.load(files === undefined ? {} : { files });
  await second.idle();
  expect([read().length, second.status().objects]).toEqual([0, 1]);
  await second.stop();
});
