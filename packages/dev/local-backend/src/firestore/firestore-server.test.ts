import http from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RulesFileSource } from "./emulator-routes.ts";
import type { Json } from "./protocol/firestore-core.ts";
import { startFirestoreServer, type FirestoreServer } from "./firestore-server.ts";
import { createDocumentStore } from "./store/document-store.ts";

const store = createDocumentStore();
const database = "projects/demo-rest/databases/(default)";
const documents = `${database}/documents`;
const rulesPushed: [string, readonly RulesFileSource[]][] = [];
let server: FirestoreServer;
let base: string;

beforeAll(async () => {
  server = await startFirestoreServer({
    store,
    rules: () => null,
    projectId: "demo-rest",
    setRules: (project, files) => {
      rulesPushed.push([project, files]);
      const position = { line: 1, column: 9 };
      return [{ description: "whole" }, { position, span: { first: 8, last: 8 }, description: "odd" }];
    },
    lockTimeoutMs: 100,
  });
  base = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  store.close();
});

beforeEach(() => store.clear(documents));

async function call(method: string, path: string, body?: unknown): Promise<{ status: number; json: Json }> {
  const response = await fetch(`${base}/v1/${path}`, {
    method,
    headers: { authorization: "Bearer owner", "content-type": "text/plain" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Json };
}

function request(
  headers: http.OutgoingHttpHeaders,
  method = "GET",
  path = `/v1/${documents}/a/b`,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = http.request({ host: "127.0.0.1", port: server.port, method, path, headers }, (response) => {
      response.resume();
      resolve(response);
    });
    sent.on("error", reject).end();
  });
}

const integer = (value: number): Json => ({ integerValue: String(value) });

