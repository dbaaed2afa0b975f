import { expect, test } from "vitest";
import { createTargetIndex } from "./target-index.ts";
import type { TargetScope } from "./target-scope.ts";

const root = "projects/p/databases/(default)/documents";
const scopes: Record<string, TargetScope> = {
  document: { kind: "documents", names: [`${root}/shops/a`, `${root}/shops/b`] },
  collection: { kind: "collection", path: `${root}/shops` },
  group: { kind: "descendants", parent: root, collectionId: "items" },
  groupBelow: { kind: "descendants", parent: `${root}/shops/a`, collectionId: "items" },
  everythingBelow: { kind: "descendants", parent: `${root}/shops/a`, collectionId: null },
};

test("a document is covered by its own targets, its collection, its group and everything above it", () => {
  const index = createTargetIndex<string>();
  for (const [name, scope] of Object.entries(scopes)) index.add(scope, name);
  const covering = (path: string) => [...index.covering(path)].toSorted();
  expect(covering(`${root}/shops/a`)).toEqual(["collection", "document"]);
  expect(covering(`${root}/shops/c`)).toEqual(["collection"]);
  expect(covering(`${root}/shops/a/items/1`)).toEqual(["everythingBelow", "group", "groupBelow"]);
  expect(covering(`${root}/shops/ab/items/1`)).toEqual(["group"]);
  expect(covering(`${root}/shops/a/notes/1`)).toEqual(["everythingBelow"]);
  expect(covering("projects/q/databases/(default)/documents/items/1")).toEqual([]);
});

test("what was removed covers nothing any more, what shares its place stays", () => {
  const index = createTargetIndex<string>();
  for (const [name, scope] of Object.entries(scopes)) index.add(scope, name);
  index.add({ kind: "collection", path: `${root}/shops` }, "second");
  for (const [name, scope] of Object.entries(scopes)) index.remove(scope, name);
  expect([...index.covering(`${root}/shops/a`)]).toEqual(["second"]);
  expect([...index.covering(`${root}/shops/a/items/1`)]).toEqual([]);
});
