import fc from "fast-check";
import { expect, it } from "vitest";
import type { BasketLine } from "../catalog/goods/basket-line.ts";
import { joinBaskets, nextBasketStep } from "./account-basket.ts";
import { addLine, type BasketLines } from "./change-basket.ts";
import { linesHash } from "./lines-hash.ts";

const limits = { min: 1, step: 1, max: 99 };
const of = (...goods: readonly (readonly [refId: string, qty: number])[]): BasketLines =>
  goods.reduce<BasketLines>((lines, [refId, qty]) => {
    const line: Omit<BasketLine, "position"> = { kind: "item", refId, qty, choices: [], seenUnitCents: 100 };
    return addLine(lines, line, limits).lines;
  }, {});
const bread = of(["bread", 1]);
const both = of(["bread", 1], ["milk", 2]);
const open = (lines: BasketLines) => ({ lines, ordered: false });

it("a basket without a second one is written, and nothing is written for an empty one", () => {
  expect(nextBasketStep({ here: bread, there: null, agreed: null })).toEqual({ type: "write" });
  expect(nextBasketStep({ here: {}, there: null, agreed: null })).toEqual({ type: "same" });
  expect(nextBasketStep({ here: {}, there: open({}), agreed: null })).toEqual({ type: "same" });
  // The database deleted it after its time: this browser's lines stay.
  expect(nextBasketStep({ here: bread, there: null, agreed: linesHash(bread) })).toEqual({ type: "write" });
});

it("the side that changed since they agreed wins", () => {
  const agreed = linesHash(bread);
  expect(nextBasketStep({ here: both, there: open(bread), agreed })).toEqual({ type: "write" });
  expect(nextBasketStep({ here: bread, there: open(both), agreed })).toEqual({ type: "take", lines: both });
  expect(nextBasketStep({ here: {}, there: open(bread), agreed })).toEqual({ type: "write" });
  expect(nextBasketStep({ here: bread, there: open({}), agreed })).toEqual({ type: "take", lines: {} });
  expect(nextBasketStep({ here: both, there: open({}), agreed })).toEqual({ type: "write" });
  expect(nextBasketStep({ here: both, there: open(both), agreed })).toEqual({ type: "same" });
});

it("a new device takes the account's basket, and asks where it has one of its own", () => {
  expect(nextBasketStep({ here: {}, there: open(both), agreed: null })).toEqual({ type: "take", lines: both });
  const asked = nextBasketStep({ here: bread, there: open(of(["milk", 1])), agreed: null });
  expect(asked).toEqual({ type: "ask", lines: of(["milk", 1]) });
});

it("what was ordered on another device leaves this one, unless something was added here", () => {
  const there = { lines: bread, ordered: true };
  expect(nextBasketStep({ here: bread, there, agreed: linesHash(bread) })).toEqual({ type: "take", lines: {} });
  expect(nextBasketStep({ here: both, there, agreed: linesHash(bread) })).toEqual({ type: "write" });
  expect(nextBasketStep({ here: {}, there, agreed: linesHash(bread) })).toEqual({ type: "same" });
});

it("joined, each line of both is there once with the larger quantity", () => {
  const joined = joinBaskets(of(["bread", 2]), of(["bread", 1], ["milk", 3]));
  expect(Object.values(joined).map(({ refId, qty, position }) => [refId, qty, position])).toEqual([
    ["bread", 2, 1],
    ["milk", 3, 3],
  ]);
});

it("whatever two devices do in turn, lines go only where somebody took them out or ordered them", () => {
  const goods = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 });
  fc.assert(
    fc.property(goods, goods, fc.option(goods), (mine, yours, before) => {
      const lines = (names: readonly string[]): BasketLines => of(...names.map((name) => [name, 1] as const));
      const [here, there] = [lines(mine), lines(yours)];
      const agreed = before === null ? null : linesHash(lines(before));
      const step = nextBasketStep({ here, there: open(there), agreed });
      if (step.type === "take" && Object.keys(here).length > 0) expect(linesHash(here)).toBe(agreed);
      if (step.type === "write" && Object.keys(there).length > 0) expect(linesHash(there)).toBe(agreed);
      if (step.type === "same") expect(Object.keys(here).toSorted()).toEqual(Object.keys(there).toSorted());
    }),
  );
});
