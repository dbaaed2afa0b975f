import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { missingIndex, type IndexFile } from "./missing-index.ts";
import { queryShapes, type QueryShape } from "./query-shapes.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const declared = JSON.parse(readFileSync(`${root}firestore.indexes.json`, "utf8")) as IndexFile;
const shapes = queryShapes(root);

test("the queries of the product are found", () => {
  const seen = shapes.map(
    ({ collection, group, equal, sorted }) => `${group ? "all " : ""}${collection}: ${[...equal, ...sorted].join(" ")}`,
  );
  expect(seen).toContain("restaurants: slug listing");
  expect(seen).toContain("all orders: channel placedAt");
  expect(seen).toContain("all items: soldOutUntil");
});

test("every query of the product has the index that production wants", () => {
  const missing = shapes.map((shape) => ({ file: shape.file, index: missingIndex(shape, declared) }));
  expect(missing.filter(({ index }) => index !== null)).toEqual([]);
});

const aShape = (changes: Partial<QueryShape>): QueryShape => ({
  file: "f",
  collection: "c",
  group: false,
  equal: [],
  sorted: [],
  ...changes,
});

test.each([
  ["one field", { sorted: ["a"] }, null],
  ["several equalities", { equal: ["a", "b"] }, null],
  ["an equality and an order", { equal: ["a"], sorted: ["b"] }, "COLLECTION c (a, b)"],
  ["two orders", { sorted: ["a", "b"] }, "COLLECTION c (a, b)"],
  ["one field of a group", { group: true, equal: ["a"] }, "COLLECTION_GROUP c (a)"],
  ["a whole group", { group: true }, null],
] as const)("without declared indexes, %s", (_title, changes, wanted) => {
  expect(missingIndex(aShape(changes), { indexes: [], fieldOverrides: [] })).toBe(wanted);
});

test("an override keeps the indexes that its field has by itself", () => {
  for (const { fieldPath, indexes } of declared.fieldOverrides) {
    const own = (indexes as readonly { queryScope: string; order?: string; arrayConfig?: string }[]).filter(
      ({ queryScope }) => queryScope === "COLLECTION",
    );
    expect(
      own.map(({ order, arrayConfig }) => order ?? arrayConfig),
      fieldPath,
    ).toEqual(["ASCENDING", "DESCENDING", "CONTAINS"]);
  }
});
