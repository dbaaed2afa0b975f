import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anItem, aShop } from "../../testing/builders.ts";
import { aCatalogDraft, aDraftBundle, aDraftItem, aDraftOption, publishedMenu } from "../../testing/drafts.ts";
import type { CatalogDraft, DraftBundle, DraftItem } from "./draft.ts";
import { menuChanges } from "./menu-changes.ts";
import { type DraftPatch, restoreDrafts } from "./restore-drafts.ts";

const active = { status: "active" } as const;

const { stockMode: mode } = anItem();
/** With facts that no menu holds. */
function aDraft(overrides: Partial<DraftItem> & { readonly sku?: string } = {}): DraftItem {
  const beside = { stock: { mode, onHand: 7 }, sku: "B-1", station: "Ofen" };
  return aDraftItem({ ...beside, ...overrides });
}
const aCategory = (id: string, position: number, entries: CatalogDraft["categories"][number]["entries"]) => ({
  id, name: id, slug: id, position, ...active, entries,
}); // prettier-ignore
const entry = (id: string, kind: "item" | "group" | "bundle" = "item") => ({ kind, id });

const aCatalog = (overrides: Partial<CatalogDraft> = {}): CatalogDraft =>
  aCatalogDraft({ items: [aDraft()], categories: [aCategory("brot", 1, [entry("bread")])], ...overrides });

const lists = { item: "items", option: "options", bundle: "bundles", group: "groups", category: "categories" } as const;

function patched(catalog: CatalogDraft, patches: readonly DraftPatch[]): CatalogDraft {
  const all: Record<string, unknown> = { ...catalog };
  for (const { place, id, fields } of patches) {
    const change = (part: object & { readonly id: string }): object =>
      part.id !== id
        ? part
        : Object.fromEntries(Object.entries({ ...part, ...fields }).filter(([, value]) => value !== undefined));
    all[lists[place]] = (all[lists[place]] as (object & { readonly id: string })[]).map(change);
  }
  return all as unknown as CatalogDraft;
}

/** Restored, it is published as it was; what was published is not touched at all. */
function expectRestored(before: CatalogDraft, after: CatalogDraft): CatalogDraft {
  const menu = publishedMenu(before);
  expect(restoreDrafts(menu, before)).toEqual([]);
  const restored = patched(after, restoreDrafts(menu, after));
  expect(menuChanges(menu, publishedMenu(restored))).toEqual([]);
  expect(restoreDrafts(menu, restored)).toEqual([]);
  return restored;
}
const restoredItem = (
  before: Partial<DraftItem>,
  after: Partial<DraftItem> & { readonly sku?: string },
): DraftItem | undefined =>
  expectRestored(aCatalog({ items: [aDraft(before)] }), aCatalog({ items: [aDraft(after)] })).items[0];

