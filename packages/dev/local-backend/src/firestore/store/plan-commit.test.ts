import { describe, expect, test } from "vitest";
import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import { planCommit, type CommitPlan } from "./plan-commit.ts";

const name = "projects/p/databases/(default)/documents/a/b";
const version = 1_800_000_000_123_456;

function document(fields: Record<string, Json>): WireDocument {
  return { name, fields, createTime: "2026-01-01T00:00:00.000000Z", updateTime: "2026-01-02T00:00:00.000001Z" };
}

function plan(before: Record<string, Json> | null, ...writes: Json[]): CommitPlan {
  return planCommit(writes, () => (before === null ? null : document(before)), version);
}

const int = (value: number | string): Json => ({ integerValue: String(value) });
const double = (value: number | string): Json => ({ doubleValue: value });
const text = (value: string): Json => ({ stringValue: value });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });
const map = (fields: Record<string, Json>): Json => ({ mapValue: { fields } });

function transformed(before: Json | undefined, transform: Json): [Json | undefined, Json | undefined] {
  const fields = before === undefined ? {} : { f: before };
  const write = { update: { name }, updateMask: {}, updateTransforms: [{ fieldPath: "f", ...transform }] };
  const { writes, changes } = plan(fields, write);
  const after = changes[0]?.after ?? document(fields);
  const results = writes[0]?.result["transformResults"];
  return [after.fields["f"], (results as Json[])[0]];
}

