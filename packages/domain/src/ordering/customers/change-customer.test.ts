import { expect, test } from "vitest";
import { newCustomer } from "./count-customer.ts";
import { changedCustomer, type CustomerChange } from "./change-customer.ts";

const known = newCustomer({ uid: "k", name: "Kundin 7", email: "k@post.example", isGuest: false });
const by = { by: "Inhaberin", at: 5, id: "n1" };
const after = (...changes: readonly CustomerChange[]) =>
  changes.reduce((customer, change) => changedCustomer(customer, change, by), known);

test("M-C10 tags and groups are set and taken away, each once", () => {
  const tagged = after({ kind: "tag", tag: "Samstag", on: true }, { kind: "group", group: "Gewerbe", on: true });
  expect([tagged.tags, tagged.groups]).toEqual([["Samstag"], ["Gewerbe"]]);
  expect(changedCustomer(tagged, { kind: "tag", tag: "Samstag", on: true }, by)).toBe(tagged);
  expect(changedCustomer(tagged, { kind: "tag", tag: "Samstag", on: false }, by).tags).toEqual([]);
  const full = { ...known, tags: Array.from({ length: 50 }, (_, index) => String(index)) };
  expect(changedCustomer(full, { kind: "tag", tag: "mehr", on: true }, by)).toBe(full);
});

test("M-C10 a note stands with who wrote it and when, the latest first", () => {
  const noted = after({ kind: "note", text: "Klingelt nicht." });
  expect(noted.notes).toEqual([{ id: "n1", text: "Klingelt nicht.", at: 5, by: "Inhaberin" }]);
  expect(changedCustomer(noted, { kind: "note", text: "Mag es dunkel." }, { ...by, id: "n2" }).notes).toHaveLength(2);
  expect(changedCustomer(noted, { kind: "noteGone", noteId: "n1" }, by).notes).toEqual([]);
  expect(changedCustomer(known, { kind: "noteGone", noteId: "n1" }, by)).toBe(known);
});

test("M-C10 a full record loses its oldest note for a new one, and one that was merged loses no more either", () => {
  const notes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, text: "x", at: 1, by: "" }));
  for (const count of [100, 180]) {
    const noted = changedCustomer({ ...known, notes: notes(count) }, { kind: "note", text: "Neu." }, by).notes;
    expect(noted).toHaveLength(count);
    expect([noted?.[0]?.text, noted?.at(-1)?.id]).toEqual(["Neu.", `${count - 2}`]);
  }
});

test("M-C10 a block has a reason and an end", () => {
  const blocked = after({ kind: "block", reason: "Holt nie ab." });
  expect(blocked.blocked).toEqual({ at: 5, by: "Inhaberin", reason: "Holt nie ab." });
  expect(changedCustomer(blocked, { kind: "release" }, by)).toEqual(known);
  expect(changedCustomer(known, { kind: "release" }, by)).toBe(known);
});

test("M-C10 a way to pay is denied and allowed again", () => {
  const denied = after({ kind: "payment", method: "cash", allowed: false });
  expect(denied.deniedPayments).toEqual(["cash"]);
  expect(changedCustomer(denied, { kind: "payment", method: "cash", allowed: true }, by).deniedPayments).toEqual([]);
  expect(changedCustomer(known, { kind: "payment", method: "cash", allowed: true }, by)).toBe(known);
});
