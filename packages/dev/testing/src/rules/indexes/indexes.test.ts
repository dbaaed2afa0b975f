import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { documentModules } from "@lokalkorb/model/testing/document-modules";
import { missingIndex, type IndexFile } from "./missing-index.ts";
import { queryShapes, type QueryShape } from "./query-shapes.ts";

const root = fileURLToPath(new URL("../../../../../..", import.meta.url));
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

/** Queries that the data model foresees, whether a screen asks for them yet or not. */
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

test("an override keeps the indexes that its field has by itself, or gives up all of them", () => {
  for (const { fieldPath, indexes } of declared.fieldOverrides) {
    const own = (indexes as readonly { queryScope: string; order?: string; arrayConfig?: string }[]).filter(
      ({ queryScope }) => queryScope === "COLLECTION",
    );
    expect(
      own.map(({ order, arrayConfig }) => order ?? arrayConfig),
      fieldPath,
    ).toEqual(indexes.length === 0 ? [] : ["ASCENDING", "DESCENDING", "CONTAINS"]);
  }
});

test("D-16.1 a query by a field without an index, or inside of one, is refused", () => {
  const file = { indexes: [], fieldOverrides: [{ collectionGroup: "c", fieldPath: "big", indexes: [] }] };
  for (const field of ["big", "big.part", "big desc"])
    expect(missingIndex(aShape({ sorted: [field] }), file)).toBe(`COLLECTION c (${field})`);
  expect(missingIndex(aShape({ equal: ["bigger"] }), file)).toBeNull();
});

test("D-16.2 what is long and never asked for has no index", () => {
  const exempt = declared.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(exempt).toEqual(
    expect.arrayContaining(["mail.html", "mail.text", "orders.lines", "orders.events", "historicOrders.lines"]),
  );
});

/** An end that is not the end of the document. */
const outlivesItsEnd: ReadonlySet<string> = new Set([
  // A printed code still says that it has ended, and its shop still sees how often it was scanned.
  "shorturls",
  // The end of the time to collect; what became of the goods is written afterwards.
  "penguinLockerOrders",
]);

test("D-5.1 GDP-03 every document that says when it expires is deleted by the database then", () => {
  const expiring = documentModules
    .flatMap(({ definitions }) => definitions)
    .filter(({ fields }) => "expiresAt" in fields)
    .map(({ path }) => path.split("/").at(-2) ?? "");
  const deleted = declared.fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup);
  expect(expiring).toContain("mail");
  expect(deleted.toSorted()).toEqual(expiring.filter((name) => !outlivesItsEnd.has(name)).toSorted());
});