describe("a planned commit", () => {
  test.each<[string, Json | undefined, Json, Json]>([
    ["increment adds integers", int(2), { increment: int(3) }, int(5)],
    ["increment starts at a missing field", undefined, { increment: int(3) }, int(3)],
    ["increment replaces what is no number", text("x"), { increment: int(3) }, int(3)],
    ["increment turns to double with one", int(2), { increment: double(0.5) }, double(2.5)],
    ["increment keeps doubles", double(0.5), { increment: int(1) }, double(1.5)],
    [
      "increment stops at the largest integer",
      int("9223372036854775806"),
      { increment: int(5) },
      int("9223372036854775807"),
    ],
    [
      "increment stops at the smallest integer",
      int("-9223372036854775807"),
      { increment: int(-5) },
      int("-9223372036854775808"),
    ],
    ["increment is exact beyond 2^53", int("9007199254740993"), { increment: int(1) }, int("9007199254740994")],
    ["maximum takes the larger", int(2), { maximum: double(2.5) }, double(2.5)],
    ["maximum keeps the stored on a tie", int(3), { maximum: double(3) }, int(3)],
    ["maximum with NaN is NaN", int(3), { maximum: double("NaN") }, double("NaN")],
    ["minimum takes the smaller", int(2), { minimum: int(1) }, int(1)],
    ["minimum of NaN stays NaN", double("NaN"), { minimum: int(1) }, double("NaN")],
    ["minimum replaces what is no number", text("x"), { minimum: int(1) }, int(1)],
  ])("%s", (_title, before, transform, after) => {
    expect(transformed(before, transform)).toEqual([after, after]);
  });

  test.each<[string, Json | undefined, Json, Json]>([
    [
      "union adds what is missing",
      list(int(1)),
      { appendMissingElements: { values: [int(2), int(2), double(1)] } },
      list(int(1), int(2)),
    ],
    ["union starts a list", text("x"), { appendMissingElements: { values: [int(2)] } }, list(int(2))],
    [
      "removal takes all occurrences",
      list(int(1), text("a"), double(1)),
      { removeAllFromArray: { values: [int(1)] } },
      list(text("a")),
    ],
    ["removal of nothing leaves an empty list", undefined, { removeAllFromArray: {} }, list()],
  ])("%s", (_title, before, transform, after) => {
    expect(transformed(before, transform)).toEqual([after, { nullValue: null }]);
  });

  test("the server's time has milliseconds and is one for the whole commit", () => {
    const time = { timestampValue: "2027-01-15T08:00:00.123000Z" };
    expect(transformed(int(1), { setToServerValue: "REQUEST_TIME" })).toEqual([time, time]);
  });

  test("a mask changes and deletes exactly what it names", () => {
    const before = { keep: int(1), gone: int(2), deep: map({ a: int(1), b: int(2) }), flat: int(3) };
    const write = {
      update: {
        name,
        fields: { deep: map({ a: int(9) }), "odd.name": text("x"), flat: map({ in: int(1) }), ignored: int(1) },
      },
      updateMask: { fieldPaths: ["deep.a", "deep.b", "gone", "`odd.name`", "flat.in", "none.there"] },
    };
    expect(plan(before, write).changes[0]?.after?.fields).toEqual({
      keep: int(1),
      deep: map({ a: int(9) }),
      "odd.name": text("x"),
      flat: map({ in: int(1) }),
    });
    expect(before.deep).toEqual(map({ a: int(1), b: int(2) }));
  });

  test("a write that changes nothing keeps the update time and is no change", () => {
    const { changes, writes } = plan(
      { a: int(1), b: map({ x: int(1), y: int(2) }) },
      {
        update: { name, fields: { b: map({ y: int(2), x: int(1) }), a: int(1) } },
      },
    );
    expect(changes).toEqual([]);
    expect(writes[0]?.result).toEqual({ updateTime: "2026-01-02T00:00:00.000001Z" });
  });

  test("later writes see earlier ones; a document is changed once", () => {
    const { changes } = plan(
      null,
      { update: { name, fields: { n: int(1) } }, currentDocument: { exists: false } },
      { update: { name, fields: { m: int(2) } }, updateMask: { fieldPaths: ["m"] }, currentDocument: { exists: true } },
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ before: null, after: { fields: { n: int(1), m: int(2) } } });
  });

  test.each<[string, Json, boolean, string | null]>([
    ["exists", { exists: true }, true, null],
    ["exists but is missing", { exists: true }, false, "NOT_FOUND"],
    ["must not exist but does", { exists: false }, true, "ALREADY_EXISTS"],
    ["must not exist", { exists: false }, false, null],
    ["update time in another spelling", { updateTime: "2026-01-02T00:00:00.000001000Z" }, true, null],
    ["other update time", { updateTime: "2026-01-02T00:00:00.000002Z" }, true, "FAILED_PRECONDITION"],
    ["update time of a missing document", { updateTime: "2026-01-02T00:00:00.000001Z" }, false, "FAILED_PRECONDITION"],
  ])("precondition: %s", (_title, currentDocument, exists, status) => {
    for (const operation of [{ update: { name, fields: {} } }, { delete: name }, { verify: name }]) {
      expect(plan(exists ? {} : null, { ...operation, currentDocument }).failure?.status ?? null).toBe(status);
    }
  });

  const nested = (depth: number): Json => (depth === 0 ? int(1) : map({ m: nested(depth - 1) }));
  test.each<[string, Json]>([
    ["a reserved field name", { __secret__: int(1) }],
    [
      "a field name that JavaScript gives a meaning",
      JSON.parse('{"__proto__":{"integerValue":"1"}}') as Record<string, Json>,
    ],
    ["an empty field name", { "": int(1) }],
    ["a field name over 1500 bytes", { ["ü".repeat(751)]: int(1) }],
    ["a list in a list", { l: list(list()) }],
    ["an integer beyond 64 bits", { i: int("9223372036854775808") }],
    ["a number that is none", { d: double("much") }],
    ["a latitude beyond the pole", { g: { geoPointValue: { latitude: 91 } } }],
    ["an unknown kind of value", { x: { functionValue: {} } }],
    ["an empty value", { x: {} }],
    ["21 maps in each other", { x: nested(21) }],
    ["a bad timestamp", { t: { timestampValue: "yesterday" } }],
  ])("refuses %s", (_title, fields) => {
    expect(() => plan(null, { update: { name, fields } })).toThrow(
      expect.objectContaining({ status: "INVALID_ARGUMENT" }),
    );
  });

  test("accepts vectors and 20 levels", () => {
    const vector = map({ __type__: text("__vector__"), value: list(double(1)) });
    const after = plan(null, { update: { name, fields: { vector, deep: nested(19) } } }).changes[0]?.after;
    expect(after?.fields).toEqual({ vector, deep: nested(19) });
  });

  test("refuses to transform a reserved field", () => {
    expect(() => transformed(undefined, { fieldPath: "a.__proto__", increment: int(1) })).toThrow("reserved");
  });

  test.each([
    "",
    "a",
    `${name}/c`,
    "projects/p/databases/(default)/documents/a/__b__",
    "projects/p/databases/(default)/documents/a/..",
  ])("refuses the document name %j", (bad) => {
    expect(() => plan(null, { delete: bad })).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });
});
