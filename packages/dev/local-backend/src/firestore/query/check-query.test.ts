import { describe, expect, test } from "vitest";
import { createFirestoreCore } from "../operations/create-firestore-core.ts";
import type { FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { createDocumentStore } from "../store/document-store.ts";

/** Answers of Google's emulator to the same queries. */
const root = "projects/demo-check/databases/(default)/documents";
const owner = { kind: "owner" } as const;
const store = createDocumentStore();
const core: FirestoreCore = createFirestoreCore({ store, rules: () => null });

const int = (value: number): Json => ({ integerValue: String(value) });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });
const nan: Json = { doubleValue: "NaN" };
const nothing: Json = { nullValue: null };
const name = (id: string): Json => ({ referenceValue: `${root}/c/${id}` });
const where = (fieldPath: string, op: string, value: Json): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const both = (op: "AND" | "OR", ...filters: Json[]): Json => ({ compositeFilter: { op, filters } });
const by = (fieldPath: string, direction = "ASCENDING"): Json => ({ field: { fieldPath }, direction });

const documents: Record<string, Json> = {
  inf: { a: { doubleValue: "-Infinity" } },
  n1: { a: int(1) },
  n2: { a: int(2) },
  nan: { a: nan },
  none: { b: int(1) },
  nothing: { a: nothing },
};
await core.commit(
  {
    database: "projects/demo-check/databases/(default)",
    writes: Object.entries(documents).map(([id, fields]) => ({ update: { name: `${root}/c/${id}`, fields } })),
  },
  owner,
);

async function ask(query: Json, parent = root): Promise<string> {
  try {
    const structuredQuery = { from: [{ collectionId: "c" }], ...query };
    const found = await core.runQuery({ parent, structuredQuery }, owner);
    return found.map(({ document }) => String((document as Json | undefined)?.["name"]).replace(/.*\//, "")).join(" ");
  } catch (error) {
    return String((error as { status?: string }).status);
  }
}

describe("null and NaN over the wire", () => {
  test.each([
    ["EQUAL", nothing, "undefined"],
    ["EQUAL", nan, "undefined"],
    ["NOT_EQUAL", nothing, "undefined"],
    ["NOT_EQUAL", nan, "nan inf n1 n2"],
    ["LESS_THAN", int(2), "inf n1"],
    ["LESS_THAN_OR_EQUAL", nan, "undefined"],
    ["GREATER_THAN", nan, "undefined"],
    ["GREATER_THAN_OR_EQUAL", nothing, "undefined"],
    ["NOT_IN", list(nan), "nan inf n1 n2"],
    ["NOT_IN", list(int(1), nothing), "undefined"],
    ["IN", list(nan, nothing, int(1)), "n1"],
  ])("%s %o", async (op, value, expected) => {
    expect(await ask({ where: where("a", op, value) })).toBe(expected);
  });
});

test.each<[string, Json, string]>([
  ["fields after the name", { orderBy: [by("__name__"), by("a")] }, "INVALID_ARGUMENT"],
  ["a range after the name", { where: where("a", "LESS_THAN", int(2)), orderBy: [by("__name__")] }, "INVALID_ARGUMENT"],
  ["a field twice", { orderBy: [by("a"), by("a", "DESCENDING")] }, "INVALID_ARGUMENT"],
  [
    "a cursor longer than the order",
    { orderBy: [by("a")], startAt: { values: [int(1), name("n1")] } },
    "INVALID_ARGUMENT",
  ],
  ["a name cursor that is no name", { orderBy: [by("__name__")], startAt: { values: [int(1)] } }, "INVALID_ARGUMENT"],
  ["documents by name backwards", { orderBy: [by("__name__", "DESCENDING")] }, "FAILED_PRECONDITION"],
  [
    "found ones by name backwards",
    { where: where("a", "EQUAL", int(1)), orderBy: [by("__name__", "DESCENDING")] },
    "n1",
  ],
  [
    "two negations",
    { where: both("AND", where("a", "NOT_EQUAL", int(1)), where("b", "NOT_EQUAL", int(1))) },
    "INVALID_ARGUMENT",
  ],
  [
    "not-in beside or",
    { where: both("OR", where("a", "NOT_IN", list(int(1))), where("b", "EQUAL", int(1))) },
    "INVALID_ARGUMENT",
  ],
  [
    "two array conditions",
    { where: both("AND", where("a", "ARRAY_CONTAINS", int(1)), where("b", "ARRAY_CONTAINS", int(1))) },
    "INVALID_ARGUMENT",
  ],
  [
    "36 alternatives",
    {
      where: both(
        "AND",
        where("a", "IN", list(...[1, 2, 3, 4, 5, 6].map(int))),
        where("b", "IN", list(...[1, 2, 3, 4, 5, 6].map(int))),
      ),
    },
    "INVALID_ARGUMENT",
  ],
  [
    "36 alternatives, some of them null",
    {
      where: both(
        "AND",
        where("a", "IN", list(nothing, ...[1, 2, 3, 4, 5].map(int))),
        where("b", "IN", list(nan, ...[1, 2, 3, 4, 5].map(int))),
      ),
    },
    "INVALID_ARGUMENT",
  ],
  [
    "36 alternatives, some of them the same",
    {
      where: both(
        "AND",
        where("a", "IN", list(...[1, 1, 3, 4, 5, 6].map(int))),
        where("b", "IN", list(...[1, 2, 3, 4, 5, 6].map(int))),
      ),
    },
    "undefined",
  ],
  [
    "a name beside a range",
    { where: both("AND", where("__name__", "EQUAL", name("n1")), where("a", "GREATER_THAN", int(0))) },
    "INVALID_ARGUMENT",
  ],
  ["a reserved field", { where: where("__a__", "EQUAL", int(1)) }, "INVALID_ARGUMENT"],
  ["a field name without quotes", { where: where("a b", "EQUAL", int(1)) }, "INVALID_ARGUMENT"],
])("%s", async (_name, query, expected) => {
  expect(await ask(query)).toBe(expected);
});

test("a group below a document may only be scanned, collections without an id are all", async () => {
  expect(
    await ask(
      { from: [{ collectionId: "c", allDescendants: true }], where: where("a", "EQUAL", int(1)) },
      `${root}/c/n1`,
    ),
  ).toBe("INVALID_ARGUMENT");
  expect(await ask({ from: [{ allDescendants: true }] })).toBe("inf n1 n2 nan none nothing");
});
