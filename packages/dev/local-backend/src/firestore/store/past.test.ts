import { expect, test } from "vitest";
import { createDocumentStore, type DocumentStore } from "./document-store.ts";
import { planCommit } from "./plan-commit.ts";

const root = "projects/demo/databases/(default)/documents";

/** Returns the version of the commit. */
function write(store: DocumentStore, path: string, n: number | null): number {
  const name = `${root}/${path}`;
  const one = n === null ? { delete: name } : { update: { name, fields: { n: { integerValue: String(n) } } } };
  const { commit } = store.commit(root, { kind: "owner" }, (version) => planCommit([one], store.get, version));
  return Number(commit.version);
}

const shownAt = (store: DocumentStore, version: number, collection: string): string[] =>
  [...store.at(version).documentsIn(`${root}/${collection}`)].map(({ wire }) => {
    return `${wire.name.replace(/.*\//, "")}${String(wire.fields["n"]?.["integerValue"])}`;
  });

test("every moment shows what was true then, whatever came after", () => {
  const store = createDocumentStore();
  const first = write(store, "a/x", 1);
  const second = write(store, "a/y", 1);
  const third = write(store, "a/x", 2);
  const fourth = write(store, "a/y", null);
  const last = write(store, "b/c/a/z", 1);
  expect(shownAt(store, first, "a")).toEqual(["x1"]);
  expect(shownAt(store, second, "a").toSorted()).toEqual(["x1", "y1"]);
  expect(shownAt(store, third, "a").toSorted()).toEqual(["x2", "y1"]);
  expect(shownAt(store, fourth, "a")).toEqual(["x2"]);
  expect(store.at(second).get(`${root}/a/x`)?.fields).toEqual({ n: { integerValue: "1" } });
  expect(store.at(fourth).collectionsBelow(root)).toEqual([`${root}/a`]);
  expect(store.at(last).collectionsBelow(root).toSorted()).toEqual([`${root}/a`, `${root}/b/c/a`]);
});

test("a collection that is empty by now is still found where it was not", () => {
  const store = createDocumentStore();
  const first = write(store, "a/x", 1);
  write(store, "a/x", null);
  expect(store.at(first).collectionsBelow(root)).toEqual([`${root}/a`]);
  expect(store.at(first).collectionGroup(root, "a")).toEqual([`${root}/a`]);
});

test("the past ends an hour ago, after very many changes, and with a reset; the future has not come", () => {
  const clock = { now: 1_800_000_000_000 };
  const store = createDocumentStore({ clock: () => clock.now });
  const first = write(store, "a/x", 1);
  clock.now += 3_600_000;
  expect(shownAt(store, first, "a")).toEqual(["x1"]);
  clock.now += 1;
  expect(() => store.at(first)).toThrow("too old");
  expect(() => store.at(store.now() + 1)).toThrow("future");

  const early = write(store, "a/x", 2);
  for (let n = 0; n < 4000; n++) write(store, "a/x", n);
  expect(() => store.at(early)).toThrow("too old");
  const late = write(store, "a/x", 3);
  expect(shownAt(store, late, "a")).toEqual(["x3"]);
  store.clear(root);
  expect(() => store.at(late)).toThrow("too old");
});
