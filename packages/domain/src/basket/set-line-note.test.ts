import { expect, test } from "vitest";
import { anItem, aMenu } from "../testing/builders.ts";
import { addFromMenu, type BasketLines } from "./change-basket.ts";
import { setLineNote } from "./set-line-note.ts";

const menu = aMenu({ items: { brot: anItem({ id: "brot" }), milch: anItem({ id: "milch" }) } });
const line = (refId: string, note?: string) =>
  ({ kind: "item", refId, qty: 1, choices: [], seenUnitCents: 100, ...(note && { note }) }) as const;
const basket = (...wanted: readonly ReturnType<typeof line>[]): BasketLines =>
  wanted.reduce<BasketLines>((lines, one) => addFromMenu(menu, lines, one), {});
const shown = (lines: BasketLines) =>
  Object.values(lines)
    .toSorted((a, b) => a.position - b.position)
    .map(({ refId, qty, note }) => [refId, qty, note]);
const idOf = (lines: BasketLines, refId: string, note?: string): string =>
  Object.entries(lines).find(([, one]) => one.refId === refId && one.note === note)?.[0] ?? "";

test("GDP-02 a wish for one line keeps its place and its number, and goes again", () => {
  const plain = basket(line("brot"), line("milch"));
  const wished = setLineNote(menu, plain, idOf(plain, "brot"), "  dünn  ");
  expect(shown(wished)).toEqual([
    ["brot", 1, "dünn"],
    ["milch", 1, undefined],
  ]);
  expect(setLineNote(menu, wished, idOf(wished, "brot", "dünn"), "")).toEqual(plain);
  expect(setLineNote(menu, wished, idOf(wished, "brot", "dünn"), "dünn")).toBe(wished);
  expect(setLineNote(menu, wished, "fort", "dünn")).toBe(wished);
});

test("lines that are the same by their wish become one", () => {
  const two = basket(line("brot", "dünn"), line("brot"));
  expect(shown(setLineNote(menu, two, idOf(two, "brot"), "dünn"))).toEqual([["brot", 2, "dünn"]]);
});
