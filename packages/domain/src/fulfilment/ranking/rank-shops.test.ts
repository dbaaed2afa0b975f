import fc from "fast-check";
import { expect, it } from "vitest";
import { compareShops, type RankedShop } from "./rank-shops.ts";

const shop = (slug: string, change: Partial<RankedShop> = {}): RankedShop => ({
  name: "Bäckerei",
  slug,
  onlyShips: false,
  isOpen: true,
  kilometres: 1,
  nextAt: 1,
  ...change,
});
const inOrder = (shops: readonly RankedShop[]): string[] => shops.toSorted(compareShops).map(({ slug }) => slug);

it("PLT-01 parcels last, open first, near, soon, by name, by address; what is not known comes after what is", () => {
  expect(
    inOrder([
      shop("parcel", { onlyShips: true, kilometres: 0 }),
      shop("closed", { isOpen: false, kilometres: 0 }),
      shop("somewhere", { kilometres: null, nextAt: 0 }),
      shop("far", { kilometres: 9, nextAt: 0 }),
      shop("full", { nextAt: null, name: "A" }),
      shop("late", { nextAt: 2, name: "A" }),
      shop("oven", { name: "Öfele" }),
      shop("zoo", { name: "Zopf" }),
      shop("b"),
      shop("a"),
    ]),
  ).toEqual(["a", "b", "oven", "zoo", "late", "full", "far", "somewhere", "closed", "parcel"]);
  expect(compareShops(shop("a"), shop("a"))).toBe(0);
});

const anyShops = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom("Bäckerei", "Backstube", "Öfele"),
    slug: fc.string({ minLength: 1, maxLength: 3 }),
    onlyShips: fc.boolean(),
    isOpen: fc.boolean(),
    kilometres: fc.option(fc.constantFrom(0, 0.5, 12)),
    nextAt: fc.option(fc.constantFrom(0, 5, 9)),
  }),
  { selector: ({ slug }) => slug, maxLength: 12 },
);

it("PLT-01 the same shops stand in the same order, however they came", () => {
  fc.assert(
    fc.property(anyShops, fc.func(fc.integer()), (shops, shuffle) => {
      const other = shops.toSorted((a, b) => shuffle(a.slug) - shuffle(b.slug));
      expect(inOrder(other)).toEqual(inOrder(shops));
    }),
  );
});

it("PLT-01 nothing but the named criteria counts: a shop that pays more stands where it stood", () => {
  fc.assert(
    fc.property(anyShops, fc.nat(), (shops, feeCents) => {
      const paying = shops.map((each, index) => (index === 0 ? { ...each, feeCents, sponsored: true } : each));
      expect(inOrder(paying)).toEqual(inOrder(shops));
    }),
  );
});