describe("the REST interface", () => {
  test("creates, reads, patches, lists and deletes documents", async () => {
    const created = await call("POST", `${documents}/shops?documentId=a`, { fields: { n: integer(1), m: integer(2) } });
    expect(created.json).toMatchObject({ name: `${documents}/shops/a`, fields: { n: integer(1) } });
    expect((await call("POST", `${documents}/shops?documentId=a`, {})).json).toMatchObject({
      error: { code: 409, status: "ALREADY_EXISTS" },
    });
    expect((await call("POST", `${documents}/shops`, {})).json["name"]).toMatch(/\/shops\/[A-Za-z0-9]{20}$/);
    const patched = await call("PATCH", `${documents}/shops/a?updateMask.fieldPaths=n&mask.fieldPaths=n`, {
      fields: { n: integer(3) },
    });
    expect(patched.json["fields"]).toEqual({ n: integer(3) });
    const strict = await call("PATCH", `${documents}/shops/none?currentDocument.exists=true`, { fields: {} });
    expect(strict.json).toMatchObject({ error: { code: 404, status: "NOT_FOUND" } });
    await call("PATCH", `${documents}/shops/b/orders/1`, { fields: {} });
    const page = await call("GET", `${documents}/shops?pageSize=2&showMissing=true&orderBy=__name__`);
    expect((page.json["documents"] as Json[]).length).toBe(2);
    const rest = await call(
      "GET",
      `${documents}/shops?pageSize=2&showMissing=true&pageToken=${String(page.json["nextPageToken"])}`,
    );
    expect((rest.json["documents"] as Json[]).length).toBe(1);
    expect((await call("POST", `${documents}:listCollectionIds`, {})).json).toEqual({ collectionIds: ["shops"] });
    expect((await call("POST", `${documents}/shops/b:listCollectionIds`, {})).json).toEqual({
      collectionIds: ["orders"],
    });
    expect((await call("DELETE", `${documents}/shops/a`)).json).toEqual({});
    expect((await call("GET", `${documents}/shops/a`)).status).toBe(404);
  });

  test("knows ids with colons from custom methods, and paths that are none", async () => {
    const time = `${documents}/slots/2026-11-20T10:30`;
    expect((await call("PATCH", time, { fields: {} })).json["name"]).toBe(time);
    expect((await call("GET", time)).status).toBe(200);
    expect((await call("GET", documents)).status).toBe(404);
    expect((await call("GET", `${documents}/a/%E0%A4%A`)).status).toBe(400);
    expect((await call("PUT", `${documents}/a/b`, {})).status).toBe(404);
  });

  test("answers streaming calls with a list", async () => {
    await call("PATCH", `${documents}/n/1`, { fields: { n: integer(1) } });
    const read = await call("POST", `${documents}:batchGet`, { documents: [`${documents}/n/1`, `${documents}/n/2`] });
    expect(read.json).toMatchObject([{ found: { fields: { n: integer(1) } } }, { missing: `${documents}/n/2` }]);
    const structuredQuery = {
      from: [{ collectionId: "n" }],
      where: { unaryFilter: { op: "IS_NULL", field: { fieldPath: "n" } } },
    };
    expect((await call("POST", `${documents}:runQuery`, { structuredQuery })).json).toEqual([
      { readTime: expect.any(String) },
    ]);
    const aggregations = [
      { alias: "all", count: {} },
      { alias: "sum", sum: { field: { fieldPath: "n" } } },
      { alias: "avg", avg: { field: { fieldPath: "n" } } },
      { alias: "none", avg: { field: { fieldPath: "x" } } },
    ];
    const counted = await call("POST", `${documents}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: "n" }] },
        aggregations: aggregations.slice(0, 3),
      },
    });
    expect(counted.json).toMatchObject([
      { result: { aggregateFields: { all: integer(1), sum: integer(1), avg: { doubleValue: 1 } } } },
    ]);
    const empty = await call("POST", `${documents}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: "n" }] }, aggregations },
    });
    expect(empty.json).toMatchObject([{ result: { aggregateFields: { all: integer(0), none: { nullValue: null } } } }]);
  });

  test("runs transactions: locked reads hold writers up, an abandoned one gives way", async () => {
    await call("PATCH", `${documents}/n/1`, { fields: { n: integer(1) } });
    const { transaction } = (await call("POST", `${documents}:beginTransaction`, {})).json;
    await call("POST", `${documents}:batchGet`, { documents: [`${documents}/n/1`], transaction });
    // The transaction is not continued, so after the timeout the write takes its place.
    expect((await call("PATCH", `${documents}/n/1`, { fields: { n: integer(2) } })).status).toBe(200);
    const late = await call("POST", `${documents}:commit`, { transaction, writes: [{ delete: `${documents}/n/1` }] });
    expect(late.json).toMatchObject({
      error: { status: "INVALID_ARGUMENT", message: expect.stringContaining("transaction has expired") },
    });
    expect((await call("POST", `${documents}:rollback`, { transaction })).json).toEqual({});
  });

  test("writes batches one by one and says which failed", async () => {
    const writes = [
      { update: { name: `${documents}/n/1`, fields: {} } },
      { update: { name: `${documents}/n/2` }, currentDocument: { exists: true } },
    ];
    const { json } = await call("POST", `${documents}:batchWrite`, { writes });
    expect(json["status"]).toMatchObject([{}, { code: 5 }]);
    expect(store.get(`${documents}/n/1`)).not.toBeNull();
  });

  test.each<[string, string, string, unknown, number, string]>([
    ["a pipeline, by name", "POST", `${documents}:executePipeline`, {}, 501, "UNIMPLEMENTED"],
    [
      "a read before the last hour",
      "POST",
      `${documents}:batchGet`,
      { documents: [], readTime: "2020-01-01T00:00:00Z" },
      400,
      "FAILED_PRECONDITION",
    ],
    [
      "a vector search without a measure",
      "POST",
      `${documents}:runQuery`,
      { structuredQuery: { from: [{ collectionId: "a" }], findNearest: {} } },
      400,
      "INVALID_ARGUMENT",
    ],
    ["an unknown field", "POST", `${documents}:commit`, { wites: [] }, 400, "INVALID_ARGUMENT"],
    [
      "an unknown field deep inside",
      "PATCH",
      `${documents}/a/b`,
      { fields: { s: { intValue: "1" } } },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "the end of a transaction nobody began",
      "POST",
      `${documents}:rollback`,
      { transaction: "AAAA" },
      400,
      "INVALID_ARGUMENT",
    ],
    ["a body that is no JSON", "POST", `${documents}:commit`, "text", 400, "INVALID_ARGUMENT"],
    [
      "a document of another database",
      "POST",
      `${documents}:commit`,
      { writes: [{ delete: "projects/x/databases/(default)/documents/a/b" }] },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "a request over 10 MiB",
      "POST",
      `${documents}:commit`,
      { writes: [], padding: "x".repeat(10 * 1024 * 1024) },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "a document over 1 MiB",
      "PATCH",
      `${documents}/a/b`,
      { fields: { s: { stringValue: "x".repeat(1_048_577) } } },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "31 values for in",
      "POST",
      `${documents}:runQuery`,
      {
        structuredQuery: {
          from: [{ collectionId: "a" }],
          where: {
            fieldFilter: {
              field: { fieldPath: "x" },
              op: "IN",
              value: { arrayValue: { values: Array.from({ length: 31 }, () => integer(1)) } },
            },
          },
        },
      },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "a negative limit",
      "POST",
      `${documents}:runQuery`,
      { structuredQuery: { from: [{ collectionId: "a" }], limit: -1 } },
      400,
      "INVALID_ARGUMENT",
    ],
  ])("refuses %s", async (_title, method, path, body, code, status) => {
    expect((await call(method, path, body)).json).toMatchObject({ error: { code, status } });
  });

  test("accepts a document of just under 1 MiB", async () => {
    const s = "ü".repeat(500_000);
    expect((await call("PATCH", `${documents}/a/b`, { fields: { s: { stringValue: s } } })).status).toBe(200);
  });
});