describe("M-S8 an earlier version comes back into the draft", () => {
  it("with every fact of it, and with those beside that no menu holds", () => {
    const restored = restoredItem(
      { description: "Sauerteig", content: { amount: 1000, unit: "g" } },
      { priceCents: 999, name: "Anders", badge: "new", sku: "B-2" },
    );
    expect(restored).toMatchObject({
      name: anItem().name,
      priceCents: anItem().priceCents,
      sku: "B-2",
      station: "Ofen",
    });
    expect(restored).not.toHaveProperty("badge");
  });

  it("keeps how much there is, and prices of other lists", () => {
    const other = { id: "wirt", priceCents: 300, priceListId: "p1" };
    const sale = { id: "sale", priceCents: 400 };
    expect(restoredItem({ stock: { mode: "counted" } }, { stock: { mode: "unlimited" } })?.stock.mode).toBe("counted");
    expect(restoredItem({ priceRules: [sale, other] }, { priceRules: [other] })?.priceRules).toEqual([sale, other]);
    expect(restoredItem({ priceRules: [sale] }, {})?.priceRules).toEqual([sale]);
    expect(restoredItem({}, { priceRules: [sale] })?.priceRules).toEqual([]);
  });

  it("with the unit of its base price, where the country leaves a choice", () => {
    const sausage = { content: { amount: 750, unit: "g" as const } };
    const austria = (basePriceUnit: "100g" | "kg"): CatalogDraft =>
      aCatalog({ restaurant: aShop({ country: "AT" }), items: [aDraft({ ...sausage, basePriceUnit })] });
    const restored = (before: "100g" | "kg", after: "100g" | "kg"): unknown =>
      expectRestored(austria(before), austria(after)).items[0]?.basePriceUnit;
    expect([restored("100g", "kg"), restored("kg", "100g")]).toEqual(["100g", "kg"]);
  });

  it("with goods that were taken out since, and without those that came, which are hidden and not lost", () => {
    const roll = aDraft({ id: "roll", name: "Semmel" });
    const before = aCatalog({ items: [aDraft(), { ...roll, status: "archived" }] });
    const after = aCatalog({
      items: [aDraft({ status: "archived" }), roll],
      categories: [aCategory("brot", 1, [entry("roll")]), aCategory("neu", 2, [entry("roll")])],
    });
    const restored = expectRestored(before, after);
    expect(restored.items.map(({ status }) => status)).toEqual(["active", "hidden"]);
    expect(restored.categories.map(({ status, entries }) => [status, entries.length])).toEqual([
      ["active", 2],
      ["hidden", 1],
    ]);
  });

  it("with the order of categories, groups and their variants", () => {
    const items = ["bread", "roll", "egg"].map((id) => aDraft({ id, name: id }));
    const group = {
      id: "duo",
      name: "Duo",
      illustration: "bread",
      defaultItemId: "bread",
      labelBy: "name",
      ...active,
    } as const;
    const [one, two] = [aCategory("a", 1, [entry("duo", "group")]), aCategory("b", 2, [entry("egg")])];
    const before = aCatalog({ items, groups: [{ ...group, itemIds: ["bread", "roll"] }], categories: [one, two] });
    const after = aCatalog({
      items,
      groups: [
        { ...group, name: "Anders", itemIds: ["roll", "egg"], defaultItemId: "roll" },
        { ...group, id: "neu", itemIds: ["egg"], defaultItemId: "egg" },
      ],
      categories: [
        { ...one, position: 5, entries: [entry("duo", "group"), entry("neu", "group")] },
        { ...two, position: 1 },
      ],
    });
    const restored = expectRestored(before, after);
    expect(restored.groups.map(({ status }) => status)).toEqual(["active", "hidden"]);
  });

  it("with choices of an option, and how long one of them is sold out", () => {
    const choice = { id: "cut", name: "Geschnitten", priceCents: 0, allergens: [], default: true, maxQty: 1 };
    const option = aDraftOption({ id: "o", choices: [choice] });
    const items = [aDraft({ optionRefs: [{ optionId: "o" }] })];
    const soldOut = { ...choice, name: "Anders", soldOutUntil: 5 };
    const after = aCatalog({ items, options: [{ ...option, choices: [soldOut] }, aDraftOption({ id: "new" })] });
    const restored = expectRestored(aCatalog({ items, options: [option] }), after);
    expect(restored.options[0]?.choices).toEqual([{ ...choice, soldOutUntil: 5 }]);
    const renamed = aCatalog({ items, options: [{ ...option, name: "Anders", choices: [choice] }] });
    expectRestored(aCatalog({ items, options: [option] }), renamed);
    const grown = aCatalog({ items, options: [{ ...option, choices: [], status: "archived" }] });
    expect(restoreDrafts(publishedMenu(aCatalog({ items, options: [option] })), grown)).toHaveLength(1);
  });

  it("with the price and the sizes of a bundle", () => {
    const slot = {
      id: "s",
      name: "Brot",
      min: 1,
      max: 1,
      fixed: true,
      choices: [{ itemId: "bread", qty: 1, surchargeCents: 0 }],
    };
    const base = { id: "box", slots: [slot], pricing: "fixed", priceCents: 1000 } as const;
    const withBox = (box: Partial<DraftBundle>, item: Partial<DraftItem> = {}): CatalogDraft =>
      aCatalog({
        items: [aDraft(item)],
        bundles: [aDraftBundle({ ...base, ...box }), aDraftBundle({ id: "off", status: "hidden" })],
        categories: [aCategory("k", 1, [entry("box", "bundle")])],
      });
    const sizes = [
      { id: "s", name: "Klein", priceCents: 900 },
      { id: "l", name: "Groß", priceCents: 1500 },
    ];
    const sized = { sizes, priceCents: null } as const;
    expectRestored(withBox({}), withBox({ priceCents: 1200, name: "Anders" }));
    expectRestored(withBox({}), withBox({ priceCents: null, pricing: "sum" }));
    expectRestored(withBox({}), withBox({ status: "archived" }));
    const shares = [{ vatSplit: "flat30" }, { vatSplit: "proportional" }] as const;
    for (const [was, is] of [shares, shares.toReversed()] as const)
      expect(expectRestored(withBox(was ?? {}), withBox(is ?? {})).bundles[0]?.vatSplit).toBe(was?.vatSplit);
    expect(expectRestored(withBox(sized), withBox({})).bundles[0]?.sizes).toEqual(sizes);
    expect(expectRestored(withBox({}), withBox(sized)).bundles[0]).not.toHaveProperty("sizes");
    const dearer = sizes.map((size) => ({ ...size, priceCents: size.priceCents + 100 }));
    expect(expectRestored(withBox(sized), withBox({ ...sized, sizes: dearer })).bundles[0]?.sizes).toEqual(sizes);
    expectRestored(withBox({ pricing: "sum", priceCents: null }), withBox({ pricing: "fixed", priceCents: 700 }));
    expectRestored(
      withBox({ pricing: "sum", priceCents: null }),
      withBox({ pricing: "sum", priceCents: null }, { priceCents: 900 }),
    );
    expectRestored(withBox({}, { status: "hidden" }), withBox({}, { status: "hidden", priceCents: 5 }));
    const gone = withBox({}, { status: "archived" });
    expect(restoreDrafts(publishedMenu(withBox({})), gone).find(({ id }) => id === "bread")?.fields).toEqual({
      status: "hidden",
    });
  });
});

