import { describe, expect, test } from "vitest";
import { aFulfilmentMethod, aMenu } from "../../testing/builders.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import {
  aCatalogDraft,
  aDraftBundle,
  aDraftCategory,
  aDraftItem,
  aDraftOption,
  publishedMenu,
} from "../../testing/drafts.ts";
import { buildMenu } from "./build-menu.ts";
import type { CatalogDraft, DraftBundle, DraftItem, DraftOption } from "./draft.ts";

const category = aDraftCategory(["item", "bread"], ["bundle", "box"]);
const paymentMethods = ["cashOnPickup", "cashOnDelivery", "online"] as const;
const catalogOf = (overrides: Partial<CatalogDraft>): CatalogDraft =>
  aCatalogDraft({ paymentMethods, categories: [category], ...overrides });

function gapsOf(overrides: Partial<CatalogDraft>) {
  const built = buildMenu(catalogOf(overrides));
  return built.ok ? [] : built.refusal;
}
const named = (overrides: Partial<CatalogDraft>) =>
  gapsOf(overrides).map(({ type, place, id }) => [type, place, id].join(" "));
const menuOf = (overrides: Partial<CatalogDraft>) => publishedMenu(catalogOf(overrides));

const weight = { pricePerKgCents: 1290, estGrams: 1800, minGrams: 1400, maxGrams: 2300 };
const window = { weekday: 1 as const, start: "11:00", minutes: 60 };

describe("an item", () => {
  test.each<[string, Partial<DraftItem>, string | null]>([
    ["by weight needs no price of its own", { priceCents: null, catchWeight: weight }, null],
    ["by weight with a span the wrong way round", { catchWeight: { ...weight, minGrams: 1900 } }, "catch-weight"],
    ["by weight lighter than its estimate", { catchWeight: { ...weight, maxGrams: 1700 } }, "catch-weight"],
    ["by weight for nothing", { catchWeight: { ...weight, pricePerKgCents: 0 } }, "catch-weight"],
    [
      "by weight with a price of hours",
      { catchWeight: weight, priceRules: [{ id: "r", priceCents: 1 }] },
      "price-rule",
    ],
    ["with a price of hours", { priceRules: [{ id: "r", priceCents: 1, windows: [window] }] }, null],
    ["with a price of half a cent", { priceRules: [{ id: "r", priceCents: 0.5 }] }, "price-rule"],
    [
      "with a price that ends before it begins",
      { priceRules: [{ id: "r", priceCents: 1, from: 2, to: 1 }] },
      "price-rule",
    ],
    [
      "with a price in overlapping hours",
      { priceRules: [{ id: "r", priceCents: 1, windows: [window, window] }] },
      "price-rule",
    ],
    ["in a season that does not exist", { season: { from: "13-01", to: "12-01" } }, "availability"],
    ["that comes in steps of none", { stepQty: 0 }, "quantity-range"],
    ["of which none must be taken", { minQty: 0 }, "quantity-range"],
    ["with a most below its least", { minQty: 3, maxQtyPerOrder: 2 }, "quantity-range"],
    ["with a most at its least", { minQty: 3, maxQtyPerOrder: 3 }, null],
  ])("%s", (_name, item, gap) => {
    expect(named({ items: [aDraftItem(item)] })).toEqual(gap === null ? [] : [`${gap} item bread`]);
  });

  test.each<[string, DraftItem["alcohol"], boolean]>([
    ["Helles, 4,9 % vol.", "none", false],
    ["Helles, 4,9 % vol.", "beerWine16", true],
    ["Alkoholfreies Weißbier, 0,5 % vol", "none", true],
    ["Likör, 25 % Vol.", "beerWine16", false],
    ["Likör, 25 % Vol.", "spirits18", true],
    ["Sherry, 17.5% vol", "beerWine16", true],
    ["Käse, 45 % Fett", "none", true],
  ])("ALC-01 '%s' sold as %s: %s", (description, alcohol, fine) => {
    expect(named({ items: [aDraftItem({ description, alcohol })] })).toEqual(fine ? [] : ["alcohol-flag item bread"]);
  });

  test("FOO-06 is 'Bio' only with the number of the control body, its own or the shop's", () => {
    const items = [aDraftItem({ diets: ["organic"] })];
    expect(named({ items })).toEqual(["organic-control item bread"]);
    expect(named({ items, organicControlNo: " " })).toEqual(["organic-control item bread"]);
    expect(named({ items, organicControlNo: "DE-ÖKO-006" })).toEqual([]);
    expect(named({ items: [aDraftItem({ diets: ["organic"], organicControlNo: "DE-ÖKO-006" })] })).toEqual([]);
  });
});

