import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { ok, refuse } from "../../kernel/result.ts";
import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import type { Menu } from "../../menu/menu.ts";
import type { MenuItem, VatClass } from "../../catalog/goods/item.ts";
import { aBasketLine, aBundle, aFulfilmentMethod, aMenu, anItem, anOption } from "../../testing/builders.ts";
import { priceBasket } from "./price-basket.ts";
import { estimateTotal } from "./estimate-total.ts";

const distribution = { optionId: "pickup", date: "2026-11-20" };

describe("the whole basket", () => {
  test("VAT-20 VAT-03 the reference vector, without its discount: the fee follows the goods", () => {
    const menu = aMenu({
      items: {
        food: anItem({ id: "food", priceCents: 5215 }),
        drink: anItem({ id: "drink", priceCents: 1389, vatClass: "drink" }),
      },
      distributionOptions: [aFulfilmentMethod({ feeCents: 490 })],
    });
    const { totals } = priceBasket({
      menu,
      lines: { a: aBasketLine({ refId: "food" }), b: aBasketLine({ refId: "drink", position: 2 }) },
      distribution,
    });
    expect(totals).toEqual({
      itemsCents: 6604,
      depositCents: 0,
      discountCents: 0,
      deliveryCents: 0,
      feesCents: 490,
      tipCents: 0,
      totalCents: 7094,
      vat: [
        { rateBp: 700, netCents: 5236, vatCents: 366, grossCents: 5602 },
        { rateBp: 1900, netCents: 1254, vatCents: 238, grossCents: 1492 },
      ],
    });
  });

  test("a delivery fee has its own place in the totals", () => {
    const menu = aMenu({ distributionOptions: [aFulfilmentMethod({ type: "delivery", feeCents: 300 })] });
    expect(priceBasket({ menu, lines: { a: aBasketLine() }, distribution }).totals).toMatchObject({
      deliveryCents: 300,
      feesCents: 0,
      totalCents: 780,
    });
  });

  test("goods for nothing carry a fee without tax group of their own", () => {
    const menu = aMenu({
      items: { bread: anItem({ priceCents: 0 }) },
      distributionOptions: [aFulfilmentMethod({ feeCents: 100 })],
    });
    expect(priceBasket({ menu, lines: { a: aBasketLine() }, distribution }).totals).toMatchObject({ totalCents: 100 });
  });

  test("VAT-03 a fee on goods that are for nothing shares their rates evenly", () => {
    const menu = aMenu({
      items: {
        bread: anItem({ priceCents: 0 }),
        water: anItem({ id: "water", priceCents: 0, vatClass: "drink" }),
      },
      distributionOptions: [aFulfilmentMethod({ feeCents: 101 })],
    });
    const lines = { a: aBasketLine({ refId: "water" }), b: aBasketLine() };
    expect(priceBasket({ menu, lines, distribution }).totals.vat).toMatchObject([
      { rateBp: 700, grossCents: 51 },
      { rateBp: 1900, grossCents: 50 },
    ]);
  });

  test("PRC-05 the minimum order value ignores deposits and fees", () => {
    const menu = aMenu({
      items: { bread: anItem({ priceCents: 900, depositCents: 200 }) },
      distributionOptions: [aFulfilmentMethod({ minOrderCents: 1000, feeCents: 500 })],
    });
    const lines = { a: aBasketLine() };
    expect(priceBasket({ menu, lines, distribution }).problems).toEqual([
      { type: "below-minimum", minimumCents: 1000, missingCents: 100 },
    ]);
    expect(priceBasket({ menu, lines, distribution: null }).problems).toEqual([]);
    expect(priceBasket({ menu, lines: {}, distribution }).problems).toEqual([]);
    const strict = { ...menu, ordering: { ...menu.ordering, minOrderCents: 2000 } };
    expect(priceBasket({ menu: strict, lines, distribution: null }).problems).toMatchObject([{ missingCents: 1100 }]);
    // Nothing in it is no order that is too small.
    expect(priceBasket({ menu: strict, lines: {}, distribution }).problems).toEqual([]);
  });

  test("without a chosen time everything but the tax is known", () => {
    expect(priceBasket({ menu: aMenu(), lines: { a: aBasketLine({ qty: 2 }) }, distribution: null })).toMatchObject({
      goodsCents: 960,
      totals: { totalCents: 960, vat: [] },
      kitchenUnits: 2,
      leadMinutes: 0,
      minAge: 0,
      problems: [],
    });
  });

  test("an empty basket costs nothing, not even the fee", () => {
    const menu = aMenu({ distributionOptions: [aFulfilmentMethod({ feeCents: 500 })] });
    expect(priceBasket({ menu, lines: {}, distribution })).toMatchObject({
      lines: [],
      problems: [],
      totals: { totalCents: 0, vat: [] },
      minAge: 0,
    });
  });

  test("lines that cannot be sold are named and left out", () => {
    const { lines, problems, totals } = priceBasket({
      menu: aMenu(),
      lines: { a: aBasketLine(), b: aBasketLine({ refId: "gone", position: 2 }) },
      distribution,
    });
    expect(lines.map(({ lineId }) => lineId)).toEqual(["a"]);
    expect(problems).toEqual([{ type: "line-invalid", lineId: "b", reason: "unknown-product" }]);
    expect(totals.totalCents).toBe(480);
    const boxes = aMenu({ bundles: { box: aBundle() } });
    const box = aBasketLine({ kind: "bundle", refId: "box", seenUnitCents: 990 });
    expect(estimateTotal(boxes, [box], undefined)).toBe(990);
    expect(estimateTotal(aMenu(), [aBasketLine(), aBasketLine({ refId: "gone" })], undefined)).toBe(480);
  });

  test("a line without a discount says nothing of one", () => {
    const { lines } = priceBasket({ menu: aMenu(), lines: { a: aBasketLine() }, distribution });
    expect(Object.keys(lines[0] ?? {})).not.toContain("discountCents");
  });

  test("the limit per order counts over all lines of a product", () => {
    const menu = aMenu({
      items: { bread: anItem({ maxQtyPerOrder: 3 }) },
      bundles: { box: aBundle({ maxQtyPerOrder: 1 }) },
    });
    const lines = {
      a: aBasketLine({ qty: 2 }),
      b: aBasketLine({ qty: 2, note: "hell", position: 2 }),
      c: aBasketLine({ kind: "bundle", refId: "box", position: 3 }),
    };
    expect(priceBasket({ menu, lines, distribution }).problems).toEqual([
      { type: "line-invalid", lineId: "b", reason: "quantity" },
    ]);
    const boxes = { ...lines, d: aBasketLine({ kind: "bundle", refId: "box", position: 4 }) };
    expect(priceBasket({ menu, lines: boxes, distribution }).problems).toEqual([
      { type: "line-invalid", lineId: "b", reason: "quantity" },
      { type: "line-invalid", lineId: "d", reason: "quantity" },
    ]);
  });

  test("VAT-01 eaten on the spot, a drink of milk is taxed in full", () => {
    const menu = aMenu({
      items: { bread: anItem({ vatClass: "milkDrink" }) },
      distributionOptions: [aFulfilmentMethod(), aFulfilmentMethod({ id: "table", type: "dineIn" })],
    });
    const rate = (optionId: string) =>
      priceBasket({ menu, lines: { a: aBasketLine() }, distribution: { optionId, date: "2026-11-20" } }).totals.vat[0]
        ?.rateBp;
    expect([rate("pickup"), rate("table")]).toEqual([700, 1900]);
  });

  test("lead time and age are those of the whole", () => {
    const menu = aMenu({
      ordering: { ...aMenu().ordering, prep: { baseMinutes: 5, secondsPerKitchenUnit: 60 } },
      items: {
        bread: anItem({ kitchenUnits: 4 }),
        beer: anItem({ id: "beer", alcohol: "beerWine16", leadMinutes: 7 }),
        rum: anItem({ id: "rum", alcohol: "spirits18" }),
      },
    });
    const lines = {
      a: aBasketLine({ qty: 3 }),
      b: aBasketLine({ refId: "beer" }),
      c: aBasketLine({ refId: "rum" }),
      d: aBasketLine({ refId: "beer", note: "kalt" }),
    };
    expect(priceBasket({ menu, lines, distribution })).toMatchObject({ kitchenUnits: 15, leadMinutes: 20, minAge: 18 });
  });
});

