import { expect, test } from "vitest";
import { isChoiceSoldOut } from "./sold-out.ts";

const ham = { optionId: "filling", choiceId: "ham" };
const now = 1000;

test("a choice is gone until its moment, and no other choice with it", () => {
  const soldOutChoices = [{ ...ham, until: now + 1 }];
  expect(isChoiceSoldOut(ham, { soldOutChoices }, now)).toBe(true);
  expect(isChoiceSoldOut(ham, { soldOutChoices }, now + 1)).toBe(false);
  expect(isChoiceSoldOut({ ...ham, choiceId: "cheese" }, { soldOutChoices }, now)).toBe(false);
  expect(isChoiceSoldOut({ ...ham, optionId: "topping" }, { soldOutChoices }, now)).toBe(false);
  expect(isChoiceSoldOut(ham, {}, now)).toBe(false);
});