test("FOO-05 LEG-06 special goods are published once they say what law asks of their kind", () => {
  const details = (item: Partial<DraftItem>) => {
    const made = buildMenu(catalogOf({ items: [aDraftItem(item)] }));
    return made.ok ? [] : made.refusal.map(({ type, detail }) => `${type} ${detail}`);
  };
  expect(details({ goodsKind: "eggs", labelAnswers: { grade: "A" } })).toEqual(["goods-facts Haltung, Erzeugercode"]);
  const answers = { grade: "A", farming: "Bodenhaltung", code: "2-DE-0512345" };
  expect(details({ goodsKind: "eggs", labelAnswers: answers })).toEqual([]);
});

describe("options", () => {
  const choice = (id: string, optionId?: string, ...choiceIds: string[]) => ({
    id,
    name: id,
    priceCents: 0,
    allergens: [],
    default: false,
    maxQty: 1,
    ...(optionId === undefined ? {} : { dependsOn: [{ optionId, choiceIds }] }),
  });
  const withGroups = (...options: DraftOption[]) =>
    named({ items: [aDraftItem({ optionRefs: options.map(({ id }) => ({ optionId: id })) })], options });

  test("need names and prices", () => {
    expect(withGroups(aDraftOption({ name: " " }))).toEqual(["no-name option slice"]);
    expect(withGroups(aDraftOption({ choices: [{ ...choice("a"), name: "" }] }))).toEqual(["no-name option slice"]);
    expect(withGroups(aDraftOption({ choices: [{ ...choice("a"), priceCents: -1 }] }))).toEqual([
      "no-price option slice",
    ]);
    expect(withGroups(aDraftOption({ pricing: "flat" }))).toEqual(["no-price option slice"]);
    expect(withGroups(aDraftOption({ choices: [{ ...choice("a"), allergens: ["nuts"] }] }))).toEqual([
      "allergen-kinds option slice",
    ]);
    expect(withGroups(aDraftOption({ pricing: "flat", flatCents: 50 }))).toEqual([]);
  });

  test("K-FM-5 may be items that are there, shown or not, and none of the archive", () => {
    const linked = aDraftOption({ id: "slice", choices: [{ ...choice("a"), itemId: "cola" }] });
    const withCola = (...cola: DraftItem[]) =>
      named({ items: [aDraftItem({ optionRefs: [{ optionId: "slice" }] }), ...cola], options: [linked] });
    expect(withCola(aDraftItem({ id: "cola", status: "hidden" }))).toEqual([]);
    expect(withCola(aDraftItem({ id: "cola", status: "archived" }))).toEqual(["choice-item option slice"]);
    expect(withCola()).toEqual(["choice-item option slice"]);
    // Its own choices are of no use here, its facts are.
    expect(withCola(aDraftItem({ id: "cola", optionRefs: [{ optionId: "gone" }] }))).toEqual([]);
    expect(withCola(aDraftItem({ id: "cola", allergenState: "unknown" }))).toEqual(["allergens-unknown item cola"]);
  });

  test("may depend on others, but not in a circle", () => {
    const a = aDraftOption({ id: "a", choices: [choice("1")] });
    const b = aDraftOption({ id: "b", choices: [choice("1", "a", "1"), choice("2", "a", "1")] });
    const c = aDraftOption({ id: "c", choices: [choice("1", "b", "1"), choice("2", "a", "1")] });
    expect(withGroups(a, b, c)).toEqual([]);
    const back = aDraftOption({ id: "a", choices: [choice("1", "c", "1")] });
    expect(withGroups(back, b, c)).toEqual(["a", "b", "c"].map((id) => `option-circle option ${id}`));
    expect(withGroups(aDraftOption({ id: "a", choices: [choice("1", "a", "1")] }))).toEqual(["option-circle option a"]);
  });

  test("depend on what is there, in the option and in the item", () => {
    const a = aDraftOption({ id: "a", choices: [choice("1")] });
    expect(withGroups(a, aDraftOption({ id: "b", choices: [choice("1", "a", "9")] }))).toEqual([
      "option-depends option b",
    ]);
    expect(withGroups(a, aDraftOption({ id: "b", choices: [choice("1", "a")] }))).toEqual(["option-depends option b"]);
    const b = aDraftOption({ id: "b", name: "Milch", choices: [choice("1", "a", "1")] });
    expect(withGroups(b)).toEqual(["option-depends item bread", "option-depends option b"]);
    const gaps = gapsOf({ items: [aDraftItem({ optionRefs: [{ optionId: "b" }] })], options: [a, b] });
    expect(gaps[0]).toMatchObject({ type: "option-depends", place: "item", detail: "Milch" });
  });
});

