import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBasketLine, aBundle, aMenu, anItem } from "../testing/builders.ts";
import {
  addFromMenu,
  addLine,
  basketCount,
  type BasketLines,
  clampQuantity,
  isAllowedQuantity,
  lineLimits,
  orderedLines,
  quantityLimits,
  removeLine,
  setQuantity,
} from "./change-basket.ts";
import { lineIdOf, lineKey } from "./line-key.ts";

const limits = { min: 1, step: 1, max: 999 };
const sliced = { optionId: "slice", choiceId: "sliced", qty: 1 };
const seeds = { optionId: "top", choiceId: "seeds", qty: 1 };
const only = (lines: BasketLines) => Object.values(lines);

describe("changing the basket", () => {
  test("the same configuration becomes one line, another one its own", () => {
    const first = addLine({}, aBasketLine({ choices: [sliced, seeds] }), limits);
    const again = addLine(first.lines, aBasketLine({ choices: [seeds, sliced], qty: 2 }), limits);
    expect(again.lineId).toBe(first.lineId);
    expect(only(again.lines)).toMatchObject([{ qty: 3, position: 1 }]);
    const other = addLine(again.lines, aBasketLine(), limits);
    expect(only(other.lines)).toMatchObject([{ qty: 3 }, { qty: 1, position: 2 }]);
    expect(basketCount(other.lines)).toBe(4);
    expect(orderedLines(other.lines).map(([id]) => id)).toEqual([first.lineId, other.lineId]);
  });

  test("quantities keep to minimum, step and maximum", () => {
    const cans = { min: 6, step: 6, max: 20 };
    expect([1, 6, 8, 9, 100].map((qty) => clampQuantity(qty, cans))).toEqual([6, 6, 6, 12, 18]);
    expect([0, 6, 7, 12, 18, 24, 6.5].map((qty) => isAllowedQuantity(qty, cans))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    const { lines, lineId } = addLine({}, aBasketLine({ qty: 1 }), cans);
    expect(lines[lineId]?.qty).toBe(6);
    expect(setQuantity(lines, lineId, 12, cans)[lineId]?.qty).toBe(12);
    expect(setQuantity(lines, lineId, 6, cans)[lineId]?.qty).toBe(6);
    expect(setQuantity(lines, lineId, 5, cans)).toEqual({});
    expect(setQuantity(lines, "other", 5, cans)).toBe(lines);
    expect(removeLine(lines, lineId)).toEqual({});
  });

  test("a line of the menu keeps to its limits, and nothing else is put in", () => {
    const menu = aMenu({ items: { bread: anItem({ id: "bread", minQty: 2 }) } });
    expect(only(addFromMenu(menu, {}, aBasketLine({ refId: "bread", qty: 1 })))).toMatchObject([{ qty: 2 }]);
    expect(addFromMenu(menu, {}, aBasketLine({ refId: "unknown" }))).toEqual({});
  });

  test("limits come from the product, with an upper bound for everybody", () => {
    expect(quantityLimits(anItem({ minQty: 2, stepQty: 2, maxQtyPerOrder: 8 }))).toEqual({ min: 2, step: 2, max: 8 });
    expect(quantityLimits(aBundle())).toEqual({ min: 1, step: 1, max: 999 });
    expect(quantityLimits(anItem({ maxQtyPerOrder: 5000 })).max).toBe(999);
    const menu = aMenu({ bundles: { box: aBundle({ maxQtyPerOrder: 3 }) } });
    expect(lineLimits(menu, { kind: "bundle", refId: "box" })?.max).toBe(3);
    expect(lineLimits(menu, { kind: "item", refId: "bread" })?.max).toBe(999);
    expect(lineLimits(menu, { kind: "item", refId: "gone" })).toBeUndefined();
  });

  test("clamped quantities are allowed ones, and allowed ones stay", () => {
    const anyLimits = fc.record({
      min: fc.integer({ min: 1, max: 9 }),
      step: fc.integer({ min: 1, max: 9 }),
      more: fc.nat(50),
    });
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 200 }), anyLimits, (qty, { min, step, more }) => {
        const bounds = { min, step, max: min + more };
        const clamped = clampQuantity(qty, bounds);
        expect(isAllowedQuantity(clamped, bounds)).toBe(true);
        if (isAllowedQuantity(qty, bounds)) expect(clamped).toBe(qty);
      }),
    );
  });
});

describe("the key of a line", () => {
  test("depends on everything that makes it another thing", () => {
    const variants = [
      aBasketLine(),
      aBasketLine({ kind: "bundle" }),
      aBasketLine({ refId: "roll" }),
      aBasketLine({ choices: [sliced] }),
      aBasketLine({ choices: [{ ...sliced, text: "dünn" }] }),
      aBasketLine({ note: "hell" }),
      aBasketLine({ components: [{ slotId: "a", itemId: "b", qty: 1 }] }),
      aBasketLine({ components: [{ slotId: "a", itemId: "b", qty: 2 }] }),
    ];
    expect(new Set(variants.map(lineKey)).size).toBe(variants.length);
    expect(new Set(variants.map(lineIdOf)).size).toBe(variants.length);
    expect(lineIdOf(aBasketLine())).toMatch(/^l[0-9a-z]{4,14}$/);
  });

  test("but not on quantity, position or blanks around a note", () => {
    expect(lineKey(aBasketLine({ qty: 5, position: 9, note: " hell " }))).toBe(lineKey(aBasketLine({ note: "hell" })));
    expect(lineKey(aBasketLine({ note: "" }))).toBe(lineKey(aBasketLine()));
  });

  test("gives the same id in every version, since saved baskets hold it", () => {
    expect(lineIdOf(aBasketLine())).toBe("l1uelmb684998g");
    expect(lineIdOf(aBasketLine({ choices: [sliced] }))).toBe("loxt7t5kgt1nr");
  });

  test("ten thousand configurations have ten thousand ids", () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => lineIdOf(aBasketLine({ note: `Nr. ${index}` })));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("two lines added at the same position keep one order", () => {
    const lines = { b: aBasketLine(), a: aBasketLine() };
    expect(orderedLines(lines).map(([id]) => id)).toEqual(["a", "b"]);
    expect(orderedLines({ a: lines.a, b: lines.b }).map(([id]) => id)).toEqual(["a", "b"]);
  });
});