describe("fees, codes, cards and tips", () => {
  const menu = aMenu({
    items: {
      food: anItem({ id: "food", priceCents: 5610 }),
      drink: anItem({ id: "drink", priceCents: 1494, vatClass: "drink", depositCents: 25, depositKind: "bottle" }),
    },
    distributionOptions: [aFulfilmentMethod({ type: "delivery", feeCents: 490, freeFromCents: 7000 })],
  });
  const lines = { a: aBasketLine({ refId: "food" }), b: aBasketLine({ refId: "drink", position: 2 }) };
  const five: DiscountTerms = {
    codeId: "five",
    code: "FIVE",
    name: "5 € Rabatt",
    kind: "fixed",
    amountCents: 500,
    stacking: "stackable",
    priority: 1,
  };

  test("VAT-20 VAT-03 VAT-04 PRC-05 the whole reference vector: 'free from' looks at what is left after discounts", () => {
    const { totals, codes, amountDueCents, goodsCents } = priceBasket({ menu, lines, distribution, codes: [five] });
    expect(totals).toMatchObject({
      itemsCents: 7104,
      depositCents: 25,
      discountCents: -500,
      deliveryCents: 490,
      totalCents: 7094 + 25,
      vat: [
        { rateBp: 700, netCents: 5236, vatCents: 366, grossCents: 5602 },
        { rateBp: 1900, grossCents: 1492 + 25 },
      ],
    });
    expect(codes).toEqual([
      { codeId: "five", code: "FIVE", name: "5 € Rabatt", kind: "discount", cents: 500, amountCents: 500 },
    ]);
    expect([amountDueCents, goodsCents]).toEqual([7119, 7104]);
    expect(priceBasket({ menu, lines, distribution }).totals.deliveryCents).toBe(0);
  });

  test("a campaign of the menu needs no code, is called by its name and gives way to an exclusive code", () => {
    const campaign = { ...five, codeId: "autumn", code: "AKTION-1", name: "Herbst", autoApply: true } as const;
    const autumn = { ...menu, campaigns: [campaign] };
    expect(priceBasket({ menu: autumn, lines, distribution }).codes).toEqual([
      { codeId: "autumn", code: "Herbst", name: "Herbst", kind: "discount", cents: 500, amountCents: 500 },
    ]);
    const typed = { ...five, amountCents: 100, stacking: "exclusive" } as const;
    const both = priceBasket({ menu: autumn, lines, distribution, codes: [typed] });
    expect([both.codes.map(({ codeId }) => codeId), both.problems]).toEqual([["five"], []]);
    const early = { ...autumn, campaigns: [{ ...campaign, minSubtotalCents: 10_000 }] };
    expect(priceBasket({ menu: early, lines, distribution })).toMatchObject({ codes: [], problems: [] });
  });

  test("CHK-07 no method of payment changes the total, with codes, cards and tips as well", () => {
    const totals = paymentMethods.map((paymentMethod) => {
      const giftCards = [{ codeId: "g", code: "G", name: "Karte", balanceCents: 100 }];
      const tip = { mode: "percent", value: 10 } as const;
      const { totals: priced } = priceBasket({
        menu,
        lines,
        distribution,
        codes: [five],
        giftCards,
        tip,
        paymentMethod,
      });
      return priced;
    });
    for (const one of totals) expect(one).toEqual(totals[0]);
  });

  test("VAT-06 a tip is on top, without tax, in percent of the goods that are paid", () => {
    const tipped = (mode: "percent" | "fixed", value: number) =>
      priceBasket({ menu, lines, distribution, codes: [five], tip: { mode, value } }).totals;
    expect(tipped("percent", 10)).toMatchObject({ tipCents: 660, totalCents: 7119 + 660 });
    expect(tipped("percent", 10).vat).toEqual(tipped("fixed", 0).vat);
    expect(tipped("fixed", 150).tipCents).toBe(150);
    expect(tipped("percent", 5000).tipCents).toBe(6604);
    expect(priceBasket({ menu, lines: {}, distribution, tip: { mode: "fixed", value: 150 } }).totals.totalCents).toBe(
      0,
    );
  });

  test("the fee of an address comes from whoever knows zones, with its own minimum", () => {
    const asked: unknown[] = [];
    const zoned = priceBasket({
      menu,
      lines,
      distribution,
      codes: [five],
      deliveryFee: (...question) => {
        asked.push(question);
        return ok({ feeCents: 290, minimumCents: 8000, extraMinutes: 0, zoneId: "z1" });
      },
    });
    expect(asked).toEqual([[6604, [{ food: 1 }, { drink: 1 }]]]);
    expect(zoned).toMatchObject({
      fee: { zoneId: "z1" },
      totals: { deliveryCents: 290 },
      problems: [{ type: "below-minimum", minimumCents: 8000, missingCents: 896 }],
    });
    const nowhere = priceBasket({
      menu,
      lines,
      distribution,
      deliveryFee: () => refuse({ type: "out-of-area", zip: "99999", alternatives: [] }),
    });
    expect(nowhere).toMatchObject({ fee: null, problems: [{ type: "out-of-area" }], totals: { deliveryCents: 0 } });
  });

  test("a code does not push an order below the minimum, and one that is refused changes no price", () => {
    const strict = { ...menu, ordering: { ...menu.ordering, minOrderCents: 7000 } };
    expect(priceBasket({ menu: strict, lines, distribution, codes: [five] }).problems).toEqual([]);
    const refused = priceBasket({ menu, lines, distribution, codes: [{ ...five, minSubtotalCents: 8000 }] });
    expect(refused.problems).toMatchObject([{ type: "code-conditions", reason: "minimum", missingCents: 896 }]);
    expect(refused.totals).toEqual(priceBasket({ menu, lines, distribution }).totals);
  });

  test("VAT-03 where the adviser wants it, the fee has the standard rate; a small business has none", () => {
    const standard = {
      ...menu,
      distributionOptions: [aFulfilmentMethod({ type: "delivery", feeCents: 490, feeVat: "standard" })],
    } as const;
    const food = { a: aBasketLine({ refId: "food" }) };
    expect(priceBasket({ menu: standard, lines: food, distribution }).totals).toMatchObject({
      feeVat: "standard",
      vat: [
        { rateBp: 700, grossCents: 5610 },
        { rateBp: 1900, grossCents: 490 },
      ],
    });
    const small = { ...standard, shop: { ...standard.shop, taxScheme: "smallBusiness" as const } };
    expect(priceBasket({ menu: small, lines: food, distribution }).totals).toMatchObject({ totalCents: 6100, vat: [] });
    expect(priceBasket({ menu: standard, lines: food, distribution: null }).totals.vat).toEqual([]);
  });

  test("VAT-03 a fee for goods that a code made free goes by what they would have cost", () => {
    const all = { ...five, amountCents: 99_999 };
    const { totals } = priceBasket({ menu, lines, distribution, codes: [all] });
    expect(totals).toMatchObject({ discountCents: -7104, totalCents: 515 });
    expect(totals.vat.map(({ rateBp, grossCents }) => [rateBp, grossCents])).toEqual([
      [700, 387],
      [1900, 103 + 25],
    ]);
  });

  test("VAT-08 net prices: the tax of each rate is rounded once, on top", () => {
    const { totals } = priceBasket({ menu, lines, distribution, codes: [five], prices: "net" });
    expect(totals).toMatchObject({
      totalCents: 7119 + 392 + 288,
      addedVatCents: 392 + 288,
      vat: [
        { rateBp: 700, netCents: 5602, vatCents: 392, grossCents: 5994 },
        { rateBp: 1900, netCents: 1517, vatCents: 288, grossCents: 1805 },
      ],
    });
  });

  test("PRC-10 goods by weight have an estimate and a most", () => {
    const ham = anItem({ catchWeight: { pricePerKgCents: 1890, estGrams: 1200, minGrams: 1000, maxGrams: 1400 } });
    const weighed = { ...menu, items: { ...menu.items, bread: ham } };
    const basket = { ...lines, c: aBasketLine({ qty: 2 }) };
    const { totals, atMostCents, lines: priced } = priceBasket({ menu: weighed, lines: basket, distribution });
    expect(priced.find(({ lineId }) => lineId === "c")).toMatchObject({ unitCents: 2268, reduced: false });
    expect(atMostCents - totals.totalCents).toBe(2 * (2646 - 2268));
  });
});

