import { expect, test } from "vitest";
import { aBundle, aMenu, anItem, anOption, anOrder } from "@lokalkorb/domain/testing/builders";
import { momentAt } from "@/entities/basket/moment-at";
import { priceNote } from "@/entities/shop-page/price-note";
import { addableGoods, findGoods } from "./addable-goods.ts";

const order = anOrder();
const { slot, type } = order.distribution;
const item = (id: string, more: object = {}) => anItem({ id, name: id, ...more });
const menu = aMenu({
  items: Object.fromEntries(
    [
      item("bread", { optionRefs: [{ optionId: "cut" }] }),
      item("butter"),
      item("beer", { alcohol: "beerWine16" }),
      item("cake", { leadMinutes: 100_000 }),
      item("gone"),
      item("shipped", { allowedDistribution: ["shipping"] }),
      item("six"),
      item("ten"),
    ].map((one) => [one.id, one]),
  ),
  bundles: { box: aBundle({ id: "box", name: "box" }) },
  options: { cut: anOption({ id: "cut" }) },
  groups: {
    eggs: {
      id: "eggs",
      name: "eggs",
      illustration: "eggs",
      itemIds: ["six", "ten"],
      defaultItemId: "six",
      labelBy: "size",
    },
  },
  categories: [
    {
      id: "c",
      name: "c",
      slug: "c",
      entries: [
        ...["bread", "butter", "beer", "cake", "gone", "shipped", "butter"].map(
          (id) => ({ kind: "item", id }) as const,
        ),
        { kind: "group", id: "eggs" },
        { kind: "bundle", id: "box" },
      ],
    },
  ],
});
const live = { soldOutItemIds: ["gone"], soldOutBundleIds: [] };
const now = slot.start - 3_600_000;
const shop = { menu, live, now, slot, priceNote: priceNote(menu), ...momentAt(menu, { type }, slot.start) };

test("K-FS-8 offers what fits the order's time and way and needs no age, each thing once; what has choices has its sheet", () => {
  const goods = addableGoods(shop, order);
  expect(goods.map(({ view, item: plain }) => [view.name, plain !== undefined])).toEqual([
    ["bread", false],
    ["butter", true],
    ["six", true],
    ["ten", true],
    ["box", false],
  ]);
  expect(findGoods(goods, " BUT").map(({ view }) => view.name)).toEqual(["butter"]);
});
