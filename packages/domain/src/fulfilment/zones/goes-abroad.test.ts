import { describe, expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { checkAvailable } from "../../menu/available-at.ts";
import { decideOrder } from "../../ordering/place/decide-order.ts";
import type { OrderRequest } from "../../ordering/place/order-input.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import {
  aBasket,
  aBasketLine,
  aBundle,
  aFulfilmentMethod,
  aMenu,
  aMoment,
  anItem,
  anOption,
  aShop,
} from "../../testing/builders.ts";
import { feeOf } from "./fee-of.ts";
import { goesAbroad } from "./goes-abroad.ts";

const parcels = aFulfilmentMethod({
  id: "parcel",
  type: "shipping",
  shipping: {
    countries: ["DE", "AT"],
    parcels: [{ maxGrams: 5000, feeCents: 590 }],
    shipDays: [1, 2, 3, 4, 5, 6, 7],
    ageCheck: 18,
  },
});
const van = aFulfilmentMethod({
  id: "van",
  type: "delivery",
  zones: [
    {
      id: "z",
      name: "Grenzland",
      kind: "plz",
      plz: ["5280", "8010", "27499", "78262-78267", "83022", "87561-87569"],
      minOrderCents: 0,
      feeCents: 300,
      extraMinutes: 0,
      enabled: true,
      priority: 1,
    },
  ],
  zonePick: "cheapest",
});
const menu = aMenu({ distributionOptions: [parcels, van], paymentMethods: ["online"] });

describe.each([
  ["parcels", parcels],
  ["the shop's own van", van],
])("%s", (_name, method) => {
  test("VAT-07 do not go where the tax of the country does not hold", () => {
    const to = (zip: string, country: "DE" | "AT" = "DE") => feeOf(method, { zip, country }, 480, null);
    for (const zip of ["27498", "78266"])
      expect(to(zip)).toEqual({ ok: false, refusal: { type: "out-of-area", zip, alternatives: [] } });
    expect([to("27499"), to("78267"), to("8010", "AT")].every(({ ok }) => ok)).toBe(true);
  });

  test.each([
    ["AT", "8010", "refused"],
    ["DE", "83022", "placed"],
    // Mittelberg lies in Austria, whatever its postal code says.
    ["DE", "87569", "refused"],
  ] as const)("VAT-07 to %s %s with alcohol is %s", (country, zip, expected) => {
    const withWine = { ...menu, items: { bread: anItem({ alcohol: "beerWine16" }) } };
    const slot = { optionId: method.id, slotKey: "2026-11-20T11:00" };
    const { totals } = priceBasket({
      menu: withWine,
      lines: aBasket().lines,
      distribution: { optionId: method.id, date: "2026-11-20" },
      deliveryFee: (goods) => feeOf(method, { zip, country }, goods, null),
    });
    const request: OrderRequest = {
      basketId: "shopper_web",
      menuVersion: 1,
      quotedTotalCents: totals.totalCents,
      distribution: slot,
      address: { street: "Weg", houseNo: "1", zip, city: "Ort", country },
      contact: { name: "Kundin 1", email: "kundin1@post.example" },
      paymentMethod: "online",
      ageConfirmed: true,
    };
    const decided = decideOrder({
      menu: withWine,
      restaurant: aShop(),
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
});

describe("what goes abroad", () => {
  test("VAT-07 is what is brought to another country than the shop's, not what its people pick up", () => {
    const here = { zip: "83022", country: "DE" } as const;
    const there = { zip: "8010", country: "AT" } as const;
    for (const type of ["delivery", "shipping"] as const) {
      expect(goesAbroad(type, here, "DE")).toBe(false);
      expect(goesAbroad(type, there, "DE")).toBe(true);
      expect(goesAbroad(type, there, "AT")).toBe(false);
      expect(goesAbroad(type, undefined, "DE")).toBe(false);
    }
    expect(goesAbroad("pickup", there, "DE")).toBe(false);
  });

  test("VAT-07 Jungholz and the Kleinwalsertal are in Austria by either of their postal codes", () => {
    for (const zip of ["87491", "87567", "87568", "87569"]) {
      expect(goesAbroad("shipping", { zip, country: "DE" }, "DE")).toBe(true);
      expect(goesAbroad("shipping", { zip, country: "DE" }, "AT")).toBe(false);
    }
    expect(goesAbroad("shipping", { zip: "6991", country: "AT" }, "AT")).toBe(false);
    const only = (country: "DE" | "AT") => ({
      ...parcels,
      shipping: { ...must(parcels.shipping, "terms"), countries: [country] },
    });
    const to = { zip: "87569", country: "DE" } as const;
    expect(feeOf(only("DE"), to, 480, null)).toMatchObject({ refusal: { type: "out-of-area" } });
    expect(feeOf(only("AT"), to, 480, null).ok).toBe(true);
  });

  test("VAT-07 look into bundles and choices, and blame the time where it is the time", () => {
    const rum = anOption({
      choices: [
        { id: "rum", name: "mit Rum", priceCents: 0, allergens: [], default: false, maxQty: 1, alcohol: "spirits18" },
      ],
    });
    const withRum = aMenu({ options: { slice: rum }, bundles: { box: aBundle() } });
    const choices = [{ optionId: "slice", choiceId: "rum", qty: 1 }];
    const abroad = { type: "shipping", ageCheck: 18, at: aMoment, abroad: true } as const;
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
