import { expect, test } from "vitest";
import { aBasketLine, aBundle, aMenu, anItem, anOption } from "../../testing/builders.ts";
import { dietsOf } from "./diets-of.ts";
import type { Diet } from "../goods/diet.ts";

const choice = (id: string, diets?: readonly Diet[]) => ({
  id,
  name: id,
  priceCents: 0,
  allergens: [],
  default: false,
  maxQty: 1,
  ...(diets ? { diets } : {}),
});
const menu = aMenu({
  items: {
    bowl: anItem({ id: "bowl", diets: ["vegetarian", "vegan", "glutenFree"] }),
    egg: anItem({ id: "egg", diets: ["vegetarian", "glutenFree"] }),
    ham: anItem({ id: "ham", diets: [] }),
  },
  options: {
    top: anOption({ id: "top", choices: [choice("cheese", ["vegetarian"]), choice("salt"), choice("bacon", [])] }),
  },
  bundles: {
    box: aBundle({
      slots: [
        { id: "s", name: "s", min: 1, max: 1, fixed: true, choices: [{ itemId: "bowl", qty: 1, surchargeCents: 0 }] },
      ],
      contentByWeek: { "2026-W48": [{ itemId: "egg", qty: 6 }] },
    }),
  },
});
const bowlWith = (...choiceIds: string[]) =>
  dietsOf(
    menu,
    aBasketLine({ refId: "bowl", choices: choiceIds.map((choiceId) => ({ optionId: "top", choiceId, qty: 1 })) }),
  );

test("a diet follows the choice", () => {
  expect(bowlWith()).toEqual(["vegan", "vegetarian", "glutenFree"]);
  expect(bowlWith("salt", "gone")).toEqual(["vegan", "vegetarian", "glutenFree"]);
  expect(bowlWith("cheese")).toEqual(["vegetarian"]);
  expect(bowlWith("cheese", "bacon")).toEqual([]);
  const stray = aBasketLine({ refId: "bowl", choices: [{ optionId: "gone", choiceId: "x", qty: 1 }] });
  expect(dietsOf(menu, stray)).toHaveLength(3);
});

test("a bundle is what all of its parts are, in its week", () => {
  const box = aBasketLine({ kind: "bundle", refId: "box" });
  expect(dietsOf(menu, box)).toEqual(["vegan", "vegetarian", "glutenFree"]);
  expect(dietsOf(menu, box, "2026-11-23")).toEqual(["vegetarian", "glutenFree"]);
  expect(dietsOf(menu, { ...box, components: [{ slotId: "x", itemId: "ham", qty: 1 }] })).toEqual([]);
});

test("what is still to be chosen says nothing until it is", () => {
  const choices = [{ itemId: "ham", qty: 1, surchargeCents: 0 }];
  const open = { id: "o", name: "o", min: 1, max: 1, fixed: false, choices };
  const box = aBundle({ slots: [...(menu.bundles["box"]?.slots ?? []), open] });
  const line = aBasketLine({ kind: "bundle", refId: "box" });
  const half = { ...menu, bundles: { box } };
  expect(dietsOf(half, line)).toEqual(["vegan", "vegetarian", "glutenFree"]);
  expect(dietsOf(half, { ...line, components: [{ slotId: "o", itemId: "ham", qty: 1 }] })).toEqual([]);
});

test("of what the menu does not know nothing is said", () => {
  expect(dietsOf(menu, aBasketLine({ refId: "gone" }))).toEqual([]);
  expect(dietsOf(menu, aBasketLine({ kind: "bundle", refId: "gone" }))).toEqual([]);
});
