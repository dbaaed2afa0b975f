import { describe, expect, test } from "vitest";
import { aFulfilmentMethod, aMoment, anItem, aShop, everyDay } from "../../testing/builders.ts";
import {
  aCatalogDraft,
  aDraftBundle,
  aDraftCategory,
  aDraftItem,
  aDraftOption,
  publishedMenu,
} from "../../testing/drafts.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { buildMenu } from "./build-menu.ts";
import type { CatalogDraft, DraftBundle, DraftItem, DraftOption } from "./draft.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";

/** WDR-01: the right to withdraw stands at all goods. */
const perishable = {
  withdrawal: "perishable",
  labelling: [{ label: "Widerruf", text: "Kein Widerrufsrecht: schnell verderbliche Ware" }],
} as const;

const built = (overrides: Partial<CatalogDraft> = {}) => publishedMenu(aCatalogDraft(overrides));
function gaps(overrides: Partial<CatalogDraft>) {
  const result = buildMenu(aCatalogDraft(overrides));
  return result.ok ? [] : result.refusal.map(({ type, id }) => (id ? `${type} ${id}` : type));
}

test("tips and campaigns are in it only where there are some", () => {
  const { tips: noTips, campaigns: none } = built();
  expect([noTips, none]).toEqual([undefined, undefined]);
  const tips = { mode: "percent", presets: [5, 10] } as const;
  const campaign = { codeId: "A", code: "A", name: "Herbst", kind: "freeDelivery", stacking: "stackable", priority: 1 } as const; // prettier-ignore
  const campaigns = [{ ...campaign, autoApply: true, uses: 3 }, campaign];
  expect(built({ tips, campaigns })).toMatchObject({ tips, campaigns: [{ ...campaign, autoApply: true }] });
});

