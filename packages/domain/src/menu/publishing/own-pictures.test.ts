import { expect, test } from "vitest";
import { aBundle, aMenu, anItem } from "../../testing/builders.ts";
import { ownPicture, withOwnPictures } from "./own-pictures.ts";

const hash = "h".repeat(43);
const own = { path: `pictures/r1/${hash}`, w: 1280, h: 960, preview: "UklGRg==", alt: "Brot" };

test("F13 a picture of this shop is published as it is", () => {
  expect(ownPicture(own, "r1")).toBe(own);
  expect(ownPicture(undefined, "r1")).toBeUndefined();
});

test.each([
  ["a neighbour's picture", `pictures/r2/${hash}`],
  ["a photo that nobody has checked", "originals/r1/upload"],
  ["another server", `pictures/r1/${hash}-640.webp 1w, https://elsewhere.example/x`],
  ["a way out of the folder", `pictures/r1/../${hash}`],
  ["nothing", ""],
])("F13 %s is not published as a picture", (_title, path) => {
  expect(ownPicture({ ...own, path }, "r1")).toBeUndefined();
});

test("F13 a preview that is no base64 is left out, the picture stays", () => {
  const strange = { ...own, preview: "x); background: url(https://elsewhere.example" };
  const { preview: _preview, ...plain } = own;
  expect(ownPicture(strange, "r1")).toEqual(plain);
});

test("F13 nowhere in a menu is a picture from elsewhere", () => {
  const foreign = { ...own, path: `pictures/r2/${hash}` };
  const images = [foreign, own];
  const menu = aMenu({
    shop: { ...aMenu().shop, cover: foreign, logo: own, gallery: images },
    categories: aMenu().categories.map((category) => ({ ...category, image: foreign })),
    items: { bread: anItem({ images }) },
    bundles: { box: aBundle({ images }) },
    groups: {
      loaf: {
        id: "loaf",
        name: "Laib",
        illustration: "bread",
        images,
        itemIds: ["bread"],
        defaultItemId: "bread",
        labelBy: "name",
      },
    },
  });
  const plain = aMenu({
    shop: { ...aMenu().shop, cover: own },
    categories: aMenu().categories.map((category) => ({ ...category, image: own })),
  });
  expect(withOwnPictures(plain)).toEqual(plain);
  const clean = withOwnPictures(menu);
  expect(JSON.stringify(clean)).not.toContain("r2");
  for (const part of [clean.items["bread"], clean.bundles["box"], clean.groups["loaf"]])
    expect(part?.images).toEqual([own]);
  expect(clean.shop).toMatchObject({ logo: own, gallery: [own] });
});

test("F13 of the people of a shop those show their photo who agreed, and none from elsewhere", () => {
  const person = { name: "Die Frühschicht", does: "melkt" };
  const people = [
    { ...person, photo: own, photoAgreed: true },
    { ...person, photo: own },
    { ...person, photo: { ...own, path: `pictures/r2/${hash}` }, photoAgreed: true },
  ];
  const menu = aMenu({ shop: { ...aMenu().shop, people } });
  expect(withOwnPictures(menu).shop.people).toEqual([people[0], person, person]);
});
