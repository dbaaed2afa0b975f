import { expect, test } from "vitest";
import { aBundle, aMenu, anItem, anOption } from "../../testing/builders.ts";
import type { MenuEntry } from "../../catalog/goods/goods.ts";
import { answerOf, entryKey, filterMenu, isFiltering, noFilter, type MenuFilter } from "./menu-filter.ts";

const free = { allergens: [], traces: [], optionRefs: [] };
const side = anOption({
  id: "side",
  min: 1,
  choices: [
    { id: "a", name: "Brot", priceCents: 0, allergens: ["gluten:wheat"], default: true, maxQty: 1 },
    { id: "b", name: "Reis", priceCents: 0, allergens: [], default: false, maxQty: 1 },
  ],
});
const items = [
  anItem({ ...free, id: "bread", allergens: ["gluten:wheat"], diets: ["vegan"] }),
  anItem({ ...free, id: "cheese", allergens: ["milk"], traces: ["gluten"] }),
  anItem({ ...free, id: "apple", diets: ["vegan", "organic"] }),
  anItem({ ...free, id: "riddle", allergenState: "unknown", diets: ["vegan"] }),
  anItem({ ...free, id: "dish", optionRefs: [{ optionId: "side" }] }),
];
const part = (fixed: boolean, ...ids: string[]) => ({
  id: ids.join(),
  name: "Teil",
  min: 1,
  max: 1,
  fixed,
  choices: ids.map((itemId) => ({ itemId, qty: 1, surchargeCents: 0 })),
});
const boxes = [
  aBundle({ id: "pick", slots: [part(true, "apple"), part(false, "bread", "apple")] }),
  aBundle({ id: "fixed", slots: [part(true, "apple", "bread")] }),
  aBundle({ id: "maybe", slots: [part(false, "riddle", "bread")] }),
  aBundle({ id: "week", slots: [], contentByWeek: {} }),
];
const byId = <Part extends { readonly id: string }>(parts: readonly Part[]) =>
  Object.fromEntries(parts.map((one) => [one.id, one]));
const entries: MenuEntry[] = [
  ...items.map(({ id }) => ({ kind: "item" as const, id })),
  { kind: "group", id: "group" },
  { kind: "group", id: "none" },
  ...boxes.map(({ id }) => ({ kind: "bundle" as const, id })),
];
const base = aMenu();
const [category] = base.categories;
const menu = {
  ...base,
  items: byId(items),
  options: { side },
  bundles: byId(boxes),
  groups: {
    group: {
      id: "group",
      name: "",
      illustration: "",
      itemIds: ["bread", "apple"],
      defaultItemId: "bread",
      labelBy: "name" as const,
    },
  },
  categories: category
    ? [
        { ...category, entries },
        { ...category, id: "again", entries: entries.slice(0, 3) },
      ]
    : [],
} as typeof base;
const fitting = (filter: Partial<MenuFilter>) => [...filterMenu(menu, { ...noFilter, ...filter }).fitting];

test("S-C7 „ohne Gluten“ leaves out bread, traces and forced choices, and says what is not known", () => {
  const { fitting: found, unknown } = filterMenu(menu, { diets: [], without: ["gluten"] });
  expect([...found]).toEqual(["item|apple", "item|dish", "group|group", "bundle|pick"]);
  expect(unknown).toBe(3);
  const noOptions = { ...menu, options: {} };
  expect(answerOf(noOptions, { kind: "item", id: "dish" }, { diets: [], without: ["gluten"] })).toBe("fits");
  const onlyBread = { ...menu, options: { side: { ...side, choices: side.choices.slice(0, 1) } } };
  expect(answerOf(onlyBread, { kind: "item", id: "dish" }, { diets: [], without: ["gluten"] })).toBe("no");
});

test("S-C7 a diet is what the shop says of all that is inside", () => {
  expect(fitting({ diets: ["vegan"] })).toEqual([
    "item|bread",
    "item|apple",
    "item|riddle",
    "group|group",
    "bundle|pick",
    "bundle|fixed",
    "bundle|maybe",
  ]);
  expect(fitting({ diets: ["vegan", "organic"], without: ["milk"] })).toEqual([
    "item|apple",
    "group|group",
    "bundle|pick",
  ]);
});

test("without a filter all is there but what is gone, and a product in two categories counts once", () => {
  expect(fitting({})).toEqual(entries.map(entryKey).filter((key) => key !== "group|none" && key !== "bundle|week"));
  expect(answerOf(menu, { kind: "bundle", id: "gone" }, noFilter)).toBe("no");
  expect([isFiltering(noFilter), isFiltering({ ...noFilter, diets: ["vegan"] })]).toEqual([false, true]);
});
