import { expect, it } from "vitest";
import { aBasketLine, aMenu, anItem } from "../testing/builders.ts";
import { goesWith, missingOfGoesWith } from "./goes-with.ts";

const item = (id: string) => ({ kind: "item" as const, id });
const menu = aMenu({
  categories: [
    { id: "a", name: "A", slug: "a", entries: [item("bread"), item("butter"), { kind: "group", id: "jams" }] },
    { id: "b", name: "B", slug: "b", entries: [item("butter"), item("milk"), { kind: "bundle", id: "box" }] },
  ],
  groups: {
    jams: { id: "jams", name: "Marmelade", illustration: "jam", itemIds: ["plum", "quince"], defaultItemId: "plum", labelBy: "name" },
  },
  items: {
    bread: anItem({ id: "bread", goesWith: ["butter", "plum", "gone"] }),
    butter: anItem({ id: "butter", goesWith: ["bread", "milk"] }),
    plum: anItem({ id: "plum" }),
    quince: anItem({ id: "quince", goesWith: ["butter"] }),
    milk: anItem({ id: "milk" }),
  },
}); // prettier-ignore
const basket = (...refs: readonly string[]) =>
  Object.fromEntries(refs.map((refId, position) => [refId, aBasketLine({ refId, position })]));
const names = (...refs: readonly string[]) => goesWith(menu, basket(...refs)).map(({ id }) => id);

it("S-C19 what the shop says goes with the goods of a basket, line by line, each once and without what lies in it", () => {
  expect(names()).toEqual([]);
  expect(names("bread")).toEqual(["butter", "jams"]);
  expect(names("butter")).toEqual(["bread", "milk"]);
  expect(names("butter", "bread")).toEqual(["milk", "jams"]);
  // Another variant of it lies there already.
  expect(names("bread", "quince")).toEqual(["butter"]);
  expect(names("milk", "unknown")).toEqual([]);
  expect(goesWith(menu, { l: aBasketLine({ kind: "bundle", refId: "bread" }) })).toEqual([]);
});

it("names what a page with a part of the menu is still to ask for", () => {
  expect(missingOfGoesWith(menu, basket("bread", "quince", "unknown"))).toEqual(["gone"]);
  expect(missingOfGoesWith(menu, { l: aBasketLine({ kind: "bundle", refId: "bread" }) })).toEqual([]);
});
