import { describe, expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import type { BasketLine, ChosenOption } from "../../catalog/goods/basket-line.ts";
import type { Menu } from "../../menu/menu.ts";
import type { OptionGroup } from "../../catalog/goods/option-group.ts";
import { aBasketLine, aBundle, aMenu, anItem, anOption } from "../../testing/builders.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { openPricing } from "./open-pricing.ts";
import { orderLine, priceLine } from "./price-line.ts";

const date = "2026-11-20";
const price = (menu: Menu, line: Partial<BasketLine> = {}, day: string | null = date) =>
  priceLine({ pricing: openPricing(menu, { date: day }), lineId: "l1", line: aBasketLine(line) });
function priced(...question: Parameters<typeof price>) {
  const result = price(...question);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

const menuWith = (option: Partial<OptionGroup>): Menu =>
  aMenu({
    items: { bread: anItem({ optionRefs: [{ optionId: "top" }] }) },
    options: { top: anOption({ id: "top", name: "Belag", select: "quantity", max: null, ...option }) },
  });
const toppings = ["ham", "egg", "cress"].map((id, index) => ({
  id,
  name: id,
  priceCents: (index + 1) * 10,
  allergens: ["egg"] as const,
  default: false,
  maxQty: 5,
}));
const chose = (...choices: [string, number][]): ChosenOption[] =>
  choices.map(([choiceId, qty]) => ({ optionId: "top", choiceId, qty }));

describe("the price of an item", () => {
  test("is base price plus options, times quantity, with a frozen copy of what was chosen", () => {
    const line = priced(menuWith({ choices: toppings }), {
      qty: 3,
      choices: chose(["egg", 2], ["ham", 1]),
      note: " gut durch ",
    });
    expect(line).toMatchObject({
      name: "Bauernbrot",
      qty: 3,
      unitCents: 530,
      totalCents: 1590,
      note: "gut durch",
      allergens: ["gluten:wheat", "egg"],
      changed: true,
    });
    expect(line.choices).toEqual([
      { optionId: "top", choiceId: "ham", optionName: "Belag", name: "ham", qty: 1, cents: 10 },
      { optionId: "top", choiceId: "egg", optionName: "Belag", name: "egg", qty: 2, cents: 40 },
    ]);
    expect(line.vat).toEqual([{ rateBp: 700, grossCents: 1590 }]);
  });

  test("K-FS-7 carries what becomes of it when it runs out, as the shopper or else the shop says; to be asked is the rule", () => {
    const of = (preset: "ask" | "replace" | undefined, line: object) => {
      const menu = menuWith({ choices: toppings });
      return priced({ ...menu, ordering: { ...menu.ordering, ...(preset && { substitutionDefault: preset }) } }, line)
        .substitution;
    };
    expect(of(undefined, {})).toBeUndefined();
    expect(of(undefined, { substitution: "remove" })).toBe("remove");
    expect(of("replace", {})).toBe("replace");
    expect(of("replace", { substitution: "ask" })).toBeUndefined();
  });

  test("K-FS-7 a limit for a dearer substitute goes with the wish to have one alone", () => {
    const limitOf = (line: object) =>
      priced(menuWith({ choices: toppings }), { dearerByCents: 150, ...line }).dearerByCents;
    expect(limitOf({ substitution: "replace" })).toBe(150);
    expect(limitOf({ substitution: "remove" })).toBeUndefined();
  });

  test.each<[string, Partial<OptionGroup>, [string, number][], number]>([
    [
      "per choice",
      {},
      [
        ["ham", 2],
        ["egg", 1],
      ],
      40,
    ],
    [
      "the first pieces free, in the order of the menu",
      { freeCount: 2 },
      [
        ["cress", 1],
        ["ham", 1],
        ["egg", 1],
      ],
      30,
    ],
    ["free pieces reach into one choice", { freeCount: 2 }, [["egg", 3]], 20],
    ["more free pieces than chosen", { freeCount: 9 }, [["egg", 3]], 0],
    ["free", { pricing: "free" }, [["cress", 3]], 0],
    [
      "flat, once",
      { pricing: "flat", flatCents: 75 },
      [
        ["ham", 2],
        ["egg", 1],
      ],
      75,
    ],
    ["flat without an amount", { pricing: "flat" }, [["ham", 2]], 0],
    ["nothing chosen", { pricing: "flat", flatCents: 75 }, [], 0],
  ])("options cost %s", (_name, option, choices, cents) => {
    expect(priced(menuWith({ choices: toppings, ...option }), { choices: chose(...choices) }).unitCents).toBe(
      480 + cents,
    );
  });

  test("a choice counts in its own group and in no other", () => {
    const menu = aMenu({
      items: { bread: anItem({ optionRefs: [{ optionId: "top" }, { optionId: "side" }] }) },
      options: {
        top: anOption({ id: "top", name: "Belag", choices: toppings, pricing: "flat", flatCents: 70 }),
        side: anOption({ id: "side", name: "Beilage", choices: toppings }),
      },
    });
    const line = priced(menu, { choices: [{ optionId: "side", choiceId: "egg", qty: 1 }] });
    expect(line.unitCents).toBe(500);
    expect(line.choices.map(({ optionName, name }) => `${optionName} ${name}`)).toEqual(["Beilage egg"]);
  });

  test("a text costs what its choice says and is kept; an empty one is nothing", () => {
    const menu = menuWith({ select: "text", choices: [must(toppings[0], "ham")] });
    expect(priced(menu, { choices: [{ optionId: "top", choiceId: "ham", qty: 1, text: " Zum 70. " }] })).toMatchObject({
      unitCents: 490,
      choices: [{ text: "Zum 70." }],
    });
    for (const said of [{ text: "" }, { text: "  " }, {}])
      expect(priced(menu, { choices: [{ optionId: "top", choiceId: "ham", qty: 1, ...said }] })).toMatchObject({
        unitCents: 480,
        choices: [],
      });
    const free = priced(menuWith({ select: "text", choices: [], pricing: "flat", flatCents: 50 }), {
      choices: [{ optionId: "top", choiceId: "top", qty: 1, text: "Hoch" }],
    });
    expect(free).toMatchObject({ unitCents: 530, choices: [{ name: "Belag", text: "Hoch", cents: 50 }] });
  });

  test("PRC-05 the deposit stands beside the price, six cans bring six", () => {
    const menu = aMenu({
      items: { cola: anItem({ id: "cola", priceCents: 129, depositCents: 25, depositKind: "can", vatClass: "drink" }) },
    });
    const line = priced(menu, { refId: "cola", qty: 6, seenUnitCents: 129 });
    expect(line).toMatchObject({
      unitCents: 129,
      totalCents: 774,
      depositCents: 150,
      vat: [{ rateBp: 1900, grossCents: 774 }],
      depositVat: [{ rateBp: 1900, grossCents: 150 }],
      changed: false,
    });
  });

  test("VAT-05 in Austria only the single-use deposit stays out of the tax table", () => {
    const shop = { ...aMenu().shop, country: "AT" as const };
    const menu = aMenu({
      shop,
      items: {
        can: anItem({ id: "can", priceCents: 129, depositCents: 25, depositKind: "can", vatClass: "drink" }),
        bottle: anItem({ id: "bottle", priceCents: 129, depositCents: 20, depositKind: "bottle", vatClass: "drink" }),
      },
    });
    expect(priced(menu, { refId: "can" })).toMatchObject({ depositCents: 25, depositVat: [] });
    expect(priced(menu, { refId: "bottle" })).toMatchObject({
      depositCents: 20,
      depositVat: [{ rateBp: 2000, grossCents: 20 }],
    });
  });

  test("VAT-01 the rate is that of the handover, also for an order placed before", () => {
    const menu = aMenu({
      shop: { ...aMenu().shop, country: "AT" },
      items: { bread: anItem({ vatClass: "basicFood" }) },
    });
    expect(priced(menu, {}, "2026-06-30").vat).toEqual([{ rateBp: 1000, grossCents: 480 }]);
    expect(priced(menu, {}, "2026-07-01").vat).toEqual([{ rateBp: 490, grossCents: 480 }]);
    expect(priced(menu, {}, null)).toMatchObject({ totalCents: 480, vat: [], depositVat: [] });
  });

  test("PRC-02 a small business has prices without tax", () => {
    const menu = aMenu({ shop: { ...aMenu().shop, taxScheme: "smallBusiness" } });
    expect(priced(menu)).toMatchObject({ totalCents: 480, vat: [] });
  });

  test("carries what the rest of the order needs", () => {
    const menu = aMenu({
      items: {
        bread: anItem({
          kitchenName: "BB",
          kitchenUnits: 2,
          leadMinutes: 90,
          alcohol: "spirits18",
          content: { amount: 500, unit: "g" },
        }),
      },
    });
    const line = priced(menu, { qty: 2 });
    expect(line).toMatchObject({
      kitchenName: "BB",
      kitchenUnits: 4,
      leadMinutes: 90,
      minAge: 18,
      quantity: { bread: 2 },
      contentText: "500\u00a0g",
    });
    expect(priced(aMenu(), { note: "x".repeat(200) }).note).toHaveLength(200);
    expect(Object.keys(orderLine(line, {}))).not.toEqual(expect.arrayContaining(["pieces"]));
    expect(orderLine(line, {})).toMatchObject({ lineId: "l1", totalCents: 960, kitchenName: "BB" });
    expect(orderLine(line, {})).not.toHaveProperty("labelling");
    const origin = { bread: anItem({ origin: "Chiemgau" }) };
    expect(orderLine(line, origin).labelling).toEqual([{ label: "Herkunft", text: "Chiemgau" }]);
  });

  test.each<[string, Partial<BasketLine>, object]>([
    ["an unknown product", { refId: "gone" }, { type: "line-invalid", reason: "unknown-product" }],
    ["a name that every object has", { refId: "constructor" }, { type: "line-invalid", reason: "unknown-product" }],
    [
      "a box by a name that every object has",
      { kind: "bundle", refId: "toString" },
      { type: "line-invalid", reason: "unknown-product" },
    ],
    ["no pieces", { qty: 0 }, { type: "line-invalid", reason: "quantity" }],
    ["half a piece", { qty: 1.5 }, { type: "line-invalid", reason: "quantity" }],
    ["a note that fills a database", { note: "x".repeat(201) }, { type: "line-invalid", reason: "malformed" }],
    [
      "a text with an order for the printer",
      { choices: [{ optionId: "top", choiceId: "ham", qty: 1, text: "hell\u001b@" }] },
      { type: "line-invalid", reason: "malformed" },
    ],
    ["a note with an order for the printer", { note: "hell\u001b@" }, { type: "line-invalid", reason: "malformed" }],
    ["a million pieces", { qty: 1_000_000 }, { type: "line-invalid", reason: "quantity" }],
    ["an unknown choice", { choices: chose(["gone", 1]) }, { type: "line-invalid", reason: "unknown-choice" }],
    ["a missing choice", {}, { type: "options-incomplete", optionName: "Belag", min: 1, max: 2 }],
    [
      "too many choices",
      { choices: chose(["ham", 3]) },
      { type: "options-incomplete", optionName: "Belag", min: 1, max: 2 },
    ],
  ])("X-N1 refuses an order line that was put together by hand: %s", (_name, line, refusal) => {
    expect(price(menuWith({ choices: toppings, min: 1, max: 2 }), line)).toMatchObject({
      ok: false,
      refusal: { lineId: "l1", ...refusal },
    });
  });
});

describe("the price of what is chosen with it", () => {
  const bottle = {
    id: "bottle",
    name: "Saft",
    priceCents: 290,
    allergens: [],
    default: false,
    maxQty: 5,
    depositCents: 15,
    depositKind: "bottle",
  } as const;
  const withBottle = (overrides: object): Menu => menuWith({ choices: [{ ...bottle, ...overrides }] });

  test("K-FM-5 a choice that is an item leaves the stock with each piece", () => {
    const linked = withBottle({ itemId: "cola" });
    const items = { ...linked.items, cola: anItem({ id: "cola" }) };
    const chosen = { qty: 2, choices: chose(["bottle", 3]) };
    expect(priced({ ...linked, items }, chosen).quantity).toEqual({ bread: 2, cola: 6 });
    expect(priced({ ...withBottle({ itemId: "bread" }), items }, chosen).quantity).toEqual({ bread: 8 });
    // A menu of before does not know the item.
    expect(priced(linked, chosen).quantity).toEqual({ bread: 2 });
  });

  test("VAT-02 VAT-05 a choice with its own class has its own rate, and so has its deposit", () => {
    const line = priced(withBottle({ vatClass: "drink" }), { qty: 2, choices: chose(["bottle", 2]) });
    expect(line).toMatchObject({
      unitCents: 480 + 580,
      totalCents: 2120,
      depositCents: 60,
      vat: [
        { rateBp: 700, grossCents: 960 },
        { rateBp: 1900, grossCents: 1160 },
      ],
      depositVat: [{ rateBp: 1900, grossCents: 60 }],
    });
  });

  test("VAT-05 a choice without one is part of the dish, and so is its deposit", () => {
    expect(priced(withBottle({}), { choices: chose(["bottle", 1]) })).toMatchObject({
      vat: [{ rateBp: 700, grossCents: 770 }],
      depositCents: 15,
      depositVat: [{ rateBp: 700, grossCents: 15 }],
    });
    expect(priced(withBottle({ vatClass: "custom" }), { choices: chose(["bottle", 1]) }).vat).toEqual([
      { rateBp: 700, grossCents: 770 },
    ]);
    const can = withBottle({ depositKind: "can" });
    const austrian = { ...can, shop: { ...can.shop, country: "AT" as const } };
    expect(priced(austrian, { choices: chose(["bottle", 1]) })).toMatchObject({ depositCents: 15, depositVat: [] });
  });

  test("ALC-01 a bottle of wine with the meal asks for the age of wine", () => {
    expect(priced(withBottle({ alcohol: "beerWine16" }), { choices: chose(["bottle", 1]) }).minAge).toBe(16);
  });

  test("a price of the hour counts for the hour of the handover, and says that it is a reduced one", () => {
    const at = Date.parse("2026-11-20T16:00:00Z");
    const menu = aMenu({
      items: { bread: anItem({ priceRules: [{ id: "evening", priceCents: 240, from: at }] }) },
    });
    const when = (moment: number | null) =>
      priceLine({ pricing: openPricing(menu, { date, at: moment }), lineId: "l1", line: aBasketLine() });
    expect(when(at)).toMatchObject({ value: { unitCents: 240, reduced: true, changed: true } });
    expect(when(at - 1)).toMatchObject({ value: { unitCents: 480, reduced: false } });
    expect(when(null)).toMatchObject({ value: { unitCents: 480 } });
  });

  test("VAT-01 midnight belongs to the new day, on both days when clocks change and on 29 February", () => {
    const rateAt = (instant: string): number | undefined => {
      const shop = { ...aMenu().shop, country: "AT" as const, timezone: "Europe/Vienna" };
      const menu = aMenu({ shop, items: { bread: anItem({ vatClass: "basicFood" }) } });
      const day = instantToLocal(Date.parse(instant), shop.timezone).date;
      return priced(menu, {}, day).vat[0]?.rateBp;
    };
    expect(rateAt("2026-06-30T21:59:59Z")).toBe(1000);
    expect(rateAt("2026-06-30T22:00:00Z")).toBe(490);
    const days = ["2026-03-28T23:00Z", "2026-10-24T22:00Z", "2028-02-28T23:00Z", "2028-02-29T22:59Z"].map(
      (instant) => instantToLocal(Date.parse(instant), "Europe/Vienna").date,
    );
    expect(days).toEqual(["2026-03-29", "2026-10-25", "2028-02-29", "2028-02-29"]);
  });
});

describe("the price of a bundle", () => {
  const menu = aMenu({
    items: {
      burger: anItem({ id: "burger", name: "Burger", priceCents: 890, kitchenUnits: 3, leadMinutes: 20 }),
      cola: anItem({
        id: "cola",
        name: "Cola",
        priceCents: 290,
        vatClass: "drink",
        depositCents: 25,
        depositKind: "bottle",
        kitchenUnits: 0,
      }),
      beer: anItem({ id: "beer", name: "Bier", priceCents: 390, vatClass: "drink", alcohol: "beerWine16" }),
    },
    bundles: {
      menu: aBundle({
        id: "menu",
        name: "Menü",
        priceCents: 990,
        leadMinutes: 25,
        slots: [
          {
            id: "main",
            name: "Hauptspeise",
            min: 1,
            max: 1,
            fixed: true,
            choices: [{ itemId: "burger", qty: 1, surchargeCents: 0 }],
          },
          {
            id: "drink",
            name: "Getränk",
            min: 1,
            max: 1,
            fixed: false,
            choices: [
              { itemId: "cola", qty: 1, surchargeCents: 0 },
              { itemId: "beer", qty: 1, surchargeCents: 100 },
            ],
          },
        ],
      }),
    },
  });
  const line = (itemId: string, qty = 1): Partial<BasketLine> => ({
    kind: "bundle",
    refId: "menu",
    qty,
    components: [{ slotId: "drink", itemId, qty: 1 }],
    seenUnitCents: 990,
  });

  test("VAT-02 is split over the rates by stand-alone prices", () => {
    expect(priced(menu, line("cola")).vat).toEqual([
      { rateBp: 700, grossCents: 747 },
      { rateBp: 1900, grossCents: 243 },
    ]);
  });

  test("VAT-02 the flat share of drinks counts at the table alone", () => {
    const buffet = { ...menu, bundles: { menu: aBundle({ ...menu.bundles["menu"], vatSplit: "flat30" }) } };
    const pricing = openPricing(buffet, { date });
    const eaten = priceLine({ pricing, lineId: "l1", line: aBasketLine(line("cola")), service: "dineIn" });
    expect(eaten.ok && eaten.value.vat).toEqual([
      { rateBp: 700, grossCents: 693 },
      { rateBp: 1900, grossCents: 297 },
    ]);
    expect(priced(buffet, line("cola")).vat).toEqual(priced(menu, line("cola")).vat);
    expect(eaten.ok && Object.keys(orderLine(eaten.value, menu.items))).not.toContain("isFlat");
  });

  test("without a lead time of its own takes that of its goods; one rate needs no weights beside its tax", () => {
    const plain = aMenu({ bundles: { box: aBundle() } });
    const box = priced(plain, { kind: "bundle", refId: "box" });
    expect(box.leadMinutes).toBe(0);
    expect(box).not.toHaveProperty("rates");
    expect(priced(menu, line("cola")).rates).toEqual([
      { rateBp: 700, grossCents: 890 },
      { rateBp: 1900, grossCents: 290 },
    ]);
  });

  test("brings surcharges, deposits, components, work, age and stock with it", () => {
    expect(priced(menu, line("cola", 2))).toMatchObject({
      name: "Menü",
      unitCents: 990,
      totalCents: 1980,
      depositCents: 50,
      kitchenUnits: 6,
      leadMinutes: 25,
      minAge: 0,
      quantity: { burger: 2, cola: 2 },
      components: [
        { slotId: "main", itemId: "burger", name: "Burger", qty: 1 },
        { slotId: "drink", itemId: "cola", name: "Cola", qty: 1 },
      ],
    });
    expect(priced(menu, line("beer"))).toMatchObject({ unitCents: 1090, minAge: 16, changed: true });
  });

  test("FOO-03 the box of the week has its content, its allergens and the deposit of the box", () => {
    const weekly = aMenu({
      items: { bread: anItem(), fish: anItem({ id: "fish", allergens: ["fish"], priceCents: 900 }) },
      bundles: {
        box: aBundle({
          depositCents: 300,
          depositKind: "box",
          contentByWeek: { "2026-W47": [{ itemId: "fish", qty: 2 }] },
        }),
      },
    });
    const box = { kind: "bundle", refId: "box" } as const;
    expect(priced(weekly, box)).toMatchObject({
      quantity: { fish: 2 },
      allergens: ["fish"],
      depositCents: 300,
      depositVat: [{ rateBp: 700, grossCents: 300 }],
    });
    expect(priced(weekly, box, "2026-11-27")).toMatchObject({ quantity: { bread: 1 }, allergens: ["gluten:wheat"] });
  });

  test("of free components is split evenly rather than lost", () => {
    const gifts = aMenu({
      items: { a: anItem({ id: "a", priceCents: 0 }), b: anItem({ id: "b", priceCents: 0, vatClass: "drink" }) },
      bundles: {
        box: aBundle({
          slots: [
            {
              id: "all",
              name: "Alles",
              min: 2,
              max: 2,
              fixed: true,
              choices: [
                { itemId: "a", qty: 1, surchargeCents: 0 },
                { itemId: "b", qty: 1, surchargeCents: 0 },
              ],
            },
          ],
        }),
      },
    });
    expect(priced(gifts, { kind: "bundle", refId: "box" }).vat).toEqual([
      { rateBp: 700, grossCents: 495 },
      { rateBp: 1900, grossCents: 495 },
    ]);
  });

  test("with nothing chosen at all still has its price, and no rate to put it under", () => {
    const empty = aMenu({ bundles: { box: aBundle({ slots: [] }) } });
    expect(priced(empty, { kind: "bundle", refId: "box" })).toMatchObject({ totalCents: 990, vat: [] });
  });

  test.each<[string, Partial<BasketLine>, string]>([
    ["an unknown bundle", { ...line("cola"), refId: "gone" }, "unknown-product"],
    ["a component that is not on offer", line("burger"), "components"],
    ["options that it does not have", { ...line("cola"), choices: chose(["ham", 1]) }, "unknown-choice"],
    ["a missing component", { kind: "bundle", refId: "menu" }, "components"],
    ["too many", line("cola", 1000), "quantity"],
  ])("refuses %s", (_name, wrong, reason) =>
    expect(price(menu, wrong)).toEqual({ ok: false, refusal: { type: "line-invalid", lineId: "l1", reason } }),
  );
});