/** A second, slower calculation with exact fractions, written from the law and not from the code above. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
const halfUp = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d);

function oracleTotals(menu: Menu, lines: readonly BasketLine[], feeCents: number) {
  const rateOf = (item: MenuItem): number => {
    const table: Record<string, Partial<Record<VatClass, number>>> = {
      DE: { food: 700, basicFood: 700, drink: 1900, milkDrink: 700 },
      AT: { food: 1000, basicFood: 490, drink: 2000, milkDrink: 1000 },
    };
    return item.customRateBp ?? table[menu.shop.country]?.[item.vatClass] ?? -1;
  };
  const gross = new Map<number, bigint>();
  const add = (rate: number, cents: bigint): void => void gross.set(rate, (gross.get(rate) ?? 0n) + cents);
  /** Largest remainder by repeated giving: the next cent goes to the part that is owed most. */
  const share = (cents: bigint, weights: [number, bigint][]): void => {
    const whole = weights.reduce((sum, [, weight]) => sum + weight, 0n);
    if (whole === 0n) return;
    const parts = weights.map(([rate, weight]) => ({ rate, weight, got: (cents * weight) / whole }));
    for (let rest = cents - parts.reduce((sum, { got }) => sum + got, 0n); rest > 0n; rest -= 1n) {
      const owed = parts.reduce((best, part) =>
        cents * part.weight - part.got * whole > cents * best.weight - best.got * whole ? part : best,
      );
      owed.got += 1n;
    }
    for (const { rate, got } of parts) add(rate, got);
  };
  let [items, deposits] = [0n, 0n];
  const depositGross: [number, bigint][] = [];
  for (const line of lines) {
    const qty = BigInt(line.qty);
    const goods =
      line.kind === "item"
        ? [[menu.items[line.refId], 1n] as const]
        : (menu.bundles[line.refId]?.slots ?? []).flatMap((slot) =>
            slot.choices.map((choice) => [menu.items[choice.itemId], BigInt(choice.qty)] as const),
          );
    let unit = BigInt(
      line.kind === "item" ? (menu.items[line.refId]?.priceCents ?? 0) : (menu.bundles[line.refId]?.priceCents ?? 0),
    );
    for (const { choiceId, qty: quantity } of line.choices)
      unit += BigInt((menu.options["top"]?.choices.find(({ id }) => id === choiceId)?.priceCents ?? 0) * quantity);
    items += unit * qty;
    const byRate = new Map<number, bigint>();
    for (const [item, quantity] of goods) {
      if (!item) continue;
      byRate.set(rateOf(item), (byRate.get(rateOf(item)) ?? 0n) + BigInt(item.priceCents) * quantity * qty);
      const deposit = BigInt(item.depositCents) * quantity * qty;
      deposits += deposit;
      if (!(menu.shop.country === "AT" && item.depositKind === "can")) depositGross.push([rateOf(item), deposit]);
    }
    share(
      unit * qty,
      [...byRate].sort(([a], [b]) => a - b),
    );
  }
  share(
    BigInt(feeCents),
    [...gross].sort(([a], [b]) => a - b),
  );
  for (const [rate, deposit] of depositGross) add(rate, deposit);
  const vat = [...gross]
    .filter(([, cents]) => cents > 0n)
    .sort(([a], [b]) => a - b)
    .map(([rateBp, cents]) => {
      const net = halfUp({ n: cents * 10_000n, d: BigInt(10_000 + rateBp) });
      return { rateBp, netCents: Number(net), vatCents: Number(cents - net), grossCents: Number(cents) };
    });
  return {
    itemsCents: Number(items),
    depositCents: Number(deposits),
    totalCents: Number(items + deposits) + feeCents,
    vat,
  };
}

