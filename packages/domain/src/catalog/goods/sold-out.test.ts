import { expect, test } from "vitest";
import { anOption } from "../../testing/builders.ts";
import { isChoiceSoldOut } from "./sold-out.ts";

const ham = { optionId: "filling", choiceId: "ham" };
const now = 1000;
const soldOutItemIds = ["cola"];

test("a choice is gone until its moment, and no other choice with it", () => {
  const soldOutChoices = [{ ...ham, until: now + 1 }];
  const menu = { options: {} };
  const live = { soldOutItemIds, soldOutChoices };
  expect(isChoiceSoldOut(menu, ham, live, now)).toBe(true);
  expect(isChoiceSoldOut(menu, ham, live, now + 1)).toBe(false);
  expect(isChoiceSoldOut(menu, { ...ham, choiceId: "cheese" }, live, now)).toBe(false);
  expect(isChoiceSoldOut(menu, { ...ham, optionId: "topping" }, live, now)).toBe(false);
  expect(isChoiceSoldOut(menu, ham, { soldOutItemIds }, now)).toBe(false);
});

test("K-FM-5 a choice that is an item is gone with it", () => {
  const choice = { name: "x", priceCents: 0, allergens: [], default: false, maxQty: 1 };
  const drinks = anOption({
    id: "drinks",
    choices: [
      { ...choice, id: "a", itemId: "cola" },
      { ...choice, id: "b", itemId: "water" },
      { ...choice, id: "c" },
    ],
  });
  const isGone = (choiceId: string) =>
    isChoiceSoldOut({ options: { drinks } }, { optionId: "drinks", choiceId }, { soldOutItemIds }, now);
  expect(["a", "b", "c", "d"].map(isGone)).toEqual([true, false, false, false]);
});
