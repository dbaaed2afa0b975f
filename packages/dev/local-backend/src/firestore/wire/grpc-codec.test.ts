import { readFileSync } from "node:fs";
import protobuf from "protobufjs";
import { describe, expect, test } from "vitest";
import type { Json } from "../protocol/firestore-core.ts";
import { messageCodec } from "./grpc-codec.ts";

const fields: Record<string, Json> = {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  no: { booleanValue: false },
  zero: { integerValue: "0" },
  largest: { integerValue: "9223372036854775807" },
  smallest: { integerValue: "-9223372036854775808" },
  half: { doubleValue: 0.5 },
  minusZero: { doubleValue: "-0" },
  nan: { doubleValue: "NaN" },
  infinite: { doubleValue: "-Infinity" },
  text: { stringValue: "Grüße 🥨" },
  empty: { stringValue: "" },
  bytes: { bytesValue: "AP8D" },
  time: { timestampValue: "2026-11-20T09:42:31.123456Z" },
  early: { timestampValue: "1969-12-31T23:59:59.500000Z" },
  place: { geoPointValue: { latitude: 47.07, longitude: 15.44 } },
  list: { arrayValue: { values: [{ stringValue: "a" }, { mapValue: { fields: { x: { nullValue: null } } } }] } },
};

const message: Json = {
  database: "projects/p/databases/(default)",
  writes: [
    {
      update: { name: "projects/p/databases/(default)/documents/a/b", fields },
      updateMask: { fieldPaths: ["a", "`b.c`"] },
      updateTransforms: [
        { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
        { fieldPath: "tags", appendMissingElements: { values: [{ stringValue: "x" }] } },
      ],
      currentDocument: { exists: false },
    },
    {
      delete: "projects/p/databases/(default)/documents/a/c",
      currentDocument: { updateTime: "2026-11-20T09:42:31.123456Z" },
    },
  ],
  transaction: "AAEC/w==",
};

describe("the gRPC codec", () => {
  test("reads back every kind of value it has written", () => {
    const codec = messageCodec("CommitRequest");
    expect(codec.decode(codec.encode(message))).toEqual(message);
  });

  test("writes the bytes that protobufjs reads", () => {
    const root = protobuf.Root.fromJSON(
      JSON.parse(readFileSync(new URL("./protos/v1.json", import.meta.url), "utf8")) as protobuf.INamespace,
    );
    const type = root.lookupType("google.firestore.v1.CommitRequest");
    const read = type.toObject(type.decode(messageCodec("CommitRequest").encode(message)), {
      longs: String,
      enums: String,
    });
    const [first] = read["writes"] as { update: { fields: Record<string, Json> } }[];
    expect(first?.update.fields["largest"]).toEqual({ integerValue: "9223372036854775807" });
    expect(first?.update.fields["time"]).toEqual({ timestampValue: { seconds: "1795167751", nanos: 123_456_000 } });
    expect(first?.update.fields["minusZero"]).toEqual({ doubleValue: -0 });
    expect(messageCodec("CommitRequest").decode(type.encode(type.fromObject(read)).finish())).toEqual(message);
  });

  test("reads packed lists, wrappers and enumerations, and skips what it does not know", () => {
    const codec = messageCodec("RunQueryRequest");
    const query: Json = {
      parent: "projects/p/databases/(default)/documents",
      structuredQuery: {
        from: [{ collectionId: "a", allDescendants: true }],
        where: {
          fieldFilter: {
            field: { fieldPath: "x" },
            op: "NOT_IN",
            value: { arrayValue: { values: [{ integerValue: "1" }] } },
          },
        },
        orderBy: [{ field: { fieldPath: "x" }, direction: "DESCENDING" }],
        limit: 3,
      },
    };
    const unknown = protobuf.Writer.create()
      .uint32((999 << 3) | 2)
      .string("later")
      .finish();
    expect(codec.decode(Buffer.concat([codec.encode(query), unknown]))).toEqual(query);
    const target = messageCodec("ListenResponse");
    const change: Json = { targetChange: { targetChangeType: "CURRENT", targetIds: [1, 2, 300], resumeToken: "AQ==" } };
    expect(target.decode(target.encode(change))).toEqual(change);
    // Packed, as other encoders write it.
    const packed = protobuf.Writer.create();
    packed
      .uint32((2 << 3) | 2)
      .fork()
      .uint32((2 << 3) | 2)
      .fork()
      .int32(1)
      .int32(300)
      .ldelim()
      .ldelim();
    expect(target.decode(packed.finish())).toEqual({ targetChange: { targetIds: [1, 300] } });
  });

  test("throws for bytes that are no message instead of hanging", () => {
    for (const bytes of [[0xff], [0x0a, 0xff], [0x0a, 0x05, 0x01], [0x0f, 0x00]]) {
      expect(() => messageCodec("CommitRequest").decode(Uint8Array.from(bytes))).toThrow();
    }
  });
});
