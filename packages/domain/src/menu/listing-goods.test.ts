import { expect, it } from "vitest";
import { aMenu, anItem } from "../testing/builders.ts";
import { listingGoods } from "./listing-goods.ts";

const season = { from: "10-15", to: "03-15" };
const menu = aMenu({
  bundles: { box: { name: "Kiste" } } as never,
  items: { kale: anItem({ name: "Grünkohl", season }), bread: anItem({ name: "Brot" }), hidden: anItem({ season }) },
  categories: [
    {
      id: "a",
      name: "Gemüse",
      slug: "gemuese",
      entries: [
        { kind: "item", id: "kale" },
        { kind: "item", id: "gone" },
      ],
    },
    { id: "b", name: "Leer", slug: "leer", entries: [] },
    {
      id: "c",
      name: "Brot",
      slug: "brot",
      entries: [
        { kind: "item", id: "bread" },
        { kind: "group", id: "g" },
        { kind: "bundle", id: "box" },
      ],
    },
  ] as never,
});
const top = [
  { itemId: "gone", qty: 99 },
  { itemId: "bread", qty: 10 },
  { itemId: "box", qty: 10 },
  { itemId: "kale", qty: 9 },
];

it("S-C20 names filled categories and what has a season, as far as a category shows it", () => {
  expect(listingGoods(menu, null)).toEqual({
    categories: ["Gemüse", "Brot"],
    seasonal: [{ id: "kale", name: "Grünkohl", season }],
    popular: [],
  });
});

it("S-C20 is popular what was sold often, in a shop with enough orders to tell", () => {
  expect(listingGoods(menu, { orders: 20, top }).popular).toEqual([
    { id: "bread", name: "Brot" },
    { id: "box", name: "Kiste" },
  ]);
  expect(listingGoods(menu, { orders: 19, top }).popular).toEqual([]);
});
