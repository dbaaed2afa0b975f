import { expect, test } from "vitest";
import { aBundle, aMenu, anItem, anOption } from "../testing/builders.ts";
import { withGoods } from "./with-goods.ts";

const choice = anOption().choices[0]!;
const category = (id: string, ...entries: readonly { kind: "item" | "bundle"; id: string }[]) => ({
  id,
  name: id,
  slug: id,
  entries,
});
const menu = aMenu({
  version: 1,
  items: { bread: anItem({ priceCents: 400 }) },
  options: { cut: { ...anOption({ id: "cut" }), choices: [choice] }, old: anOption({ id: "old" }) },
  categories: [category("c1", { kind: "item", id: "bread" }), category("c0")],
});
const today = aMenu({
  version: 2,
  items: { bread: anItem({ priceCents: 500 }), roll: anItem({ id: "roll" }) },
  bundles: { box: aBundle({ id: "box" }) },
  options: {
    cut: {
      ...anOption({ id: "cut" }),
      choices: [
        { ...choice, name: "neu" },
        { ...choice, id: "beer" },
      ],
    },
  },
  categories: [
    category("c1", { kind: "item", id: "bread" }, { kind: "item", id: "roll" }),
    category("c2", { kind: "bundle", id: "box" }),
  ],
});

test("K-FS-8 what was ordered stays as it was, and what came since stands in its category", () => {
  const { items, bundles, options, categories } = withGoods(menu, today);
  expect(items).toMatchObject({ bread: { priceCents: 400 }, roll: { id: "roll" } });
  expect(Object.keys(bundles)).toEqual(["box"]);
  expect(options["cut"]?.choices).toEqual([choice, { ...choice, id: "beer" }]);
  expect(options["old"]?.choices).toEqual(menu.options["old"]?.choices);
  expect(categories.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
    ["c1", ["bread", "roll"]],
    ["c0", []],
    ["c2", ["box"]],
  ]);
  expect(withGoods(menu, { ...today, version: 1 })).toBe(menu);
});
