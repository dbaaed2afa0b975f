import { describe, expect, test } from "vitest";
import { aBundle, aMenu, anItem } from "../../testing/builders.ts";
import { bundleComponents } from "./bundle.ts";
import { chosenComponents } from "./chosen-components.ts";
import type { BundlePart } from "./goods.ts";
import { minAge } from "./min-age.ts";
import { isBundleSoldOut, isEntrySoldOut, isSoldOut } from "./sold-out.ts";

const fixed: BundlePart = {
  id: "base",
  name: "Brot",
  min: 1,
  max: 1,
  fixed: true,
  choices: [{ itemId: "bread", qty: 2, surchargeCents: 0 }],
};
const free: BundlePart = {
  id: "spread",
  name: "Aufstrich",
  min: 1,
  max: 2,
  fixed: false,
  choices: [
    { itemId: "jam", qty: 1, surchargeCents: 0 },
    { itemId: "honey", qty: 1, surchargeCents: 150 },
  ],
};
const box = aBundle({ slots: [fixed, free] });
const pick = (itemId: string, qty = 1, slotId = "spread") => ({ slotId, itemId, qty });

describe("components of a bundle", () => {
  test("as far as they are chosen: what is offered no more is left out", () => {
    expect(chosenComponents(box, [pick("honey"), pick("marzipan")])).toEqual([
      { slotId: "base", itemId: "bread", qty: 2, surchargeCents: 0 },
      { slotId: "spread", itemId: "honey", qty: 1, surchargeCents: 150 },
    ]);
  });

  test("fixed ones are always named, chosen ones with their surcharge", () => {
    expect(bundleComponents(box, [pick("honey", 2)])).toEqual({
      ok: true,
      value: [
        { slotId: "base", itemId: "bread", qty: 2, surchargeCents: 0 },
        { slotId: "spread", itemId: "honey", qty: 2, surchargeCents: 300 },
      ],
    });
  });

  test.each([
    ["nothing chosen", []],
    ["too many", [pick("jam", 3)]],
    ["not on offer", [pick("bread")]],
    ["an unknown slot", [pick("jam"), pick("jam", 1, "other")]],
    ["half a piece", [pick("jam", 1.5)]],
    ["a negative piece", [pick("jam", 2), pick("honey", -1)]],
  ])("refuses %s", (_name, chosen) =>
    expect(bundleComponents(box, chosen)).toEqual({ ok: false, refusal: "components" }),
  );
});

describe("sold out", () => {
  const live = (items: string[], bundles: string[] = []) => ({ soldOutItemIds: items, soldOutBundleIds: bundles });
  const menu = aMenu({
    bundles: { box },
    groups: {
      loaf: {
        id: "loaf",
        name: "Brot",
        illustration: "bread",
        itemIds: ["small", "large"],
        defaultItemId: "small",
        labelBy: "size",
      },
    },
  });

  test("items by name", () => {
    expect(isSoldOut("bread", live(["bread"]))).toBe(true);
    expect(isSoldOut("bread", live([]))).toBe(false);
  });

  test("a bundle as soon as one slot cannot be filled", () => {
    expect(isBundleSoldOut(box, live([]))).toBe(false);
    expect(isBundleSoldOut(box, live([], ["box"]))).toBe(true);
    expect(isBundleSoldOut(box, live(["bread"]))).toBe(true);
    expect(isBundleSoldOut(box, live(["jam"]))).toBe(false);
    expect(isBundleSoldOut(box, live(["jam", "honey"]))).toBe(true);
    expect(isBundleSoldOut(aBundle({ slots: [{ ...free, min: 0 }] }), live(["jam", "honey"]))).toBe(false);
  });

  test("cards of the menu", () => {
    expect(isEntrySoldOut(menu, { kind: "item", id: "bread" }, live(["bread"]))).toBe(true);
    expect(isEntrySoldOut(menu, { kind: "group", id: "loaf" }, live(["small"]))).toBe(false);
    expect(isEntrySoldOut(menu, { kind: "group", id: "loaf" }, live(["small", "large"]))).toBe(true);
    expect(isEntrySoldOut(menu, { kind: "group", id: "gone" }, live([]))).toBe(true);
    expect(isEntrySoldOut(menu, { kind: "bundle", id: "box" }, live([]))).toBe(false);
    expect(isEntrySoldOut(menu, { kind: "bundle", id: "gone" }, live([]))).toBe(true);
  });
});

test("ALC-01 the strictest of the goods decides", () => {
  const [bread, beer, rum] = [anItem(), anItem({ alcohol: "beerWine16" }), anItem({ alcohol: "spirits18" })];
  expect([minAge([]), minAge([bread]), minAge([beer, bread]), minAge([rum, beer])]).toEqual([0, 0, 16, 18]);
});
