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

/** What the data model foresees, whether a screen asks for it yet or not. */
const foreseen: readonly (readonly [collection: string, equal: readonly string[], sorted: readonly string[]])[] = [
  ["orders", ["status"], ["timeline.releaseAt"]],
  ["orders", ["dayKey"], ["distribution.slot.start"]],
  ["orders", ["customer.b2bCustomerId", "invoiceStatus"], ["completedAt"]],
  ["baskets", ["status"], ["lastActivityAt"]],
  ["historicOrders", ["monthKey"], ["placedAt desc"]],
  ["b2bInvoices", ["status"], ["dueOn"]],
  ["orderPlans", ["status"], ["nextRunOn"]],
  ["penguinLockerOrders", ["state"], ["expiresAt"]],
  ["mintOrders", ["state"], ["nextAt"]],
];

test.each(foreseen)("F13 the index of %s by %s and %s is there", (collection, equal, sorted) => {
  expect(missingIndex(aShape({ collection, equal, sorted }), declared)).toBeNull();
});

test("F13 subscribers are found by status and topic", () => {
  const fields = declared.indexes.find(({ collectionGroup }) => collectionGroup === "subscribers")?.fields ?? [];
  expect(fields.map(({ fieldPath, order, arrayConfig }) => [fieldPath, order ?? arrayConfig])).toEqual([
    ["status", "ASCENDING"],
    ["topics", "CONTAINS"],
  ]);
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

test.each([
  ["as declared", ["a", "b desc"], true],
  ["from the other end", ["a desc", "b"], true],
  ["both forwards", ["a", "b"], false],
  ["both backwards", ["a desc", "b desc"], false],
] as const)("an index of two orders serves them %s: %s", (_title, sorted, served) => {
  const fields = [
    { fieldPath: "e", order: "ASCENDING" },
    { fieldPath: "a", order: "ASCENDING" },
    { fieldPath: "b", order: "DESCENDING" },
  ];
  const file = { indexes: [{ collectionGroup: "c", queryScope: "COLLECTION", fields }], fieldOverrides: [] };
  expect(missingIndex(aShape({ equal: ["e"], sorted }), file) === null).toBe(served);
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
