import { expect, it } from "vitest";
import { aBundle, aFulfilmentMethod, aMenu, anItem, anOption } from "../../testing/builders.ts";
import { menuFields } from "../menu-fields.ts";
import type { Menu } from "../menu.ts";
import { menuChanges, saysTheSame } from "./menu-changes.ts";

const menu = aMenu({
  items: { bread: anItem(), roll: anItem({ id: "roll", name: "Semmel", priceCents: 55 }) },
  options: { size: anOption({ id: "size", name: "Größe" }) },
  bundles: { box: aBundle({ id: "box", name: "Kiste" }) },
  distributionOptions: [aFulfilmentMethod({ id: "shop" }), aFulfilmentMethod({ id: "bike", name: "Rad" })],
});
const next = (change: Partial<Menu>): Menu => ({ ...menu, version: 2, publishedAt: menu.publishedAt + 1, ...change });
const withItem = (change: Partial<Menu["items"][string]>): Menu =>
  next({ items: { ...menu.items, bread: { ...anItem(), ...change } } });
const first = <Entry>(list: readonly Entry[]): Entry => list[0] as Entry;

it("M-S8 finds nothing where only number and moment differ, and tells values old to new where they are short", () => {
  expect(menuChanges(menu, next({}))).toEqual([]);
  expect(saysTheSame(menu, JSON.parse(JSON.stringify(next({}))) as Menu)).toBe(true);
  expect(saysTheSame(null, menu)).toBe(false);
  const long = "Sauerteig. ".repeat(20);
  expect(menuChanges(menu, withItem({ priceCents: 520, allergens: ["egg"], description: long }))).toEqual([
    {
      place: "item",
      id: "bread",
      name: anItem().name,
      kind: "changed",
      fields: expect.arrayContaining([
        { field: "priceCents", before: anItem().priceCents, after: 520 },
        { field: "allergens", before: anItem().allergens, after: ["egg"] },
        expect.objectContaining({ field: "description" }),
      ]) as unknown,
    },
  ]);
});

it("M-S8 PRC-07 the lowest price before is a change of the shop with a new price alone, and is published anyway", () => {
  const fieldsOf = (after: Menu): readonly string[] =>
    menuChanges(menu, after).flatMap(({ fields }) => fields.map(({ field }) => field));
  const aged = withItem({ lowest30Cents: 400 });
  expect(menuChanges(menu, aged)).toEqual([]);
  expect(saysTheSame(menu, aged)).toBe(false);
  expect(fieldsOf(withItem({ lowest30Cents: 400, traces: ["milk"] }))).toEqual(["traces"]);
  for (const price of [
    { priceCents: 380 },
    { priceRules: [{ id: "evening", priceCents: 380 }] },
    { catchWeight: { pricePerKgCents: 380, estGrams: 900, minGrams: 800, maxGrams: 1000 } },
  ])
    expect(fieldsOf(withItem({ lowest30Cents: 400, ...price }))).toContain("lowest30Cents");
});

it("M-S8 tells what comes, what goes, and the order of what is listed", () => {
  const { roll: _gone, ...items } = menu.items;
  const [shop, bike] = menu.distributionOptions;
  const changes = menuChanges(
    menu,
    next({ items: { ...items, egg: anItem({ id: "egg", name: "Ei" }) }, distributionOptions: [bike, shop] as never }),
  );
  expect(changes).toEqual([
    { place: "item", id: "egg", name: "Ei", kind: "added", fields: [] },
    { place: "item", id: "roll", name: "Semmel", kind: "removed", fields: [] },
    { place: "method", kind: "changed", fields: [{ field: "order" }] },
  ]);
});

it("M-S8 sees a change of every field that a menu has", () => {
  const other: { [Field in keyof Menu]-?: Menu } = {
    format: menu,
    version: menu,
    publishedAt: menu,
    restaurantId: menu,
    offeringId: menu,
    storefrontId: menu,
    channel: menu,
    shop: next({ shop: { ...menu.shop, phone: "+43 1" } }),
    ordering: next({ ordering: { ...menu.ordering, maxLines: 3 } }),
    distributionOptions: next({
      distributionOptions: [{ ...first(menu.distributionOptions), feeCents: 77 }, ...menu.distributionOptions.slice(1)],
    }),
    paymentMethods: next({ paymentMethods: [] }),
    paymentTerms: next({ paymentTerms: { online: { minCents: 1000 } } }),
    categories: next({ categories: [{ ...first(menu.categories), name: "Anders" }, ...menu.categories.slice(1)] }),
    groups: next({
      groups: {
        duo: {
          id: "duo",
          name: "Duo",
          illustration: "bread",
          itemIds: ["bread"],
          defaultItemId: "bread",
          labelBy: "name",
        },
      },
    }),
    items: withItem({ traces: ["milk"] }),
    options: next({ options: { size: anOption({ id: "size", name: "Menge" }) } }),
    bundles: next({ bundles: { box: aBundle({ id: "box", name: "Korb" }) } }),
    priceListId: next({ priceListId: "b2b" }),
    tips: next({ tips: { mode: "fixed", presets: [100] } }),
    campaigns: next({
      campaigns: [
        {
          codeId: "SALE",
          code: "SALE",
          name: "Sale",
          kind: "percent",
          stacking: "stackable",
          priority: 1,
          autoApply: true,
        },
      ],
    }),
  };
  const said = Object.keys(menuFields).filter((field) => menuChanges(menu, other[field as keyof Menu]).length === 1);
  expect(said).toEqual(Object.keys(menuFields).slice(7));
  expect(menuChanges(menu, next({ shop: { ...menu.shop, imprint: { ...menu.shop.imprint, vatId: "ATU1" } } }))).toEqual(
    [{ place: "imprint", kind: "changed", fields: [{ field: "vatId", after: "ATU1" }] }],
  );
});

it("M-S8 a first publication adds all of it", () => {
  const all = menuChanges(null, menu);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["added"]));
  expect(new Set(all.map(({ place }) => place))).toEqual(
    new Set(["item", "option", "bundle", "category", "method", "payment", "ordering", "shop", "imprint"]),
  );
});

it("M-S8 tells values of every kind apart, and shows the short ones", () => {
  const fieldsOf = (before: object, after: object) => {
    const withFields = (more: object) => next({ items: { bread: { ...anItem(), ...more } } });
    return menuChanges(withFields(before), withFields(after)).flatMap(({ fields }) => fields);
  };
  expect(fieldsOf({ x: null }, { x: {} })).toEqual([{ field: "x" }]);
  expect(fieldsOf({ x: {} }, { x: null })).toEqual([{ field: "x" }]);
  expect(fieldsOf({ x: {} }, { x: 1 })).toEqual([{ field: "x", after: 1 }]);
  expect(fieldsOf({ x: {} }, { x: [] })).toEqual([{ field: "x", after: [] }]);
  expect(fieldsOf({ x: true }, { x: "" })).toEqual([{ field: "x", before: true }]);
  expect(fieldsOf({ x: ["a"] }, { x: [1] })).toEqual([{ field: "x", before: ["a"] }]);
  expect(fieldsOf({ x: "kurz" }, { x: Array.from({ length: 20 }, () => "a") })).toEqual([
    { field: "x", before: "kurz" },
  ]);
  expect(fieldsOf({ x: ["a".repeat(80)] }, { x: { y: 1 } })).toEqual([{ field: "x" }]);
  expect(fieldsOf({ x: { y: 1 } }, { x: { y: 1 } })).toEqual([]);
});
