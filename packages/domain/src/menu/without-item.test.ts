import { expect, test } from "vitest";
import { aBundle, aMenu, anItem, anOption } from "../testing/builders.ts";
import { withoutItem } from "./without-item.ts";

const group = {
  id: "loaf",
  name: "Laib",
  illustration: "bread",
  labelBy: "name",
  itemIds: ["bread", "small"],
} as const;
const option = anOption({
  id: "with",
  choices: [
    { id: "plain", name: "Ohne", priceCents: 0, allergens: [], default: true, maxQty: 1 },
    { id: "bread", name: "Brot dazu", priceCents: 90, allergens: [], default: false, maxQty: 1, itemId: "bread" },
  ],
});
const menu = aMenu({
  items: { bread: anItem(), small: anItem({ id: "small" }), jam: anItem({ id: "jam" }) },
  groups: {
    loaf: { ...group, defaultItemId: "bread" },
    other: { ...group, id: "other", defaultItemId: "small" },
    alone: { ...group, id: "alone", itemIds: ["bread"], defaultItemId: "bread" },
  },
  bundles: {
    box: aBundle(),
    week: aBundle({ id: "week", slots: [], contentByWeek: { "2026-W48": [{ itemId: "bread", qty: 1 }] } }),
    jams: aBundle({ id: "jams", slots: [] }),
  },
  options: { with: option },
  categories: [
    {
      id: "all",
      name: "Alles",
      slug: "alles",
      entries: [
        { kind: "item", id: "bread" },
        { kind: "group", id: "loaf" },
        { kind: "group", id: "alone" },
        { kind: "bundle", id: "box" },
        { kind: "bundle", id: "jams" },
      ],
    },
    { id: "bread", name: "Brot", slug: "brot", entries: [{ kind: "item", id: "bread" }] },
  ],
});

test("PLT-03 an item that is taken out leaves categories, groups, bundles and choices", () => {
  const left = withoutItem(menu, "bread");
  expect(Object.keys(left.items)).toEqual(["small", "jam"]);
  expect(left.categories.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
    ["all", ["loaf", "jams"]],
  ]);
  expect(Object.values(left.groups).map(({ id, itemIds, defaultItemId }) => [id, itemIds, defaultItemId])).toEqual([
    ["loaf", ["small"], "small"],
    ["other", ["small"], "small"],
  ]);
  expect(Object.keys(left.bundles)).toEqual(["jams"]);
  expect(left.options["with"]?.choices.map(({ id }) => id)).toEqual(["plain"]);
});

test("an item that is not in the menu leaves it as it is", () => {
  expect(withoutItem(menu, "honey")).toEqual(menu);
});
