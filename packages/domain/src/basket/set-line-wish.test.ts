import { expect, test } from "vitest";
import { anItem, aMenu } from "../testing/builders.ts";
import { addFromMenu, type BasketLines } from "./change-basket.ts";
import { setLineWish } from "./set-line-wish.ts";

const menu = aMenu({ items: { brot: anItem({ id: "brot" }), milch: anItem({ id: "milch" }) } });
const line = (refId: string, note?: string) =>
  ({ kind: "item", refId, qty: 1, choices: [], seenUnitCents: 100, ...(note && { note }) }) as const;
const basket = (...wanted: readonly ReturnType<typeof line>[]): BasketLines =>
  wanted.reduce<BasketLines>((lines, one) => addFromMenu(menu, lines, one), {});
const shown = (lines: BasketLines) =>
  Object.values(lines)
    .toSorted((a, b) => a.position - b.position)
    .map(({ refId, qty, note, substitution }) => [refId, qty, note, substitution]);
const idOf = (lines: BasketLines, refId: string, note?: string): string =>
  Object.entries(lines).find(([, one]) => one.refId === refId && one.note === note)?.[0] ?? "";
const ask = { substitution: "ask" } as const;

test("GDP-02 a wish for one line keeps its place and its number, and goes again", () => {
  const plain = basket(line("brot"), line("milch"));
  const wished = setLineWish(menu, plain, idOf(plain, "brot"), { ...ask, note: "  dünn  " });
  expect(shown(wished)).toEqual([
    ["brot", 1, "dünn", "ask"],
    ["milch", 1, undefined, undefined],
  ]);
  expect(shown(setLineWish(menu, wished, idOf(wished, "brot", "dünn"), { ...ask, note: "" }))).toEqual([
    ["brot", 1, undefined, "ask"],
    ["milch", 1, undefined, undefined],
  ]);
  expect(setLineWish(menu, wished, "fort", { ...ask, note: "dünn" })).toBe(wished);
});

test("lines that are the same by their words become one", () => {
  const two = basket(line("brot", "dünn"), line("brot"));
  expect(shown(setLineWish(menu, two, idOf(two, "brot"), { ...ask, note: "dünn" }))).toEqual([
    ["brot", 2, "dünn", "ask"],
  ]);
});

test("K-FS-7 what is to be done with a line that runs out is kept while more of it comes in, and can hold for all", () => {
  const plain = basket(line("brot"), line("milch"));
  const one = setLineWish(menu, plain, idOf(plain, "brot"), { note: "", substitution: "replace" });
  expect(shown(addFromMenu(menu, one, line("brot")))).toEqual([
    ["brot", 2, undefined, "replace"],
    ["milch", 1, undefined, undefined],
  ]);
  const wish = { note: "", substitution: "remove", isForAll: true } as const;
  expect(shown(setLineWish(menu, one, idOf(one, "brot"), wish)).map(([, , , wished]) => wished)).toEqual([
    "remove",
    "remove",
  ]);
});

test("K-FS-7 how much dearer a substitute may be goes with the wish to have one, for one line or for all", () => {
  const plain = basket(line("brot"), line("milch"));
  const limits = (lines: BasketLines) =>
    Object.values(lines)
      .toSorted((a, b) => a.position - b.position)
      .map(({ dearerByCents }) => dearerByCents);
  const wish = { note: "", substitution: "replace", dearerByCents: 150 } as const;
  const one = setLineWish(menu, plain, idOf(plain, "brot"), wish);
  expect(limits(one)).toEqual([150, undefined]);
  expect(limits(setLineWish(menu, one, idOf(one, "milch"), { ...wish, isForAll: true }))).toEqual([150, 150]);
  expect(limits(setLineWish(menu, one, idOf(one, "brot"), { ...wish, dearerByCents: 0 }))).toEqual([
    undefined,
    undefined,
  ]);
  const left = setLineWish(menu, one, idOf(one, "brot"), { ...wish, substitution: "remove" });
  expect(limits(left)).toEqual([undefined, undefined]);
});
