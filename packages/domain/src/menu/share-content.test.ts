import { expect, it } from "vitest";
import { aMenu, anItem } from "../testing/builders.ts";
import { shareContent } from "./share-content.ts";

const photo = { path: "pictures/r1/a", w: 4, h: 3 };
const menu = aMenu({
  categories: [
    {
      id: "c",
      name: "Alles",
      slug: "alles",
      entries: ["bread", "cheese", "gone"].map((id) => ({ kind: "item", id })),
    },
  ],
  items: {
    bread: anItem({ name: "Bauernbrot", illustration: "bread" }),
    cheese: anItem({ id: "cheese", name: "Bergkäse", images: [photo] }),
    hidden: anItem({ id: "hidden" }),
  },
});
const { shop } = menu;

it("shows a product by its photo, else by its drawing, and by whom it is sold", () => {
  const line = `${shop.name}, ${shop.address.city}`;
  expect(shareContent(menu, "bread")).toEqual({
    title: "Bauernbrot",
    line,
    photo: null,
    drawings: ["bread"],
    theme: shop.theme,
  });
  expect(shareContent(menu, "cheese")).toMatchObject({ title: "Bergkäse", photo: photo.path, drawings: [] });
});

it("shows a shop by its cover, else by three of its goods", () => {
  const plain = { ...menu, shop: { ...shop, goods: ["a", "b", "c", "d"] } };
  expect(shareContent(plain, null)).toMatchObject({ title: shop.name, photo: null, drawings: ["a", "b", "c"] });
  const covered = { ...plain, shop: { ...plain.shop, cover: photo } };
  expect(shareContent(covered, null)).toMatchObject({ photo: photo.path, drawings: [] });
});

it("shows nothing that is not sold", () => {
  for (const id of ["gone", "hidden", "never"]) expect(shareContent(menu, id)).toBeNull();
});
