import { describe, expect, test } from "vitest";
import { aBasketLine, aBundle, aMenu, aMoment, anItem, anOption } from "../testing/builders.ts";
import { generateBasket } from "../testing/oracle/generate-basket.ts";
import { priceBasket } from "../pricing/basket/price-basket.ts";
import { availableAt } from "./available-at.ts";
import type { Menu } from "./menu.ts";
import { cutMenu, entriesOfProducts, entriesPerPart, isLargeMenu, joinMenus, menuParts } from "./menu-parts.ts";

const category = (id: string, entries: Menu["categories"][number]["entries"], rules: object = {}) => ({
  id,
  name: id,
  slug: id,
  entries,
  ...rules,
});
const item = (id: string) => ({ kind: "item" as const, id });
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe("D-14 a large menu comes in parts", () => {
  test("of one category each, in order, none lost and none twice", () => {
    const menu = aMenu({
      categories: [category("a", many(100).map(item)), category("b", many(3).map(item)), category("c", [])],
    });
    const parts = menuParts(menu);
    expect(parts.map(({ categoryId, entries }) => [categoryId, entries.length])).toEqual([
      ...Array.from({ length: 4 }, () => ["a", entriesPerPart]),
      ["a", 100 - 4 * entriesPerPart],
      ["b", 3],
    ]);
    expect(parts.flatMap(({ entries }) => entries)).toEqual(menu.categories.flatMap(({ entries }) => entries));
  });

  test("and a usual one stays in one piece", () => {
    expect(isLargeMenu(aMenu({ categories: [category("a", many(150).map(item))] }))).toBe(false);
    expect(
      isLargeMenu(aMenu({ categories: [category("a", many(100).map(item)), category("b", many(51).map(item))] })),
    ).toBe(true);
  });

  test("a part holds what its goods refer to, and nothing else", () => {
    const menu = aMenu({
      categories: [category("a", [item("bread"), { kind: "bundle", id: "box" }, { kind: "group", id: "loaf" }])],
      groups: {
        loaf: {
          id: "loaf",
          name: "Laib",
          illustration: "bread",
          itemIds: ["small", "big"],
          defaultItemId: "small",
          labelBy: "size",
        },
      },
      items: {
        bread: anItem({ id: "bread", optionRefs: [{ optionId: "cut" }] }),
        inside: anItem({ id: "inside" }),
        small: anItem({ id: "small" }),
        big: anItem({ id: "big" }),
        other: anItem({ id: "other" }),
      },
      bundles: {
        box: aBundle({
          id: "box",
          slots: aBundle().slots.map((slot) => ({
            ...slot,
            choices: [{ itemId: "inside", qty: 1, surchargeCents: 0 }],
          })),
        }),
      },
      options: {
        cut: anOption({
          id: "cut",
          choices: anOption().choices.map((choice) => ({
            ...choice,
            dependsOn: [{ optionId: "size", choiceIds: ["x"] }],
          })),
        }),
        size: anOption({ id: "size" }),
        lid: anOption({ id: "lid" }),
      },
    });
    const keysOf = (part: Menu) => [part.items, part.options, part.bundles, part.groups].map((map) => Object.keys(map));
    expect(keysOf(cutMenu(menu, [item("bread")]))).toEqual([["bread"], ["cut", "size"], [], []]);
    expect(keysOf(cutMenu(menu, [{ kind: "bundle", id: "box" }]))).toEqual([["inside"], [], ["box"], []]);
    expect(keysOf(cutMenu(menu, entriesOfProducts(menu, new Set(["big"]))))).toEqual([
      ["small", "big"],
      [],
      [],
      ["loaf"],
    ]);
    expect(entriesOfProducts(menu, new Set(["unknown"]))).toEqual([]);
  });

  test("leaves out what the menu names and does not hold", () => {
    const menu = aMenu({
      categories: [category("a", [item("bread"), item("gone"), { kind: "group", id: "gone" }])],
      items: { bread: anItem({ id: "bread", optionRefs: [{ optionId: "gone" }] }) },
      bundles: { box: aBundle({ id: "box", contentByWeek: { "2026-W48": [{ itemId: "bread", qty: 1 }] } }) },
    });
    const part = cutMenu(menu, [...(menu.categories[0]?.entries ?? []), { kind: "bundle", id: "box" }]);
    expect(Object.keys(part.items)).toEqual(["bread"]);
    expect([part.groups, part.options]).toEqual([{}, {}]);
    expect(cutMenu(menu, []).items).toEqual({});
    expect(joinMenus(menu, { ...part, categories: [] })).toEqual(menu);
  });

  test("each category that shows a product says when it can be had, in a part too", () => {
    const menu = aMenu({
      categories: [category("always", [item("bread")]), category("never", [item("bread"), item("roll")], { to: 0 })],
      items: { bread: anItem({ id: "bread" }), roll: anItem({ id: "roll" }) },
    });
    const handover = { type: "pickup", at: aMoment } as const;
    const can = (of: Menu, refId: string) => availableAt(of, aBasketLine({ refId }), handover);
    for (const refId of ["bread", "roll"])
      expect(can(cutMenu(menu, [item(refId)]), refId), refId).toBe(can(menu, refId));
    expect(can(menu, "bread")).toBe(true);
    expect(can(menu, "roll")).toBe(false);
  });

  test("a basket costs the same with its own part, and with all parts joined", () => {
    for (let index = 0; index < 300; index += 1) {
      const { question } = generateBasket(14, index);
      const { items, bundles } = question.menu;
      const entries = [
        ...Object.keys(items).map(item),
        ...Object.keys(bundles).map((id) => ({ kind: "bundle" as const, id })),
      ];
      const menu = { ...question.menu, categories: [...question.menu.categories, category("all", entries)] };
      const priced = priceBasket({ ...question, menu });
      const own = new Set(Object.values(question.lines).map(({ refId }) => refId));
      expect(priceBasket({ ...question, menu: cutMenu(menu, entriesOfProducts(menu, own)) })).toEqual(priced);
      const joined = entries.map((entry) => cutMenu(menu, [entry])).reduce(joinMenus);
      expect(priceBasket({ ...question, menu: joined })).toEqual(priced);
      expect(joined.categories).toEqual(menu.categories);
    }
  });
});
