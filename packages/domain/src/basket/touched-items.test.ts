import { expect, test } from "vitest";
import { aBundle, aMenu, anOption } from "../testing/builders.ts";
import { touchedItems } from "./touched-items.ts";

const choices = anOption().choices.map((choice) => (choice.id === "sliced" ? { ...choice, itemId: "cola" } : choice));
const menu = aMenu({
  options: { slice: anOption({ choices }) },
  bundles: {
    box: aBundle(),
    week: aBundle({ id: "week", slots: [], contentByWeek: { w1: [{ itemId: "leek", qty: 1 }] } }),
  },
});

test("the articles of lines are their own, those of boxes and those that a choice takes", () => {
  const line = { qty: 1, choices: [], position: 0, seenUnitCents: 0 };
  const of = (kind: "item" | "bundle", refId: string, choiceId?: string) => [
    ...touchedItems(menu, {
      a: { ...line, kind, refId, choices: choiceId === undefined ? [] : [{ optionId: "slice", choiceId, qty: 1 }] },
    }),
  ];
  expect(of("item", "roll", "sliced")).toEqual(["roll", "cola"]);
  expect(of("item", "roll", "whole")).toEqual(["roll"]);
  expect(of("bundle", "box")).toEqual(["bread"]);
  expect(of("bundle", "week")).toEqual(["leek"]);
  expect(of("bundle", "gone", "gone")).toEqual([]);
});