describe("a bundle", () => {
  const withBox = (box: Partial<DraftBundle>) => named({ bundles: [aDraftBundle(box)] });
  const sizes = [
    { id: "s", name: "Klein", priceCents: 990 },
    { id: "l", name: "Groß", priceCents: 1590 },
  ];
  test.each<[string, Partial<DraftBundle>, string[]]>([
    ["by its sum needs no price", { pricing: "sum", priceCents: null }, []],
    ["by its sum less a part", { pricing: "sumMinusPercent", percentBp: 1000 }, []],
    ["by its sum less everything", { pricing: "sumMinusPercent", percentBp: 10_000 }, ["bundle-pricing box"]],
    ["by its sum less nothing said", { pricing: "sumMinusPercent" }, ["bundle-pricing box"]],
    ["by its sum less an amount", { pricing: "sumMinusCents", minusCents: 100 }, []],
    ["by its sum less no amount", { pricing: "sumMinusCents" }, ["bundle-pricing box"]],
    ["in sizes", { priceCents: null, sizes }, []],
    ["in sizes by its sum", { pricing: "sum", sizes }, ["bundle-pricing box"]],
    ["in sizes without a name", { sizes: [{ id: "s", name: "", priceCents: 1 }] }, ["no-name box"]],
    ["in sizes for half a cent", { sizes: [{ id: "s", name: "S", priceCents: 0.5 }] }, ["no-price box"]],
    ["by week", { slots: [], contentByWeek: { "2026-W48": [{ itemId: "bread", qty: 1 }] } }, []],
    [
      "in a week that does not exist",
      { contentByWeek: { "2026-W60": [{ itemId: "bread", qty: 1 }] } },
      ["bundle-week box"],
    ],
    ["with an empty week", { contentByWeek: { "2026-W48": [] } }, ["bundle-week box"]],
    [
      "with a week of what is gone",
      { contentByWeek: { "2026-W48": [{ itemId: "gone", qty: 1 }] } },
      ["bundle-week box"],
    ],
    ["with a week of none", { contentByWeek: { "2026-W48": [{ itemId: "bread", qty: 0 }] } }, ["bundle-week box"]],
    ["from tomorrow to today", { from: 2, to: 1 }, ["availability box"]],
    ["with an option that is gone", { optionRefs: [{ optionId: "gone" }] }, ["option-missing box"]],
  ])("%s", (_name, box, expected) => {
    expect(withBox(box)).toEqual(expected.map((gap) => gap.replace(" ", " bundle ")));
  });

  test("in sizes has them as an option, for which the menu needs nothing else", () => {
    const menu = menuOf({
      bundles: [aDraftBundle({ sizes, optionRefs: [{ optionId: "slice" }] })],
      options: [aDraftOption()],
    });
    expect(menu.bundles["box"]).toMatchObject({
      priceCents: 990,
      optionRefs: [{ optionId: "size-box" }, { optionId: "slice" }],
    });
    expect(menu.options["size-box"]).toMatchObject({ select: "single", min: 1, max: 1, name: "Größe" });
    expect(
      menu.options["size-box"]?.choices.map(({ id, priceCents, default: preset }) => [id, priceCents, preset]),
    ).toEqual([
      ["s", 0, true],
      ["l", 600, false],
    ]);
  });

  test("brings what is inside in the weeks to come, and says what it costs at least", () => {
    const menu = menuOf({
      items: [aDraftItem(), aDraftItem({ id: "jam", priceCents: 300, status: "hidden" })],
      bundles: [
        aDraftBundle({
          pricing: "sum",
          priceCents: null,
          contentByWeek: { "2026-W46": [{ itemId: "bread", qty: 9 }], "2026-W47": [{ itemId: "jam", qty: 1 }] },
        }),
      ],
    });
    expect(Object.keys(menu.items)).toEqual(["bread", "jam"]);
    expect(menu.bundles["box"]).toMatchObject({
      priceCents: 480,
      contentByWeek: { "2026-W47": [{ itemId: "jam", qty: 1 }] },
    });
  });
});