describe("the port", () => {
  test("answers only to loopback names and pages", async () => {
    for (const host of ["127.0.0.1", "localhost:8080", "[::1]:8080"])
      expect((await request({ host })).statusCode).not.toBe(421);
    expect((await request({ host: "evil.example" })).statusCode).toBe(403);
    expect((await request({ origin: "https://evil.example", authorization: "Bearer owner" })).statusCode).toBe(403);
    expect((await request({ origin: "null", authorization: "Bearer owner" })).statusCode).toBe(403);
    const allowed = await request({ origin: "http://localhost:3000", authorization: "Bearer owner" });
    expect(allowed.statusCode).toBe(404);
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:3000",
      "access-control-allow-credentials": "true",
    });
  });

  test("answers preflights with the headers that were asked for", async () => {
    const headers = {
      origin: "http://localhost:3000",
      "access-control-request-headers": "authorization,x-goog-api-client",
    };
    const response = await request(headers, "OPTIONS");
    expect(response.statusCode).toBe(204);
    expect(response.headers["access-control-allow-headers"]).toBe("authorization,x-goog-api-client");
  });

  test("survives bytes that are no request", async () => {
    const { Socket } = await import("node:net");
    for (const bytes of ["PRI nonsense", "\u0000\u0001", "GET / HTTP/9\r\n\r\n"]) {
      const socket = new Socket();
      await new Promise<void>((resolve) => socket.connect(server.port, "127.0.0.1", resolve));
      socket.on("error", () => {});
      socket.end(bytes);
      await new Promise((resolve) => socket.resume().once("close", resolve));
    }
    expect((await call("GET", `${documents}/a/none`)).status).toBe(404);
  });
});

describe("the emulator's own calls", () => {
  test("tell that it is up", async () => {
    expect(await (await fetch(base)).text()).toBe("Ok\n");
  });

  test("reset one database", async () => {
    await call("PATCH", `${documents}/a/b`, { fields: {} });
    const response = await fetch(`${base}/emulator/v1/${documents}`, { method: "DELETE" });
    expect(response.status).toBe(200);
    expect((await call("GET", `${documents}/a/b`)).status).toBe(404);
  });

  test("F-9 push rules, and hear what a compiler warns of", async () => {
    const body = JSON.stringify({ rules: { files: [{ content: "service x {}" }] } });
    const response = await fetch(`${base}/emulator/v1/projects/demo-rest:securityRules`, { method: "PUT", body });
    const fileName = "firestore.rules";
    expect(await response.json()).toEqual({
      issues: [
        { sourcePosition: { fileName }, description: "whole", severity: "WARNING" },
        {
          sourcePosition: { fileName, line: 1, column: 9, currentOffset: 8, endOffset: 8 },
          description: "odd",
          severity: "WARNING",
        },
      ],
    });
    expect(rulesPushed).toEqual([["demo-rest", [{ name: "firestore.rules", content: "service x {}" }]]]);
  });
});
