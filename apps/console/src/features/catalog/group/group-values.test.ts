import { expect, test } from "vitest";
import { groupValues, groupErrors, newGroup, storedGroup, type GroupFields } from "./group-values.ts";

const loaf: GroupFields = {
  name: "Bauernbrot",
  description: "Aus dem Holzofen",
  illustration: "bread",
  images: [{ path: "pictures/laden/x", w: 1280, h: 960, alt: "Auf Holz" }],
  itemIds: ["klein", "gross"],
  defaultItemId: "gross",
  labelBy: "size",
  badge: "popular",
  position: 3,
  status: "active",
};

test("variants come out of the form as they went in", () => {
  expect(groupErrors(groupValues(loaf, "brot"))).toEqual({});
  expect(storedGroup(groupValues(loaf, "brot"), 9, loaf)).toEqual(loaf);
});

test("without a choice the first one is shown first", () => {
  const values = { ...newGroup, name: "Ei", variants: [{ itemId: "sechs", isDefault: false }] };
  expect(storedGroup(values, 4, null)).toMatchObject({ defaultItemId: "sechs", position: 4 });
});

test("no group without a name, without goods, or with the same goods twice", () => {
  expect(Object.keys(groupErrors(newGroup))).toEqual(["name", "variants"]);
  const twice = ["a", "a", ""].map((itemId) => ({ itemId, isDefault: false }));
  expect(groupErrors({ ...newGroup, name: "Ei", variants: twice })).toEqual({
    "variants.1.itemId": "taken",
    "variants.2.itemId": "missing",
  });
});