const edit = fc.record(
  {
    name: fc.constantFrom("Brot", "Laib", "Kipf"),
    description: fc.constantFrom("frisch", "dunkel"),
    priceCents: fc.integer({ min: 1, max: 9999 }),
    status: fc.constantFrom("active" as const, "active" as const, "hidden" as const, "archived" as const),
    allergens: fc.constantFrom(["egg" as const], ["milk" as const]),
    content: fc.constantFrom({ amount: 500, unit: "g" as const }, { amount: 3, unit: "piece" as const }),
    depositCents: fc.constantFrom(0, 15),
    badge: fc.constantFrom("new" as const, "popular" as const),
    stock: fc.constantFrom({ mode: "unlimited" as const }, { mode: "counted" as const }, { mode: "daily" as const }),
  },
  { requiredKeys: [] },
);
const ids = ["a", "b", "c", "d", "e"];
const anyCatalog = fc
  .record({
    edits: fc.array(edit, { minLength: 5, maxLength: 5 }),
    places: fc.shuffledSubarray([0, 1, 2]),
    spread: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
    order: fc.shuffledSubarray(ids, { minLength: 5, maxLength: 5 }),
  })
  .map(({ edits, places, spread, order }) =>
    aCatalog({
      items: [aDraft(), ...ids.map((id, index) => aDraft({ ...edits[index], id }))],
      categories: [
        aCategory("immer", 9, [entry("bread")]),
        ...[0, 1, 2].map((place) =>
          aCategory(
            `k${place}`,
            places.includes(place) ? places.indexOf(place) : 20 + place,
            order.filter((id) => spread[ids.indexOf(id)] === place).map((id) => entry(id)),
          ),
        ),
      ],
    }),
  );

it("M-S8 whatever was edited since, restoring gives back what was published, and of what is published nothing", () => {
  fc.assert(
    fc.property(anyCatalog, anyCatalog, (before, after) => {
      const restored = expectRestored(before, after);
      for (const { id } of restored.items) {
        const draft = after.items.find((each) => each.id === id) as DraftItem & { readonly sku: string };
        expect(restored.items.find((each) => each.id === id)).toMatchObject({ sku: draft.sku, station: "Ofen" });
      }
    }),
    { numRuns: 300 },
  );
});
