import { expect, test } from "vitest";
import type { Json } from "../protocol/firestore-core.ts";
import { messageCodec } from "./grpc-codec.ts";
import { readRequest } from "./request-json.ts";

const document = (value: Json): Json => ({ fields: { a: value } });

test("a request in the core's own spelling stays the same object", () => {
  const request = {
    structuredQuery: {
      from: [{ collectionId: "c" }],
      where: { fieldFilter: { field: { fieldPath: "n" }, op: "EQUAL", value: { nullValue: null } } },
    },
  };
  expect(readRequest("RunQueryRequest", request)).toBe(request);
});

test("other spellings of proto3 JSON become it", () => {
  const request = {
    structured_query: {
      from: [{ collection_id: "c", all_descendants: true }],
      where: { unary_filter: { field: { field_path: "n" }, op: 3 } },
      limit: { value: 3 },
      offset: null,
    },
    transaction: null,
  };
  expect(readRequest("RunQueryRequest", request)).toEqual({
    structuredQuery: {
      from: [{ collectionId: "c", allDescendants: true }],
      where: { unaryFilter: { field: { fieldPath: "n" }, op: "IS_NULL" } },
      limit: 3,
    },
  });
});

test("a transaction of a web SDK may verify what it has only read", () => {
  const request = { writes: [{ verify: "projects/p/databases/d/documents/a/b", currentDocument: { exists: true } }] };
  expect(readRequest("CommitRequest", request)).toBe(request);
  expect(messageCodec("CommitRequest").decode(messageCodec("CommitRequest").encode(request))).toEqual(request);
});

test("a field may have any name", () => {
  const fields = JSON.parse('{"__proto__":{"null_value":null},"nullValue":{"boolean_value":true}}') as Json;
  const read = readRequest("Document", { fields })["fields"] as Json;
  expect(Object.entries(read)).toEqual([
    ["__proto__", { nullValue: null }],
    ["nullValue", { booleanValue: true }],
  ]);
});

test.each<[string, string, Json, RegExp]>([
  ["an unknown name", "CommitRequest", { wites: [] }, /Unknown name "wites": Cannot find field/],
  ["one deep inside", "RunQueryRequest", { structuredQuery: { limt: 1 } }, /Unknown name "limt" at 'structuredQuery'/],
  [
    "two kinds of value",
    "Document",
    document({ integerValue: "1", stringValue: "x" }),
    /only one of integerValue and stringValue/,
  ],
  [
    "two consistencies",
    "BatchGetDocumentsRequest",
    { transaction: "AAAA", readTime: "2020-01-01T00:00:00Z" },
    /only one of/,
  ],
  ["a number as text", "Document", document({ stringValue: 1 }), /type string/],
  ["a list as a message", "Document", { fields: { a: [] } }, /a message is expected/],
  ["a message as a list", "CommitRequest", { writes: {} }, /a list is expected/],
  ["a broken integer", "Document", document({ integerValue: "1.5" }), /type int64/],
  ["an integer out of range", "Document", document({ integerValue: "9223372036854775808" }), /type int64/],
  ["a broken double", "Document", document({ doubleValue: "abc" }), /type double/],
  ["no base64", "Document", document({ bytesValue: "***" }), /type bytes/],
  ["an unknown word", "RunQueryRequest", { structuredQuery: { orderBy: [{ direction: "UP" }] } }, /ASCENDING/],
  ["a time as a number", "RunQueryRequest", { readTime: 1 }, /a timestamp as text/],
])("%s is refused", (_title, type, json, message) => {
  expect(() => readRequest(type, json)).toThrow(message);
});