test("PRC-08 a campaign for a fee that is nothing already leaves typed codes alone", () => {
  const method = aFulfilmentMethod({ id: "van", type: "delivery", feeCents: 300, freeFromCents: 400 });
  const more = { stacking: "exclusive", autoApply: true } as const;
  const free = {
    codeId: "FREI",
    code: "FREI",
    name: "Gratis Lieferung",
    kind: "freeDelivery",
    priority: 1,
    ...more,
  } as const;
  const ten = { codeId: "ZEHN", code: "ZEHN", name: "Zehn", kind: "percent", percentBp: 1000, priority: 1 } as const;
  const priced = (
    type: "delivery" | "pickup",
    freeFromCents: number,
    kind: "freeDelivery" | "percent" = "freeDelivery",
  ) =>
    priceBasket({
      menu: aMenu({
        distributionOptions: [{ ...method, type, freeFromCents }],
        campaigns: [{ ...free, kind, discountsDelivery: true }],
      }),
      lines: { l1: aBasketLine() },
      distribution: { optionId: "van", date: "2026-11-20" },
      codes: [{ ...ten, stacking: "stackable" }],
    });
  const goods = priced("delivery", 400);
  expect(goods).toMatchObject({ totals: { deliveryCents: 0 }, codes: [{ codeId: "ZEHN" }], problems: [] });
  expect(priced("delivery", 9999)).toMatchObject({
    codes: [{ codeId: "FREI", cents: 300 }],
    problems: [{ type: "code-not-combinable", code: "ZEHN", with: "Gratis Lieferung" }],
  });
  const nowhere = priceBasket({
    menu: aMenu({ distributionOptions: [method], campaigns: [free] }),
    lines: { l1: aBasketLine() },
    distribution: null,
    codes: [{ ...ten, stacking: "stackable" }],
  });
  expect(nowhere.problems).toMatchObject([{ type: "code-not-combinable" }]);
  // Nothing is brought, so there is nothing to take off.
  expect(priced("pickup", 9999, "percent")).toMatchObject({ codes: [{ codeId: "ZEHN" }], problems: [] });
});