describe("the shop", () => {
  const method = (option: Partial<FulfilmentMethod>) =>
    gapsOf({ distributionOptions: [aFulfilmentMethod(option)] }).map(({ type, detail }) =>
      [type, detail].filter(Boolean).join(" | "),
    );
  const zone = {
    id: "z",
    name: "Nah",
    kind: "plz" as const,
    plz: ["83253", "10115"],
    minOrderCents: 0,
    feeCents: 300,
    extraMinutes: 0,
    enabled: true,
    priority: 1,
  };
  const shipping = { countries: ["DE" as const], parcels: [], shipDays: [1 as const] };

  test.each<[string, Partial<FulfilmentMethod>, string[]]>([
    ["delivers to its zones; hints are no gaps", { type: "delivery", zones: [zone] }, []],
    ["delivers nowhere", { type: "delivery" }, ["zone-missing"]],
    ["delivers to what is switched off", { type: "delivery", zones: [{ ...zone, enabled: false }] }, ["zone-missing"]],
    [
      "delivers to no real code",
      { type: "delivery", zones: [{ ...zone, plz: ["?"] }] },
      ["zone-invalid | Nah: plz-malformed: ?"],
    ],
    [
      "delivers around nothing",
      { type: "delivery", zones: [{ ...zone, kind: "radius" }] },
      ["zone-invalid | Nah: center-missing"],
    ],
    ["sends", { type: "shipping", shipping }, []],
    ["sends somehow", { type: "shipping" }, ["shipping-incomplete"]],
    ["sends to nowhere", { type: "shipping", shipping: { ...shipping, countries: [] } }, ["shipping-incomplete"]],
    ["sends never", { type: "shipping", shipping: { ...shipping, shipDays: [] } }, ["shipping-incomplete"]],
    ["has a way without a name", { name: " " }, ["no-name"]],
    ["K-FM-27 closes on days that exist", { closures: [{ from: "2026-12-24", to: "2026-12-24", mode: "closed" }] }, []],
    [
      "K-FM-27 closes on a 31st of June",
      { closures: [{ from: "2026-06-31", to: "2026-07-02", mode: "closed" }] },
      ["closure-days"],
    ],
    [
      "K-FM-27 closes backwards",
      { closures: [{ from: "2026-12-26", to: "2026-12-24", mode: "closed" }] },
      ["closure-days"],
    ],
    ["opens at 25 o'clock", { windows: [{ ...window, start: "25:00" }] }, ["window-malformed"]],
  ])("%s", (_name, option, expected) => expect(method(option)).toEqual(expected));

  test.each<[string, Partial<CatalogDraft>, string[]]>([
    ["is paid for in cash", { paymentMethods: ["cashOnDelivery"] }, []],
    ["is paid for only by people known here", { paymentTerms: { online: { onlyKnownCustomers: true } } }, []],
    ["is paid for from a certain amount", { paymentTerms: { online: { minCents: 2000 } } }, []],
    [
      "cannot be paid for",
      { paymentMethods: ["cashOnPickup", "cardOnPickup"] },
      ["no-payment-here distribution delivery"],
    ],
    [
      "could be paid for on other ways alone",
      { paymentMethods: ["online"], paymentTerms: { online: { distribution: ["pickup"] } } },
      ["no-payment-here distribution delivery"],
    ],
    ["can be paid for as little as anything else here", { paymentMethods: [] }, ["no-payment shop "]],
  ])("what is delivered %s", (_name, catalog, expected) => {
    const delivery = aFulfilmentMethod({ id: "delivery", type: "delivery", zones: [zone] });
    expect(named({ distributionOptions: [delivery], ...catalog })).toEqual(expected);
  });

  test("opens storefront and categories at times that exist", () => {
    const ordering = { ...aMenu().ordering, availability: { from: 2, to: 1 } };
    expect(named({ ordering })).toEqual(["availability storefront s1"]);
    expect(named({ categories: [{ ...category, windows: [{ ...window, minutes: 0 }] }] })).toEqual([
      "availability category c",
    ]);
  });

  test("with a damaged document hears of that alone, since all others may follow from it", () => {
    const malformed = [{ type: "malformed", place: "item", id: "x", name: "X", detail: "priceCents" } as const];
    expect(gapsOf({ malformed, items: [aDraftItem({ priceCents: null })] })).toEqual(malformed);
    expect(named({ malformed: [] })).toEqual([]);
  });
});

