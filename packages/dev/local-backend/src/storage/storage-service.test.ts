import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from "firebase/storage";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp, type App } from "firebase-admin/app";
import { getDownloadURL as getAdminDownloadURL, getStorage as getAdminStorage } from "firebase-admin/storage";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";

const projectId = "demo-storage";
const bucketName = `${projectId}.appspot.com`;
const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{path=**} { allow read, write; }
    match /small/{name} { allow create: if request.resource.size < 10 && request.resource.contentType == 'text/plain'; allow get; }
    match /mine/{uid}/{name} { allow read, write: if request.auth.uid == uid; }
    match /listed/{name} { allow get: if firestore.get(/databases/(default)/documents/shown/$(name)).data.visible; }
  }
}`;

let backend: Backend;
let app: FirebaseApp;
let storage: FirebaseStorage;
let adminApp: App;

beforeAll(async () => {
  backend = await startBackend({ projectId, storageRules });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId, apiKey: "local", storageBucket: bucketName });
  storage = getStorage(app);
  connectStorageEmulator(storage, "127.0.0.1", backend.ports.storage);
  adminApp = initializeAdminApp({ projectId, storageBucket: bucketName }, "storage-test");
});

afterEach(() => backend.reset());

afterAll(async () => {
  await deleteApp(app);
  await deleteAdminApp(adminApp);
  await backend.stop();
});

const bucket = () => getAdminStorage(adminApp).bucket();
const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "no error",
    (error: { code: string }) => error.code,
  );
const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

describe("apps", () => {
  test("upload, read back and download by an address that needs no sign-in", async () => {
    const file = ref(storage, "open/a b/ü.bin");
    await uploadBytes(file, bytes(1000), {
      contentType: "image/png",
      cacheControl: "public, max-age=60",
      customMetadata: { shop: "one" },
    });
    expect(new Uint8Array(await getBytes(file))).toEqual(bytes(1000));
    expect(await getMetadata(file)).toMatchObject({
      size: 1000,
      contentType: "image/png",
      fullPath: "open/a b/ü.bin",
      customMetadata: { shop: "one" },
    });
    const download = await fetch(await getDownloadURL(file));
    expect([download.headers.get("content-type"), download.headers.get("cache-control")]).toEqual([
      "image/png",
      "public, max-age=60",
    ]);
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes(1000));
  });

  test("resumable uploads arrive whole", async () => {
    const file = ref(storage, "open/large.bin");
    const upload = await uploadBytesResumable(file, bytes(700_000), { contentType: "application/x-test" });
    expect(upload.state).toBe("success");
    expect(new Uint8Array(await getBytes(file))).toEqual(bytes(700_000));
  });

  test("change metadata, list in pages, delete", async () => {
    for (const name of ["a", "b", "c/d", "c/e", "f"]) await uploadString(ref(storage, `open/${name}`), name);
    await updateMetadata(ref(storage, "open/a"), { cacheControl: "no-store", customMetadata: { k: "v" } });
    expect(await getMetadata(ref(storage, "open/a"))).toMatchObject({
      cacheControl: "no-store",
      customMetadata: { k: "v" },
    });
    const all = await listAll(ref(storage, "open"));
    expect([all.items.map((item) => item.name), all.prefixes.map((prefix) => prefix.name)]).toEqual([
      ["a", "b", "f"],
      ["c"],
    ]);
    const first = await list(ref(storage, "open"), { maxResults: 3 });
    const second = await list(ref(storage, "open"), { maxResults: 3, pageToken: first.nextPageToken! });
    expect([first.prefixes.length + first.items.length, second.items.map((item) => item.name)]).toEqual([3, ["f"]]);
    await deleteObject(ref(storage, "open/a"));
    expect(await codeOf(getMetadata(ref(storage, "open/a")))).toBe("storage/object-not-found");
  });

  test("are held to the rules, which see what would be stored", async () => {
    expect(await codeOf(uploadString(ref(storage, "small/x"), "short", "raw", { contentType: "text/plain" }))).toBe(
      "no error",
    );
    expect(
      await codeOf(uploadString(ref(storage, "small/x"), "far too long", "raw", { contentType: "text/plain" })),
    ).toBe("storage/unauthorized");
    expect(await codeOf(uploadString(ref(storage, "small/x"), "short", "raw", { contentType: "text/html" }))).toBe(
      "storage/unauthorized",
    );
    expect(await codeOf(deleteObject(ref(storage, "small/x")))).toBe("storage/unauthorized");
    expect(await codeOf(uploadString(ref(storage, "elsewhere/x"), "short"))).toBe("storage/unauthorized");
    expect(await codeOf(uploadBytesResumable(ref(storage, "mine/somebody/x"), bytes(10)).then())).toBe(
      "storage/unauthorized",
    );
    expect(backend.denials().at(-1)).toMatchObject({
      service: "storage",
      method: "create",
      path: `/b/${bucketName}/o/mine/somebody/x`,
      uid: null,
    });
  });

  test("rules may ask the database", async () => {
    await bucket().file("listed/menu").save("x");
    expect(await codeOf(getBytes(ref(storage, "listed/menu")))).toBe("storage/unauthorized");
    const name = `projects/${projectId}/databases/(default)/documents/shown/menu`;
    await backend.core.commit(
      {
        database: `projects/${projectId}/databases/(default)`,
        writes: [{ update: { name, fields: { visible: { booleanValue: true } } } }],
      },
      { kind: "owner" },
    );
    expect(await codeOf(getBytes(ref(storage, "listed/menu")))).toBe("no error");
  });
});

describe("servers", () => {
  test("save, look, read, list and delete", async () => {
    const file = bucket().file("snapshots/one v1.json");
    expect((await file.exists())[0]).toBe(false);
    await file.save('{"a":1}', {
      contentType: "application/json",
      metadata: { cacheControl: "public, max-age=31536000, immutable", metadata: { version: "1" } },
    });
    expect((await file.exists())[0]).toBe(true);
    expect((await file.download())[0].toString()).toBe('{"a":1}');
    expect((await file.getMetadata())[0]).toMatchObject({
      size: "7",
      contentType: "application/json",
      cacheControl: "public, max-age=31536000, immutable",
      metadata: { version: "1" },
    });
    await file.setMetadata({ cacheControl: "no-cache" });
    expect((await file.getMetadata())[0].cacheControl).toBe("no-cache");
    expect((await bucket().getFiles({ prefix: "snapshots/" }))[0].map((found) => found.name)).toEqual([
      "snapshots/one v1.json",
    ]);
    await file.delete();
    expect(await codeOf(file.download().then())).toBe(404);
  });

  test("simple and resumable saves both keep the bytes", async () => {
    for (const resumable of [true, false]) {
      const file = bucket().file(`large-${resumable}`);
      await file.save(Buffer.from(bytes(600_000)), { resumable });
      expect((await file.download())[0].equals(Buffer.from(bytes(600_000)))).toBe(true);
    }
  });

  test("a condition on the generation keeps two writers apart", async () => {
    const file = bucket().file("once");
    await file.save("first", { preconditionOpts: { ifGenerationMatch: 0 } });
    expect(await codeOf(file.save("second", { preconditionOpts: { ifGenerationMatch: 0 } }))).toBe(412);
  });

  test("hand out download addresses", async () => {
    const file = bucket().file("private/x");
    await file.save("hello", { metadata: { metadata: { firebaseStorageDownloadTokens: "secret-token" } } });
    const address = await getAdminDownloadURL(file);
    expect(await (await fetch(address)).text()).toBe("hello");
    expect((await fetch(address.replace("secret-token", "other"))).status).toBe(403);
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: "another" } });
    expect((await fetch(address)).status, "X-Q3: only a server takes an address back").toBe(403);
  });
});

test("ranges, and a second look that costs nothing", async () => {
  await uploadString(ref(storage, "open/text"), "0123456789");
  const address = await getDownloadURL(ref(storage, "open/text"));
  const part = await fetch(address, { headers: { range: "bytes=2-4" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
  const etag = (await fetch(address)).headers.get("etag")!;
  expect((await fetch(address, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("files survive a restart", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "storage-"));
  const write = await startBackend({ projectId, dataDir, storageRules });
  const put = (port: number, method: string, path: string, body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body === undefined ? {} : { body }) });
  await put(write.ports.storage, "POST", `/v0/b/${bucketName}/o?name=open%2Fkept`, "kept");
  await write.stop();
  const read = await startBackend({ projectId, dataDir, storageRules });
  const answer = await put(read.ports.storage, "GET", `/v0/b/${bucketName}/o/open%2Fkept?alt=media`);
  expect(await answer.text()).toBe("kept");
  expect((await put(read.ports.storage, "GET", "/v0/nonsense")).status).toBe(501);
  await read.stop();
});

test.each(["apps", "servers"])("an upload of %s that was half done goes on after a restart", async (from) => {
  const dataDir = mkdtempSync(join(tmpdir(), "storage-"));
  const first = await startBackend({ projectId, dataDir, storageRules });
  const begin =
    from === "apps"
      ? `/v0/b/${bucketName}/o?name=open%2Fhalf`
      : `/upload/storage/v1/b/${bucketName}/o?uploadType=resumable&name=open%2Fhalf`;
  const owner = { authorization: "Bearer owner" };
  const send = (port: number, path: string, method: string, headers: Record<string, string>, body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...owner, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const command = (name: string, offset: number) => ({
    "x-goog-upload-command": name,
    "x-goog-upload-offset": `${offset}`,
  });
  const begun = await send(first.ports.storage, begin, "POST", {
    "x-goog-upload-protocol": "resumable",
    ...command("start", 0),
  });
  const path = `${begin}&upload_id=${begun.headers.get("x-guploader-uploadid")}`;
  const part = (port: number, text: string, start: number, isLast: boolean) =>
    from === "apps"
      ? send(port, path, "POST", command(isLast ? "upload, finalize" : "upload", start), text)
      : send(
          port,
          path,
          "PUT",
          { "content-range": `bytes ${start}-${start + text.length - 1}/${isLast ? start + text.length : "*"}` },
          text,
        );
  await part(first.ports.storage, "half ", 0, false);
  await first.stop();

  const second = await startBackend({ projectId, dataDir, storageRules });
  const { storage: port } = second.ports;
  const far = await (from === "apps"
    ? send(port, path, "POST", command("query", 0))
    : send(port, path, "PUT", { "content-range": "bytes */*" }));
  expect(far.headers.get("x-goog-upload-size-received") ?? far.headers.get("range")).toBe(
    from === "apps" ? "5" : "bytes=0-4",
  );
  const stored = await (await part(port, "done", 5, true)).json();
  expect(stored).toMatchObject({ name: "open/half", size: "9" });
  expect(await (await part(port, "done", 5, true)).json()).toEqual(stored);
  expect(await (await send(port, `/v0/b/${bucketName}/o/open%2Fhalf?alt=media`, "GET", {})).text()).toBe("half done");
  await second.stop();
});