test("whoever types the code of a campaign gets what the menu promises, not what is not published yet", () => {
  const given = { kind: "percent", percentBp: 1000, autoApply: true, stacking: "stackable", priority: 1 } as const;
  const campaign = { ...given, codeId: "HERBST", code: "HERBST", name: "Herbst" } as const;
  const codesOf = (published: Partial<DiscountTerms>, typed: Partial<DiscountTerms>) =>
    priceBasket({
      menu: aMenu({ campaigns: [{ ...campaign, ...published, autoApply: true }] }),
      lines: { l1: aBasketLine() },
      distribution: { optionId: "pickup", date: "2026-11-20" },
      codes: [{ ...campaign, ...typed }],
      now: 100,
    }).codes.map(({ codeId, cents }) => [codeId, cents]);
  for (const percentBp of [500, 5000]) expect(codesOf({}, { percentBp })).toEqual([["HERBST", 48]]);
  expect(codesOf({}, { autoApply: false, minSubtotalCents: 9999 })).toEqual([["HERBST", 48]]);
  // The menu's campaign is over; the shop has made a code of it since.
  expect(codesOf({ validTo: 100 }, { autoApply: false, percentBp: 500 })).toEqual([["HERBST", 24]]);
});

describe("any basket", () => {
  const item = fc.record({
    priceCents: fc.integer({ min: 1, max: 5000 }),
    depositCents: fc.constantFrom(0, 0, 8, 25),
    depositKind: fc.constantFrom("can" as const, "bottle" as const),
    vatClass: fc.constantFrom<VatClass>("food", "basicFood", "drink", "milkDrink", "custom"),
  });
  const world = fc
    .record({
      country: fc.constantFrom("DE" as const, "AT" as const),
      items: fc.array(item, { minLength: 3, maxLength: 6 }),
      boxPrice: fc.integer({ min: 1, max: 9999 }),
      feeCents: fc.constantFrom(0, 1, 99, 490),
      picks: fc.array(
        fc.record({ index: fc.nat(5), qty: fc.integer({ min: 1, max: 30 }), extra: fc.nat(3), box: fc.boolean() }),
        { minLength: 1, maxLength: 12 },
      ),
    })
    .map(({ country, items, boxPrice, feeCents, picks }) => {
      const all = items.map((one, index) =>
        anItem({
          ...one,
          id: `i${index}`,
          optionRefs: [{ optionId: "top" }],
          ...(one.vatClass === "custom" ? { customRateBp: 1300 } : {}),
        }),
      );
      const menu = aMenu({
        shop: { ...aMenu().shop, country },
        items: Object.fromEntries(all.map((one) => [one.id, one])),
        options: {
          top: anOption({
            id: "top",
            select: "quantity",
            max: 9,
            choices: [{ id: "x", name: "x", priceCents: 35, allergens: [], default: false, maxQty: 9 }],
          }),
        },
        bundles: {
          box: aBundle({
            priceCents: boxPrice,
            slots: [
              {
                id: "s",
                name: "s",
                min: 1,
                max: 1,
                fixed: true,
                choices: all.slice(0, 3).map(({ id }, n) => ({ itemId: id, qty: n + 1, surchargeCents: 0 })),
              },
            ],
          }),
        },
        distributionOptions: [aFulfilmentMethod({ feeCents })],
      });
      const lines = picks.map(({ index, qty, extra, box }, position): BasketLine =>
        box
          ? aBasketLine({ kind: "bundle", refId: "box", qty, position })
          : aBasketLine({
              refId: `i${index % all.length}`,
              qty,
              position,
              choices: extra ? [{ optionId: "top", choiceId: "x", qty: extra }] : [],
            }),
      );
      return { menu, lines, feeCents };
    });
  const byId = (lines: readonly BasketLine[]) => Object.fromEntries(lines.map((line, index) => [`l${index}`, line]));

  test("VAT-20 VAT-02 VAT-03 VAT-05 agrees with exact fractions", () => {
    fc.assert(
      fc.property(world, ({ menu, lines, feeCents }) => {
        const { totals, problems, lines: priced } = priceBasket({ menu, lines: byId(lines), distribution });
        expect(problems).toEqual([]);
        expect(totals).toMatchObject(oracleTotals(menu, lines, feeCents));
        const shown = new Map(priced.map(({ lineId, unitCents }) => [lineId, unitCents]));
        const seen = lines.map((line, index) => ({ ...line, seenUnitCents: shown.get(`l${index}`) ?? 0 }));
        expect(estimateTotal(menu, seen, menu.distributionOptions[0])).toBe(totals.totalCents);
      }),
      { numRuns: 300 },
    );
  });

  test("VAT-20 parts make the whole, nothing is negative, order does not matter", () => {
    fc.assert(
      fc.property(world, fc.nat(), ({ menu, lines }, turn) => {
        const { totals, lines: priced } = priceBasket({ menu, lines: byId(lines), distribution });
        const { itemsCents, depositCents, discountCents, deliveryCents, feesCents, tipCents, totalCents } = totals;
        expect(itemsCents + depositCents + discountCents + deliveryCents + feesCents + tipCents).toBe(totalCents);
        for (const line of priced)
          expect(line.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(line.totalCents);
        const untaxed = priced.reduce(
          (sum, line) => sum + line.depositCents - line.depositVat.reduce((a, { grossCents }) => a + grossCents, 0),
          0,
        );
        expect(totals.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents - untaxed);
        for (const line of totals.vat)
          expect(Math.min(line.netCents, line.vatCents, line.grossCents)).toBeGreaterThanOrEqual(0);
        const at = turn % lines.length;
        expect(
          priceBasket({ menu, lines: byId([...lines.slice(at), ...lines.slice(0, at)]), distribution }).totals,
        ).toEqual(totals);
      }),
      { numRuns: 200 },
    );
  });

  test("CHK-07 the method of payment is no part of the price", () => {
    fc.assert(
      fc.property(world, ({ menu, lines }) => {
        const other = { ...menu, paymentMethods: ["cardOnPickup" as const] };
        expect(priceBasket({ menu: other, lines: byId(lines), distribution }).totals).toEqual(
          priceBasket({ menu, lines: byId(lines), distribution }).totals,
        );
      }),
      { numRuns: 20 },
    );
  });
});
