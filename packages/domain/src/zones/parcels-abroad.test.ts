import { describe, expect, test } from "vitest";
import { must } from "../invariant.ts";
import { checkAvailable } from "../offering/available-at.ts";
import { decideOrder } from "../orders/decide-order.ts";
import type { OrderRequest } from "../orders/order-question.ts";
import { priceBasket } from "../pricing/price-basket.ts";
import {
  aBasket,
  aBasketLine,
  aBundle,
  aDistributionOption,
  aMenu,
  aMoment,
  anItem,
  anOption,
  aRestaurant,
} from "../testing/builders.ts";
import { feeOf } from "./fee-of.ts";

const parcels = aDistributionOption({
  id: "parcel",
  type: "shipping",
  shipping: {
    countries: ["DE", "AT"],
    parcels: [{ maxGrams: 5000, feeCents: 590 }],
    shipDays: [1, 2, 3, 4, 5, 6, 7],
    coldPack: false,
  },
});
const menu = aMenu({ distributionOptions: [parcels], paymentMethods: ["online"] });

describe("parcels", () => {
  test("VAT-07 do not go where the tax of the country does not hold", () => {
    const to = (zip: string, country: "DE" | "AT" = "DE") => feeOf(parcels, { zip, country }, 480, null);
    for (const zip of ["27498", "78266"])
      expect(to(zip)).toEqual({ ok: false, refusal: { type: "out-of-area", zip, alternatives: [] } });
    expect([to("27499"), to("78267"), to("8010", "AT")].every(({ ok }) => ok)).toBe(true);
  });

  test.each([
    ["AT", "refused"],
    ["DE", "placed"],
  ] as const)("VAT-07 to %s with alcohol are %s", (country, expected) => {
    const withWine = { ...menu, items: { bread: anItem({ alcohol: "beerWine16" }) } };
    const slot = { optionId: "parcel", slotKey: "2026-11-20T11:00" };
    const { totals } = priceBasket({
      menu: withWine,
      lines: aBasket().lines,
      distribution: { optionId: "parcel", date: "2026-11-20" },
      deliveryFee: (goods) => feeOf(parcels, { zip: "83022", country: "DE" }, goods, null),
    });
    const request: OrderRequest = {
      requestId: "00000000-0000-4000-8000-000000000004",
      basketId: "shopper_web",
      menuVersion: 1,
      quotedTotalCents: totals.totalCents,
      distribution: slot,
      address: { street: "Weg", houseNo: "1", zip: country === "AT" ? "8010" : "83022", city: "Ort", country },
      contact: { name: "Kundin 1", email: "kundin1@post.example" },
      paymentMethod: "online",
      ageConfirmed: true,
    };
    const decided = decideOrder({
      menu: withWine,
      restaurant: aRestaurant(),
      basket: aBasket(),
      uid: "shopper",
      now: aMoment,
      available: () => null,
      soldOutBundleIds: [],
      openOrders: 0,
      slotUse: null,
      request,
    });
    const answer = decided.ok ? "placed" : decided.refusal;
    const items = [{ lineId: "l1", name: "Bauernbrot" }];
    expect(answer).toEqual(expected === "placed" ? "placed" : { type: "not-available-then", items, abroad: true });
  });

  test("VAT-07 look into bundles and choices, and blame the time where it is the time", () => {
    const rum = anOption({
      choices: [
        { id: "rum", name: "mit Rum", priceCents: 0, allergens: [], default: false, maxQty: 1, alcohol: "spirits18" },
      ],
    });
    const withRum = aMenu({ options: { slice: rum }, bundles: { box: aBundle() } });
    const choices = [{ optionId: "slice", choiceId: "rum", qty: 1 }];
    const abroad = { type: "shipping", at: aMoment, abroad: true } as const;
    const check = (lines: Parameters<typeof checkAvailable>[1], how: Parameters<typeof checkAvailable>[2] = abroad) =>
      checkAvailable(withRum, lines, how);
    expect(check({ a: aBasketLine({ choices }) })).toMatchObject({ abroad: true });
    expect(check({ a: aBasketLine() })).toBeNull();
    const wineInside = aMenu({ items: { bread: anItem({ alcohol: "beerWine16" }) }, bundles: { box: aBundle() } });
    const box = { a: aBasketLine({ kind: "bundle", refId: "box", components: [] }) };
    expect(checkAvailable(wineInside, box, abroad)).toMatchObject({ abroad: true });
    const over = aMenu({ items: { bread: anItem({ alcohol: "beerWine16", to: 0 }) } });
    const late = must(checkAvailable(over, { a: aBasketLine() }, abroad), "a refusal");
    expect(late.abroad).toBeUndefined();
  });
});
