import fc from "fast-check";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzSize } from "../fixtures/fuzz-size.ts";
import { startBackend, type Backend } from "../index.ts";

let backend: Backend;

beforeAll(async () => {
  const storageRules = `rules_version = '2'; service firebase.storage { match /b/{b}/o/{p=**} {
    allow read; allow write: if request.resource.size < 1000 && request.resource.contentType.size() < 100; } }`;
  backend = await startBackend({ projectId: "demo-fuzz", storageRules });
});
afterAll(() => backend.stop());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** fetch() would put right what is to be wrong. */
const send = ({ method, path, headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port: backend.ports.storage,
        method,
        path,
        headers: { ...headers, "content-length": body.length },
      },
      (incoming: IncomingMessage) => {
        incoming.resume();
        incoming.on("end", () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.setTimeout(5000, () => outgoing.destroy(new Error("It hangs.")));
    outgoing.on("error", reject);
    outgoing.end(body);
  });

const oddNumber = fc.oneof(
  fc.constantFrom("0", "-1", "1e3", "NaN", "", "0x10", "99999999999999999999", "1.5", " 7 ", "inf", "*"),
  fc.nat(3000).map(String),
);
const word = fc.oneof(
  fc.constantFrom("start", "upload", "finalize", "query", "cancel", "upload, finalize", "START", "dance", ""),
  fc.string({ unit: "grapheme-ascii", maxLength: 20 }),
);
const header = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  value.map((text) => text.replaceAll(/[^\x20-\x7e]/g, "?").trim());
const boundary = fc.constantFrom("x", "--", "", '"x"', "x; y=z", "()");
const headers = fc.dictionary(
  fc.constantFrom("x-goog-upload-protocol", "x-goog-upload-command", "range", "if-none-match", "x-upload-content-type"),
  header(word),
  { maxKeys: 3 },
);
const numbers = fc.dictionary(
  fc.constantFrom("x-goog-upload-offset", "x-goog-upload-header-content-length", "x-upload-content-length"),
  header(oddNumber),
  { maxKeys: 2 },
);
const contentRange = fc.oneof(
  fc.tuple(oddNumber, oddNumber, oddNumber).map(([from, to, size]) => `bytes ${from}-${to}/${size}`),
  fc.constantFrom("bytes */*", "bytes */10", "bytes 0-4/*", "lines 1-2/3", "bytes"),
);
const types = fc.oneof(
  boundary.map((mark) => `multipart/related; boundary=${mark}`),
  fc.constantFrom("application/json", "text/plain", "", "multipart/related", ";;;"),
);
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      "{}",
      '{"name":"a","metadata":{"a":1}}',
      '{"metadata":7,"contentType":[]}',
      "[]",
      "{",
      "--x\r\n\r\n{}\r\n--x\r\ncontent-type: a/b\r\n\r\nbytes\r\n--x--",
      "--x\r\n\r\n{}\r\n--x--",
      "--x--x--x",
    )
    .map((text) => Buffer.from(text)),
);
const names = fc.oneof(
  fc.constantFrom("a", "a/b", "%2F", "%zz", "..", "%00", "ü", ""),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
);
const uploadIds = ["none"];
const paths = fc.tuple(fc.nat(5), names, names, oddNumber, fc.nat()).map(([kind, bucket, name, number, pick]) => {
  const id = uploadIds[pick % uploadIds.length] ?? "none";
  const asked = encodeURIComponent(number);
  switch (kind) {
    case 0:
      return `/v0/b/${bucket}/o?name=${name}&maxResults=${asked}`;
    case 1:
      return `/v0/b/${bucket}/o/${name}?upload_id=${id}`;
    case 2:
      return `/upload/storage/v1/b/${bucket}/o?uploadType=resumable&name=${name}&ifGenerationMatch=${asked}`;
    case 3:
      return `/upload/storage/v1/b/b/o?uploadType=resumable&upload_id=${id}`;
    case 4:
      return `/upload/storage/v1/b/${bucket}/o?uploadType=multipart`;
    default:
      return `/storage/v1/b/${bucket}/o/${name}?alt=media&maxResults=${asked}`;
  }
});
const requests = fc.record({
  method: fc.constantFrom("POST", "PUT", "GET", "PATCH", "DELETE", "HEAD", "OPTIONS"),
  path: paths.map((path) => path.replaceAll(/[^\x21-\x7e]/g, "?")),
  headers: fc
    .tuple(headers, numbers, types, fc.option(contentRange, { nil: undefined }))
    .map(([some, more, type, range]) => ({
      ...some,
      ...more,
      "content-type": type,
      ...(range === undefined ? {} : { "content-range": range }),
    })),
  body: bodies,
});

test("whatever an upload says of itself, the answer is a clear status and the service goes on", async () => {
  // Real sessions, so that what follows can continue them in odd ways.
  for (const protocol of ["/v0/b/b/o?name=s", "/upload/storage/v1/b/b/o?uploadType=resumable&name=s"]) {
    for (let n = 0; n < 5; n++) {
      const begun = await fetch(`http://127.0.0.1:${backend.ports.storage}${protocol}${n}`, {
        method: "POST",
        headers: { "x-goog-upload-protocol": "resumable", "x-goog-upload-command": "start" },
      });
      uploadIds.push(begun.headers.get("x-guploader-uploadid") ?? "none");
    }
  }
  await fc.assert(
    fc.asyncProperty(requests, async (sent) => {
      const status = await send(sent);
      expect([status, sent.method, sent.path, sent.headers]).toEqual([
        expect.toSatisfy((code: number) => (code >= 200 && code < 500) || code === 501, "a clear status"),
        sent.method,
        sent.path,
        sent.headers,
      ]);
    }),
    fuzzSize(1500),
  );
  expect(await send({ method: "GET", path: "/", headers: {}, body: Buffer.alloc(0) })).toBe(200);
});
