import { expect, test } from "vitest";
import { patchOf, same } from "./patch-of.ts";

test("only what the form changed is written, and what it took away is named", () => {
  const before = { name: "Nah", fee: 300, free: 5000, zones: [{ id: "a", plz: ["8010"] }] };
  expect([...patchOf(before, { ...before })]).toEqual([]);
  const { free: _free, ...after } = { ...before, fee: 350, zones: [{ plz: ["8010"], id: "a" }] };
  expect([...patchOf(before, after)]).toEqual([
    ["fee", 350],
    ["free", undefined],
  ]);
});

test("of a map only what changed inside is written", () => {
  const before = { stock: { mode: "daily", onHand: 7, lowAt: 2 }, content: undefined };
  const after = { stock: { mode: "counted", onHand: 7 }, content: { amount: 500 } };
  expect([...patchOf(before, after)]).toEqual([
    ["stock.mode", "counted"],
    ["stock.lowAt", undefined],
    ["content", { amount: 500 }],
  ]);
});

test("values are compared as they are stored", () => {
  expect(same([1, { a: 1, b: undefined }], [1, { a: 1 }])).toBe(true);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same("1", 1)).toBe(false);
});