describe("a menu that can be published", () => {
  test("freezes shop, rules and goods under its version, without a trace of drafts", () => {
    const menu = built({ organicControlNo: "DE-ÖKO-006" });
    expect(menu).toMatchObject({
      format: 1,
      version: 3,
      publishedAt: aMoment,
      channel: "web",
      shop: { name: "Bäckerei am Inn", organicControlNo: "DE-ÖKO-006", taxScheme: "regular" },
    });
    expect(menu.items).toEqual({ bread: anItem(perishable) });
    expect(menu.categories).toEqual([
      { id: "c", name: "Alles", slug: "alles", entries: [{ kind: "item", id: "bread" }] },
    ]);
    expect(JSON.parse(JSON.stringify(menu))).toEqual(menu);
    expect(priceBasket({ menu, lines: {}, distribution: null }).totals.totalCents).toBe(0);
  });

  test("PRC-03 PRC-04 derives the base price for the country of the shop", () => {
    const items = [
      aDraftItem({ content: { amount: 500, unit: "g" }, basePriceUnit: "100g", stock: { mode: "counted" } }),
    ];
    expect(built({ items }).items["bread"]).toMatchObject({
      basePrice: { cents: 960, per: "kg" },
      stockMode: "counted",
    });
    expect(built({ items, restaurant: aShop({ country: "AT" }) }).items["bread"]?.basePrice).toEqual({
      cents: 96,
      per: "100g",
    });
  });

  test("leaves out what is hidden, archived or led to by nothing, without asking about it", () => {
    const broken: Partial<DraftItem> = { priceCents: null, allergenState: "unknown" };
    const menu = built({
      items: [
        aDraftItem(),
        aDraftItem({ id: "hidden", status: "hidden", ...broken }),
        aDraftItem({ id: "lonely", ...broken }),
      ],
      options: [aDraftOption({ id: "unused", min: 9 })],
      groups: [
        {
          id: "g",
          name: "Leer",
          illustration: "bread",
          itemIds: ["hidden"],
          defaultItemId: "hidden",
          labelBy: "size",
          status: "active",
        },
      ],
      bundles: [aDraftBundle({ id: "old", status: "archived" })],
      categories: [
        { ...aDraftCategory(["item", "hidden"], ["group", "g"], ["bundle", "old"]), id: "empty" },
        { ...aDraftCategory(["item", "bread"]), id: "late", position: 9 },
        aDraftCategory(["item", "bread"], ["item", "hidden"]),
        { ...aDraftCategory(["item", "bread"]), id: "gone", status: "hidden" },
      ],
      distributionOptions: [
        aFulfilmentMethod({ id: "b", position: 2 }),
        aFulfilmentMethod({ id: "off", enabled: false, intervalMinutes: 0 }),
        aFulfilmentMethod({ id: "a" }),
      ],
    });
    expect(Object.keys(menu.items)).toEqual(["bread"]);
    expect([menu.options, menu.groups, menu.bundles]).toEqual([{}, {}, {}]);
    expect(menu.categories.map(({ id, entries }) => [id, entries.length])).toEqual([
      ["c", 1],
      ["late", 1],
    ]);
    expect(menu.distributionOptions.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("brings variants, options and components along, hidden components too", () => {
    const menu = built({
      items: [
        aDraftItem({ optionRefs: [{ optionId: "slice" }] }),
        aDraftItem({ id: "small" }),
        aDraftItem({ id: "jar", status: "hidden" }),
        aDraftItem({ id: "past", status: "archived" }),
      ],
      options: [aDraftOption()],
      groups: [
        {
          id: "loaf",
          name: "Brot",
          illustration: "bread",
          itemIds: ["past", "small", "bread"],
          defaultItemId: "past",
          labelBy: "size",
          status: "active",
        },
      ],
      bundles: [
        aDraftBundle({
          slots: [
            {
              id: "s",
              name: "s",
              min: 1,
              max: 1,
              fixed: false,
              choices: [
                { itemId: "jar", qty: 1, surchargeCents: 0 },
                { itemId: "past", qty: 1, surchargeCents: 0 },
              ],
            },
          ],
        }),
      ],
      categories: [aDraftCategory(["group", "loaf"], ["bundle", "box"])],
    });
    expect(Object.keys(menu.items).sort()).toEqual(["bread", "jar", "small"]);
    expect(menu.groups["loaf"]).toMatchObject({ itemIds: ["small", "bread"], defaultItemId: "small" });
    expect(menu.bundles["box"]?.slots[0]?.choices.map(({ itemId }) => itemId)).toEqual(["jar"]);
    expect(Object.keys(menu.options)).toEqual(["slice"]);
    const kept = built({
      groups: [
        {
          id: "loaf",
          name: "Brot",
          illustration: "bread",
          itemIds: ["bread"],
          defaultItemId: "bread",
          labelBy: "size",
          status: "active",
        },
      ],
      categories: [aDraftCategory(["group", "loaf"])],
    });
    expect(kept.groups["loaf"]?.defaultItemId).toBe("bread");
  });
});

test("K-FM-5 a choice that is an item contains and demands what the item does; the menu counts it", () => {
  const cola = aDraftItem({
    id: "cola",
    status: "hidden",
    allergens: ["milk"],
    alcohol: "beerWine16",
    stock: { mode: "counted" },
  });
  const choice = { id: "a", name: "a", priceCents: 0, allergens: ["milk", "egg"] as const, default: false, maxQty: 1 };
  const choices = [
    { ...choice, itemId: "cola" },
    { ...choice, id: "b", itemId: "cola", alcohol: "spirits18" as const },
    { ...choice, id: "c" },
  ];
  const menu = built({
    items: [aDraftItem({ optionRefs: [{ optionId: "slice" }] }), cola, aDraftItem({ id: "lonely" })],
    options: [aDraftOption({ choices })],
  });
  expect(Object.keys(menu.items)).toEqual(["bread", "cola"]);
  expect(menu.items["cola"]?.stockMode).toBe("counted");
  expect(menu.options["slice"]?.choices).toEqual([
    { ...choice, itemId: "cola", allergens: ["milk", "egg"], alcohol: "beerWine16" },
    { ...choice, id: "b", itemId: "cola", alcohol: "spirits18" },
    { ...choice, id: "c" },
  ]);
});

test("FOO-05 FOO-08 a menu has the facts of special goods as they are read, and nothing on sale after its last day", () => {
  const honey = { goodsKind: "honey", labelAnswers: { countries: "Deutschland" } } as const;
  const made = (item: Partial<DraftItem>) => built({ items: [aDraftItem(item)] }).items["bread"];
  expect(made(honey)?.labelling?.slice(0, -1)).toEqual([{ label: "Ursprungsländer", text: "Deutschland" }]);
  expect(Object.keys(made(honey) ?? {})).not.toEqual(expect.arrayContaining(["labelAnswers"]));
  expect(made({})?.labelling).toEqual(perishable.labelling);
  const date = "2026-11-30";
  const midnight = Date.parse("2026-12-01T00:00:00+01:00");
  const soon = made({ bestBefore: { kind: "bestBefore", date }, to: midnight + 1 });
  expect(soon?.labelling?.slice(0, -1)).toEqual([{ label: "Mindestens haltbar bis", text: "30.11.2026" }]);
  expect(soon?.to).toBe(midnight + 1);
  const last = { bestBefore: { kind: "useBy", date } } as const;
  expect(made(last)?.to).toBe(midnight);
  expect(made({ ...last, to: midnight + 1 })?.to).toBe(midnight);
  expect(made({ ...last, to: midnight - 1 })?.to).toBe(midnight - 1);
});

test("VAT-02 a menu says how the tax of a bundle is split where it is flat, and nothing else of it", () => {
  const categories = [aDraftCategory(["bundle", "box"])];
  const splitOf = (vatSplit: "proportional" | "flat30") =>
    built({ categories, bundles: [aDraftBundle({ vatSplit })] }).bundles["box"]?.vatSplit;
  expect(splitOf("flat30")).toBe("flat30");
  expect(splitOf("proportional")).toBeUndefined();
});

describe("what a menu tells everybody", () => {
  const ten = {
    codeId: "c1",
    code: "ZEHN",
    name: "Herbst",
    kind: "percent",
    percentBp: 1000,
    stacking: "stackable",
    priority: 1,
  } as const;

  test("campaigns that still run and ask for nobody in particular, and the tips a shop proposes", () => {
    const campaign = { ...ten, autoApply: true } as const;
    const menu = built({
      tips: { mode: "percent", presets: [5, 10] },
      campaigns: [
        campaign,
        { ...campaign, codeId: "c2", firstOrderOnly: true },
        { ...campaign, codeId: "c3", maxUses: 5 },
        { ...campaign, codeId: "c4", validTo: aMoment },
        { ...ten, codeId: "c5" },
      ],
    });
    expect(menu.campaigns).toEqual([campaign]);
    expect(menu.tips).toEqual({ mode: "percent", presets: [5, 10] });
    expect(built()).not.toHaveProperty("campaigns");
    expect(built()).not.toHaveProperty("tips");
  });
});

describe("what keeps a menu from being published", () => {
  test.each<[string, Partial<DraftItem>, string]>([
    ["no price", { priceCents: null }, "no-price"],
    ["half a cent", { priceCents: 0.5 }, "no-price"],
    ["a negative price", { priceCents: -1 }, "no-price"],
    ["no name", { name: " " }, "no-name"],
    ["an own tax class without rate", { vatClass: "custom" }, "no-vat-rate"],
    ["an empty content", { content: { amount: 0, unit: "g" } }, "no-base-price"],
    ["a content of half a gram", { content: { amount: 0.5, unit: "g" } }, "no-base-price"],
    ["an option that is not there", { optionRefs: [{ optionId: "gone" }] }, "option-missing"],
  ])("an item with %s", (_name, item, gap) => expect(gaps({ items: [aDraftItem(item)] })).toEqual([`${gap} bread`]));

  test.each<[MenuItem["allergenState"], MenuItem["allergens"], boolean]>([
    ["unknown", [], false],
    ["unknown", ["egg"], false],
    ["declared", [], false],
    ["none", ["egg"], false],
    ["declared", ["egg"], true],
    ["none", [], true],
  ])("FOO-03 allergens %s %j: publishable %s", (allergenState, allergens, fine) => {
    expect(gaps({ items: [aDraftItem({ allergenState, allergens })] })).toEqual(
      fine ? [] : ["allergens-unknown bread"],
    );
  });

  const withOption = (option: Partial<DraftOption>, ref = {}) =>
    gaps({ items: [aDraftItem({ optionRefs: [{ optionId: "slice", ...ref }] })], options: [aDraftOption(option)] });
  const choice = { id: "x", name: "x", priceCents: 0, allergens: [], default: false, maxQty: 2 };
  test.each<[string, Partial<DraftOption>, boolean]>([
    ["one of two", {}, true],
    ["min over max", { select: "multi", min: 2, max: 1 }, false],
    ["a negative minimum", { select: "multi", min: -1 }, false],
    ["nothing allowed", { select: "multi", max: 0 }, false],
    ["single of two", { max: 2 }, false],
    ["single without choices", { min: 1, choices: [] }, false],
    ["more than there are", { select: "multi", min: 3, max: 3 }, false],
    ["pieces enough", { select: "quantity", min: 4, max: null, choices: [choice, { ...choice, id: "y" }] }, true],
    ["pieces not enough", { select: "quantity", min: 5, max: null, choices: [choice, { ...choice, id: "y" }] }, false],
    ["a text", { select: "text", min: 1, choices: [] }, true],
    [
      "two presets of one",
      {
        choices: [
          { ...choice, default: true },
          { ...choice, id: "y", default: true },
        ],
      },
      false,
    ],
  ])("an option with %s: %s", (_name, option, fine) => {
    expect(withOption(option).includes("option-range slice")).toBe(!fine);
  });
  test("an item that asks for more than the option has", () => {
    expect(withOption({ select: "multi" }, { min: 3, max: 3 })).toEqual(["option-range bread"]);
  });

  const slot = {
    id: "s",
    name: "s",
    min: 1,
    max: 1,
    fixed: false,
    choices: [{ itemId: "bread", qty: 1, surchargeCents: 0 }],
  };
  const withBundle = (bundle: Partial<DraftBundle>) =>
    gaps({ bundles: [aDraftBundle(bundle)], categories: [aDraftCategory(["bundle", "box"])] });
  test.each<[string, Partial<DraftBundle>, string[]]>([
    ["all it needs", { slots: [slot] }, []],
    ["no slots", { slots: [] }, ["bundle-slot-empty box"]],
    ["a slot without choices", { slots: [{ ...slot, choices: [] }] }, ["bundle-slot-empty box"]],
    [
      "a choice that is gone",
      { slots: [{ ...slot, fixed: true, choices: [...slot.choices, { itemId: "gone", qty: 1, surchargeCents: 0 }] }] },
      ["bundle-slot-empty box"],
    ],
    ["a range nobody can meet", { slots: [{ ...slot, min: 2 }] }, ["bundle-slot-empty box"]],
    ["a slot for nothing", { slots: [{ ...slot, min: 0, max: 0 }] }, ["bundle-slot-empty box"]],
    ["no price", { priceCents: null }, ["no-price box"]],
    ["no name", { name: "" }, ["no-name box"]],
  ])("a bundle with %s", (_name, bundle, expected) => expect(withBundle(bundle)).toEqual(expected));

  test("a shop without goods, way, payment or imprint", () => {
    expect(gaps({ categories: [], distributionOptions: [], paymentMethods: [], imprint: null })).toEqual([
      "no-entry",
      "no-distribution",
      "no-payment",
      "imprint-missing",
    ]);
    expect(gaps({ imprint: { legalName: " " } })).toEqual(["imprint-missing"]);
    expect(gaps({ distributionOptions: [aFulfilmentMethod({ windows: [] })] })).toEqual(["no-distribution"]);
    expect(gaps({ distributionOptions: [aFulfilmentMethod({ intervalMinutes: 4 })] })).toEqual([
      "slot-interval pickup",
    ]);
    expect(
      gaps({
        distributionOptions: [aFulfilmentMethod({ windows: [...everyDay("08:00", 120), ...everyDay("09:00", 120)] })],
      }),
    ).toEqual(["windows-overlap pickup"]);
  });
});

test("WDR-01 the right to withdraw is as the shop says, or by name and category, in the words of its country", () => {
  const made = (item: Partial<DraftItem>, name = "Brot", country: "DE" | "AT" = "DE") => {
    const restaurant = { ...aShop(), country };
    return built({
      restaurant,
      items: [aDraftItem(item)],
      categories: [{ ...aDraftCategory(["item", "bread"]), name }],
    }).items["bread"];
  };
  expect(made({ name: "Hausmischung" }, "Kaffee")?.withdrawal).toBe("normal");
  expect(made({ name: "Hausmischung", withdrawal: "customMade" }, "Kaffee")?.withdrawal).toBe("customMade");
  expect(made({ name: "Waldhonig" }, "Honig", "AT")?.labelling).toEqual([
    { label: "Rücktritt", text: "14 Tage Rücktrittsrecht" },
  ]);
});