describe("what a menu says about prices", () => {
  test("PRC-10 goods by weight have the price of their estimate, and the kilogram beside it", () => {
    const items = [aDraftItem({ priceCents: null, catchWeight: weight, content: { amount: 1800, unit: "g" } })];
    expect(menuOf({ items }).items["bread"]).toMatchObject({ priceCents: 2322, basePrice: { cents: 1290, per: "kg" } });
  });

  test("conditions of methods come into the menu, and none where there are none", () => {
    const paymentTerms = { online: { minCents: 1000, onlyKnownCustomers: true } };
    expect(menuOf({ paymentTerms }).paymentTerms).toEqual(paymentTerms);
    expect(menuOf({})).not.toHaveProperty("paymentTerms");
  });

  test("prices of other lists stay in the shop", () => {
    const priceRules = [
      { id: "happy", priceCents: 400 },
      { id: "gastro", priceCents: 300, priceListId: "gastro" },
    ];
    const items = [aDraftItem({ priceRules })];
    expect(menuOf({ items }).items["bread"]?.priceRules?.map(({ id }) => id)).toEqual(["happy"]);
    expect(menuOf({ items }).priceListId).toBeUndefined();
    const gastro = menuOf({ items, priceListId: "gastro" });
    expect([gastro.priceListId, gastro.items["bread"]?.priceRules?.length]).toEqual(["gastro", 2]);
    const other = menuOf({ items: [aDraftItem({ priceRules: priceRules.slice(1) })], priceListId: "andere" });
    expect(other.items["bread"]).not.toHaveProperty("priceRules");
  });

  test("PRC-07 the lowest price of 30 days stands beside a reduced one", () => {
    const priceDays = { bread: [{ day: "2026-11-01", priceCents: 560 }] };
    expect(menuOf({ priceDays }).items["bread"]?.lowest30Cents).toBe(560);
    expect(menuOf({ priceDays: { bread: [] } }).items["bread"]).not.toHaveProperty("lowest30Cents");
  });
});
