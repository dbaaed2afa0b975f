import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import { campaignsOf } from "../../menu/campaigns.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { Bundle } from "../../catalog/goods/goods.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import type { BasketInput } from "../../pricing/basket/price-basket.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { aBundle, aFulfilmentMethod, aMenu, anItem, anOption } from "../builders.ts";
import { type Chance, chanceOf } from "./chance.ts";

/** Moments at which a day, a rate, an offset or a calendar changes, to the minute, and ordinary ones between them. */
const edges = [
  "2025-12-31T23:00:00Z",
  "2026-03-29T01:00:00Z",
  "2026-06-30T22:00:00Z",
  "2026-10-25T01:00:00Z",
  "2026-10-24T22:00:00Z",
  "2028-02-28T23:00:00Z",
  "2028-02-29T23:00:00Z",
] as const;

export interface BasketCase {
  readonly question: BasketInput;
  readonly slotStart: number;
}

/** One basket of a seed: shop, goods, codes, cards, fee, tip and time, all of it by chance. */
export function generateBasket(seed: number, index: number): BasketCase {
  const chance = chanceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const country = chance.pick(["DE", "AT"]);
  const timezone = country === "DE" ? "Europe/Berlin" : "Europe/Vienna";
  const slotStart = chance.once(2)
    ? Date.parse(chance.pick(edges)) + chance.between(-2, 2) * 60_000
    : Date.parse("2026-01-01T00:00:00Z") + chance.below(1000 * 24 * 60) * 60_000;
  const items = Array.from({ length: chance.between(2, 6) }, (_, nth) => someItem(chance, nth, slotStart));
  const bundles = Array.from({ length: chance.between(1, 2) }, (_, nth) => someBundle(chance, nth, items));
  const base = aMenu();
  const type = chance.pick(["pickup", "delivery", "shipping", "dineIn", "locker"]);
  const menu = aMenu({
    shop: {
      ...base.shop,
      country,
      timezone,
      taxScheme: chance.pick(["regular", "regular", "regular", "regular", "smallBusiness", "flatRateFarmer"]),
    },
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    bundles: Object.fromEntries(bundles.map((bundle) => [bundle.id, bundle])),
    options: { top: toppings(chance) },
    categories: [
      {
        id: "c1",
        name: "c1",
        slug: "c1",
        entries: [
          { kind: "item", id: "i0" },
          { kind: "group", id: "g1" },
        ],
      },
    ],
    groups: { g1: { id: "g1", name: "g1", illustration: "x", itemIds: ["i1"], defaultItemId: "i1", labelBy: "name" } },
    distributionOptions: [
      aFulfilmentMethod({
        id: "way",
        type,
        feeCents: chance.pick([0, 1, 99, 290, 490]),
        ...(chance.once(3) ? { freeFromCents: chance.between(0, 9000) } : {}),
        ...(chance.once(4) ? { feeVat: "standard" } : {}),
      }),
    ],
  });
  const lines = Array.from({ length: chance.between(1, 9) }, (_, nth) => someLine(chance, nth, items, bundles));
  const codes = Array.from({ length: chance.pick([0, 1, 1, 2, 3]) }, (_, nth) => someCode(chance, nth));
  return {
    slotStart,
    question: {
      menu: { ...menu, campaigns: campaignsOf(codes, slotStart) },
      lines: Object.fromEntries(lines.map((line, nth) => [`l${(nth * 7) % 10}${nth}`, line])),
      distribution: { optionId: "way", date: instantToLocal(slotStart, timezone).date, at: slotStart },
      // A campaign may be typed, too, and be another one by now than the menu says.
      codes: codes.flatMap((code) => {
        if (!code.autoApply) return [code];
        return chance.once(3) ? [{ ...code, percentBp: 3333, amountCents: 777, autoApply: chance.once(2) }] : [];
      }),
      giftCards: Array.from({ length: chance.pick([0, 0, 1, 2]) }, (_, nth) => ({
        codeId: `card${nth}`,
        code: `CARD${nth}`,
        name: "Gutschein",
        balanceCents: chance.pick([0, 1, 500, 2500, 1_000_000]),
      })),
      ...(chance.once(3)
        ? {
            tip: chance.once(2)
              ? { mode: "percent" as const, value: chance.between(0, 120) }
              : { mode: "fixed" as const, value: chance.between(0, 900) },
          }
        : {}),
      prices: chance.once(5) ? "net" : "gross",
    },
  };
}

