import { describe, expect, test } from "vitest";
import { aBasketLine, aBundle, aMenu, aMoment, anItem, anOption } from "../testing/builders.ts";
import { availableAt, checkAvailable, type Handover } from "./available-at.ts";
import type { Menu } from "./menu.ts";

const noon: Handover = { type: "pickup", at: aMoment };
const never = { to: 0 };
const item = aBasketLine();
const bundle = aBasketLine({ kind: "bundle", refId: "box" });
const withItem = (overrides: Parameters<typeof anItem>[0], menu: Partial<Menu> = {}): Menu =>
  aMenu({ items: { bread: anItem(overrides) }, bundles: { box: aBundle() }, ...menu });
const category = (id: string, overrides: Partial<Menu["categories"][number]>) => ({
  id,
  name: id,
  slug: id,
  entries: [{ kind: "item" as const, id: "bread" }],
  ...overrides,
});

describe("a line can be had", () => {
  test("whenever nothing is against it", () => {
    expect(availableAt(aMenu(), item, noon)).toBe(true);
    expect(availableAt(aMenu(), item, { ...noon, at: null })).toBe(true);
  });

  test("when the product can; alone or inside of a bundle", () => {
    expect(availableAt(withItem(never), item, noon)).toBe(false);
    expect(availableAt(withItem(never), item, { ...noon, at: null })).toBe(true);
    expect(availableAt(withItem(never), bundle, noon)).toBe(false);
    expect(availableAt(withItem({}), bundle, noon)).toBe(true);
    expect(availableAt(aMenu({ bundles: { box: aBundle(never) } }), bundle, noon)).toBe(false);
  });

  test("when what was chosen into the bundle can", () => {
    const slot = {
      id: "s",
      name: "s",
      min: 1,
      max: 1,
      fixed: false,
      choices: [{ itemId: "jam", qty: 1, surchargeCents: 0 }],
    };
    const menu = aMenu({
      items: { bread: anItem(), jam: anItem({ id: "jam", ...never }) },
      bundles: { box: aBundle({ slots: [slot] }) },
    });
    expect(availableAt(menu, bundle, noon)).toBe(true);
    const components = [{ slotId: "s", itemId: "jam", qty: 1 }];
    expect(availableAt(menu, { ...bundle, components }, noon)).toBe(false);
  });

  test("when the storefront is open", () => {
    expect(availableAt(aMenu({ ordering: { ...aMenu().ordering, availability: never } }), item, noon)).toBe(false);
  });

  test("while one of its categories is, also through a group", () => {
    const lunch = category("lunch", never);
    expect(availableAt(aMenu({ categories: [lunch] }), item, noon)).toBe(false);
    expect(availableAt(aMenu({ categories: [lunch, category("all", {})] }), item, noon)).toBe(true);
    const group = {
      id: "g",
      name: "g",
      illustration: "bread",
      itemIds: ["bread"],
      defaultItemId: "bread",
      labelBy: "size" as const,
    };
    const shown = { ...lunch, entries: [{ kind: "group" as const, id: "g" }] };
    expect(availableAt(aMenu({ categories: [shown], groups: { g: group } }), item, noon)).toBe(false);
    expect(availableAt(aMenu({ categories: [shown] }), item, noon)).toBe(true);
    const boxes = { ...lunch, entries: [{ kind: "bundle" as const, id: "box" }] };
    expect(availableAt(withItem({}, { categories: [boxes] }), bundle, noon)).toBe(false);
  });

  test("by the ways that it allows", () => {
    expect(availableAt(withItem({ allowedDistribution: [] }), item, noon)).toBe(true);
    expect(availableAt(withItem({ allowedDistribution: ["pickup"] }), item, noon)).toBe(true);
    expect(availableAt(withItem({ allowedDistribution: ["delivery"] }), item, { ...noon, at: null })).toBe(false);
    expect(availableAt(withItem({ allowedDistribution: ["delivery"] }), bundle, noon)).toBe(false);
  });

  test("ALC-02 by parcel only up to the age that its carrier checks", () => {
    const by = (alcohol: "none" | "beerWine16" | "spirits18", ageCheck?: 16 | 18): boolean =>
      availableAt(withItem({ alcohol }), item, { type: "shipping", ageCheck, at: null });
    expect([by("none"), by("beerWine16"), by("spirits18")]).toEqual([true, false, false]);
    expect([by("none", 16), by("beerWine16", 16), by("spirits18", 16)]).toEqual([true, true, false]);
    expect([by("beerWine16", 18), by("spirits18", 18)]).toEqual([true, true]);
    const refusalOf = (more: object, ageCheck?: 16 | 18) =>
      checkAvailable(
        withItem({ name: "Obstler", alcohol: "spirits18", ...more }),
        { l1: item },
        { type: "shipping", ageCheck, at: aMoment },
      );
    const items = [{ lineId: "l1", name: "Obstler" }];
    expect(refusalOf({}, 16)).toEqual({ type: "not-available-then", items, unchecked: true });
    expect(refusalOf({})).toEqual({ type: "not-available-then", items, unchecked: true });
    expect(refusalOf({}, 18)).toBeNull();
    // Then it is not the age alone.
    expect(refusalOf({ allowedDistribution: ["pickup"] })).toEqual({
      type: "not-available-then",
      items,
      way: "shipping",
    });
    expect(refusalOf(never, 18)).toEqual({ type: "not-available-then", items });
  });

  test("ALC-03 from a locker only without alcohol", () => {
    const locker = { type: "locker", at: null } as const;
    expect(availableAt(withItem({}), item, locker)).toBe(true);
    expect(availableAt(withItem({ alcohol: "beerWine16" }), item, locker)).toBe(false);
    expect(availableAt(withItem({ alcohol: "spirits18" }), bundle, locker)).toBe(false);
    expect(availableAt(withItem({ alcohol: "spirits18" }), item, noon)).toBe(true);
    const shot = {
      id: "rum",
      name: "Rum",
      priceCents: 300,
      allergens: [],
      default: false,
      maxQty: 1,
      alcohol: "spirits18" as const,
    };
    const menu = aMenu({ options: { shot: anOption({ id: "shot", choices: [shot] }) } });
    const chosen = (optionId: string, choiceId: string) => ({ ...item, choices: [{ optionId, choiceId, qty: 1 }] });
    expect(availableAt(menu, chosen("shot", "rum"), locker)).toBe(false);
    expect(availableAt(menu, chosen("shot", "gone"), locker)).toBe(true);
    expect(availableAt(menu, chosen("gone", "rum"), locker)).toBe(true);
    expect(availableAt(menu, { kind: "item", refId: "bread" }, locker)).toBe(true);
  });

  test("a box that only lives by its weeks, in those weeks, with what is inside then", () => {
    const box = aBundle({ slots: [], contentByWeek: { "2026-W47": [{ itemId: "bread", qty: 2 }] } });
    const menu = aMenu({ bundles: { box } });
    const nextWeek = { ...noon, at: aMoment + 7 * 86_400_000 };
    expect(availableAt(menu, bundle, noon)).toBe(true);
    expect(availableAt(menu, bundle, nextWeek)).toBe(false);
    expect(availableAt({ ...menu, items: { bread: anItem(never) } }, bundle, noon)).toBe(false);
  });

  test("what the menu does not know is for others to refuse", () => {
    expect(availableAt(aMenu(), aBasketLine({ refId: "gone" }), noon)).toBe(true);
    expect(availableAt(aMenu(), bundle, noon)).toBe(true);
  });
});

test("names the lines that are in the way", () => {
  const menu = aMenu({
    items: { bread: anItem(), jam: anItem({ id: "jam", name: "Marmelade", ...never }) },
    bundles: { box: aBundle({ name: "Kiste", ...never }) },
  });
  const lines = { a: item, b: aBasketLine({ refId: "jam" }), c: bundle };
  expect(checkAvailable(menu, { a: item }, noon)).toBeNull();
  expect(checkAvailable(menu, lines, noon)).toEqual({
    type: "not-available-then",
    items: [
      { lineId: "b", name: "Marmelade" },
      { lineId: "c", name: "Kiste" },
    ],
  });
  const byHand = aMenu({ items: { bread: anItem({ allowedDistribution: ["delivery"] }) } });
  expect(checkAvailable(byHand, { a: item }, noon)).toMatchObject({ items: [{ lineId: "a" }], way: "pickup" });
  const closed = aMenu({ ordering: { ...aMenu().ordering, availability: never } });
  expect(checkAvailable(closed, { x: aBasketLine({ refId: "gone" }) }, noon)?.items).toEqual([
    { lineId: "x", name: "gone" },
  ]);
});
