import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBundle } from "../../testing/builders.ts";
import { bundleOn, hasContentOn } from "../goods/bundle-on.ts";
import { bundlePrice, cheapestBundlePrice } from "./bundle-price.ts";
import type { Bundle } from "../goods/goods.ts";
import { bundleFields } from "../goods/goods-fields.ts";
import { isBundleSoldOut } from "../goods/sold-out.ts";

const prices: Readonly<Record<string, number>> = { bread: 480, jam: 350, ham: 700 };
const itemCents = (itemId: string): number => prices[itemId] ?? 0;
const component = (itemId: string, qty = 1, surchargeCents = 0) => ({ slotId: "s", itemId, qty, surchargeCents });

describe("what a bundle costs", () => {
  const parts = [component("bread", 2), component("ham", 1, 150)];
  test.each<[string, Partial<Bundle>, number]>([
    ["its own price and the surcharges", { pricing: "fixed", priceCents: 990 }, 1140],
    ["the sum", { pricing: "sum" }, 1810],
    ["the sum less a part of the goods", { pricing: "sumMinusPercent", percentBp: 1000 }, 1644],
    ["the sum less nothing", { pricing: "sumMinusPercent" }, 1810],
    ["the sum less an amount", { pricing: "sumMinusCents", minusCents: 200 }, 1610],
    ["never less than the surcharges", { pricing: "sumMinusCents", minusCents: 9999 }, 150],
    ["the sum less no amount", { pricing: "sumMinusCents" }, 1810],
  ])("%s", (_name, bundle, expected) => {
    expect(bundlePrice(aBundle(bundle), parts, itemCents)).toBe(expected);
  });

  test("the cheapest filling takes what is fixed whole and of the rest as few of the cheapest as will do", () => {
    const choices = [
      { itemId: "ham", qty: 1, surchargeCents: 0 },
      { itemId: "jam", qty: 1, surchargeCents: 90 },
    ];
    const slots = [...aBundle().slots, { id: "wahl", name: "Wahl", min: 2, max: 3, fixed: false, choices }];
    expect(cheapestBundlePrice(aBundle({ pricing: "sum", slots }), itemCents)).toBe(480 + 2 * (350 + 90));
    // Of a fixed price only the surcharge makes one choice dearer than another.
    expect(cheapestBundlePrice(aBundle({ pricing: "fixed", priceCents: 990, slots }), itemCents)).toBe(990);
  });

  test("the cheapest filling is not dearer than any other", () => {
    const slot = (id: string, itemIds: readonly string[], fixed: boolean) => ({
      id,
      name: id,
      min: 1,
      max: 2,
      fixed,
      choices: itemIds.map((itemId, index) => ({ itemId, qty: 1, surchargeCents: index * 90 })),
    });
    const names = fc.constantFrom("bread", "jam", "ham");
    fc.assert(
      fc.property(fc.constantFrom(...bundleFields.pricing.values), names, names, names, (pricing, a, b, picked) => {
        const bundle = aBundle({
          pricing,
          priceCents: 990,
          percentBp: 1500,
          minusCents: 100,
          slots: [slot("fest", [a, b], true), slot("wahl", ["ham", "bread", "jam"], false)],
        });
        const fixed = bundle.slots[0]?.choices.map((choice) => ({ slotId: "fest", ...choice })) ?? [];
        const choice = bundle.slots[1]?.choices.find(({ itemId }) => itemId === picked);
        const whole = [...fixed, ...(choice ? [{ slotId: "wahl", ...choice }] : [])];
        expect(cheapestBundlePrice(bundle, itemCents)).toBeLessThanOrEqual(bundlePrice(bundle, whole, itemCents));
      }),
    );
    expect(cheapestBundlePrice(aBundle({ pricing: "sum", slots: [slot("leer", [], false)] }), itemCents)).toBe(0);
  });
});

describe("a box by week", () => {
  const choice = {
    id: "wahl",
    name: "Wahl",
    min: 1,
    max: 1,
    fixed: false,
    choices: [{ itemId: "ham", qty: 1, surchargeCents: 0 }],
  };
  const box = aBundle({
    slots: [...aBundle().slots, choice],
    contentByWeek: { "2026-W48": [{ itemId: "jam", qty: 2 }] },
  });
  const fixedOf = (bundle: Bundle) =>
    bundle.slots.filter(({ fixed }) => fixed).flatMap(({ choices }) => choices.map(({ itemId, qty }) => [itemId, qty]));

  test("has what is planned for the week of the handover, with the choices as ever", () => {
    expect(fixedOf(bundleOn(box, "2026-11-22"))).toEqual([["bread", 1]]);
    expect(fixedOf(bundleOn(box, "2026-11-23"))).toEqual([["jam", 2]]);
    expect(bundleOn(box, "2026-11-29").slots.map(({ id }) => id)).toEqual(["week", "wahl"]);
    expect(fixedOf(bundleOn(box, "2026-11-30"))).toEqual([["bread", 1]]);
    expect(bundleOn(box, null)).toBe(box);
    expect(bundleOn(aBundle(), "2026-11-23")).toEqual(aBundle());
  });

  test("without anything fixed is empty in weeks that nobody planned", () => {
    const planned = { ...box, slots: [] };
    expect(hasContentOn(planned, "2026-11-23")).toBe(true);
    expect(hasContentOn(planned, "2026-11-30")).toBe(false);
  });

  test("is sold out only by what is inside in its week", () => {
    const live = { soldOutItemIds: ["bread"], soldOutBundleIds: [] };
    expect(isBundleSoldOut(box, live)).toBe(false);
    expect(isBundleSoldOut(bundleOn(box, "2026-11-22"), live)).toBe(true);
    expect(isBundleSoldOut(bundleOn(box, "2026-11-23"), live)).toBe(false);
  });
});