function someItem(chance: Chance, nth: number, slotStart: number): MenuItem {
  const vatClass = chance.pick(["food", "basicFood", "drink", "milkDrink", "custom"]);
  const grams = chance.between(50, 2000);
  return anItem({
    id: `i${nth}`,
    priceCents: chance.once(12) ? 0 : chance.between(1, 4000),
    vatClass,
    ...(vatClass === "custom" ? { customRateBp: chance.pick([0, 1300]) } : {}),
    depositCents: chance.pick([0, 0, 8, 25]),
    depositKind: chance.pick(["can", "bottle"]),
    optionRefs: [{ optionId: "top" }],
    excludeFromDiscounts: chance.once(6),
    ...(chance.once(5)
      ? {
          catchWeight: { pricePerKgCents: chance.between(99, 9999), estGrams: grams, minGrams: 1, maxGrams: 2 * grams },
        }
      : {}),
    ...(chance.once(5)
      ? {
          priceRules: [
            { id: "a", priceCents: chance.between(0, 3000), from: slotStart },
            { id: "b", priceCents: chance.between(0, 3000), to: slotStart },
          ],
        }
      : {}),
  });
}

function someBundle(chance: Chance, nth: number, items: readonly MenuItem[]): Bundle {
  const inside = items.filter(({ catchWeight }) => !catchWeight);
  return aBundle({
    id: `b${nth}`,
    pricing: chance.pick(["fixed", "sum", "sumMinusPercent", "sumMinusCents"]),
    priceCents: chance.between(1, 6000),
    percentBp: chance.between(0, 5000),
    minusCents: chance.between(0, 800),
    optionRefs: [{ optionId: "top" }],
    depositCents: chance.pick([0, 0, 300]),
    depositKind: "box",
    slots: [
      {
        id: "all",
        name: "all",
        min: 1,
        max: 1,
        fixed: true,
        choices: inside.map(({ id }) => ({
          itemId: id,
          qty: chance.between(1, 3),
          surchargeCents: chance.pick([0, 0, 70]),
        })),
      },
    ],
  });
}

function toppings(chance: Chance) {
  return anOption({
    id: "top",
    select: "quantity",
    max: null,
    ...(chance.once(3) ? { freeCount: chance.between(1, 2) } : {}),
    choices: [
      { id: "plain", name: "plain", priceCents: chance.between(0, 99), allergens: [], default: false, maxQty: 9 },
      {
        id: "drink",
        name: "drink",
        priceCents: chance.between(0, 300),
        allergens: [],
        default: false,
        maxQty: 9,
        vatClass: "drink",
        depositCents: 25,
        depositKind: "can",
      },
    ],
  });
}

function someLine(chance: Chance, nth: number, items: readonly MenuItem[], bundles: readonly Bundle[]): BasketLine {
  const isBundle = chance.once(4);
  const refId = isBundle ? `b${chance.below(bundles.length)}` : `i${chance.below(items.length)}`;
  const choices = ["plain", "drink"].flatMap((choiceId) =>
    chance.once(4) ? [{ optionId: "top", choiceId, qty: chance.between(1, 3) }] : [],
  );
  const qty = chance.pick([1, 1, 2, 3, 7, chance.between(1, 60)]);
  return { kind: isBundle ? "bundle" : "item", refId, qty, choices, position: 20 - nth, seenUnitCents: 0 };
}

function someCode(chance: Chance, nth: number): DiscountTerms {
  const kind = chance.pick(["percent", "percent", "fixed", "fixed", "freeDelivery", "freeItem", "bundlePrice"]);
  return {
    codeId: `code${nth}`,
    code: `CODE${nth}`,
    name: "Rabatt",
    kind,
    ...(kind === "percent" ? { percentBp: chance.pick([1, 333, 1000, 5000, 10_000]) } : {}),
    ...(kind === "fixed" ? { amountCents: chance.pick([1, 100, 500, 50_000]) } : {}),
    ...(kind === "freeItem" ? { itemId: "i0", qty: chance.between(1, 3) } : {}),
    ...(kind === "bundlePrice" ? { amountCents: chance.between(100, 3000), qty: chance.between(1, 4) } : {}),
    ...(chance.once(4) ? { maxDiscountCents: chance.between(0, 700) } : {}),
    ...(chance.once(4) ? { minSubtotalCents: chance.between(0, 5000) } : {}),
    ...(chance.once(4) ? { includeItems: ["i0", "b0"] } : {}),
    ...(chance.once(5) ? { includeCategories: ["c1"] } : {}),
    ...(chance.once(5) ? { excludeItems: ["i1"] } : {}),
    ...(chance.once(5) ? { distribution: ["delivery", "pickup"] } : {}),
    ...(chance.once(4) ? { excludeDiscounted: true } : {}),
    ...(chance.once(3) ? { discountsDelivery: true } : {}),
    ...(chance.once(4) ? { autoApply: true } : {}),
    stacking: chance.once(4) ? "exclusive" : "stackable",
    priority: chance.below(2),
  };
}
