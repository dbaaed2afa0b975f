import { describe, expect, test } from "vitest";
import { linesHash } from "../../basket/lines-hash.ts";
import type { GiftCard } from "../../pricing/discounts/gift-cards.ts";
import {
  aBasket,
  aBasketLine,
  aFulfilmentMethod,
  aMenu,
  aMoment,
  anAddress,
  anItem,
  aShop,
} from "../../testing/builders.ts";
import type { BuyingBusiness } from "../businesses/buying-business.ts";
import type { MethodsOfShop, PaymentIneligibility } from "../../menu/offered-methods.ts";
import { decideOrder } from "./decide-order.ts";
import { heldForMinutes } from "./new-order.ts";
import type { OrderInput, OrderRequest } from "./order-input.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";

const key = "2026-11-20T11:00";
const aBuyer = { email: "koch@kita.example", name: "Küche", role: "buyer" } as const;
const anAdmin = { email: "leitung@kita.example", name: "Leitung", role: "admin" } as const;
const aBuying = (
  company: Partial<BuyingBusiness["company"]> = {},
  more: Partial<BuyingBusiness> = {},
): BuyingBusiness => ({
  customerId: "b_1",
  company: {
    name: "Kita am Fluss",
    status: "active",
    creditLimitCents: 1000,
    openCents: 0,
    poRequired: false,
    employees: [aBuyer, anAdmin],
    ...company,
  },
  employee: aBuyer,
  ...more,
});
const all: readonly PaymentMethod[] = ["cashOnPickup", "cashOnDelivery", "online", "onAccount"];
const zone = {
  id: "z1",
  name: "Nah",
  kind: "plz",
  plz: ["83022"],
  minOrderCents: 0,
  feeCents: 300,
  extraMinutes: 0,
  enabled: true,
  priority: 1,
} as const;
const delivery = aFulfilmentMethod({ id: "delivery", type: "delivery", zones: [zone] });
const address = { ...anAddress(), zip: "83022" };

function decide(overrides: Partial<Omit<OrderInput, "request">> = {}, request: Partial<OrderRequest> = {}) {
  return decideOrder({
    menu: aMenu({ paymentMethods: all, distributionOptions: [aFulfilmentMethod(), delivery] }),
    restaurant: aShop(),
    basket: aBasket(),
    uid: "shopper",
    now: aMoment,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    ...overrides,
    request: {
      basketId: "shopper_web",
      menuVersion: 1,
      quotedTotalCents: 480,
      distribution: { optionId: "pickup", slotKey: key },
      contact: { name: "Kundin 1", email: "kundin1@post.example" },
      paymentMethod: "cashOnPickup",
      ageConfirmed: false,
      ...request,
    },
  });
}
function orderOf(...question: Parameters<typeof decide>) {
  const result = decide(...question);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.order;
}
function refused(...question: Parameters<typeof decide>) {
  const result = decide(...question);
  return result.ok ? null : result.refusal;
}
const card = (balanceCents: number): GiftCard => ({ codeId: "K", code: "K", name: "Karte", balanceCents });

describe("how an order is paid", () => {
  test("online waits for its money", () => {
    expect(orderOf({ capture: "onAccept" }, { paymentMethod: "online" })).toMatchObject({
      status: "pendingPayment",
      paymentStatus: "open",
      capture: "onAccept",
      holdUntil: aMoment + heldForMinutes * 60_000,
      events: [{ type: "paymentStarted" }],
    });
    expect(orderOf({}, { paymentMethod: "online" }).capture).toBe("onPlace");
  });

  test("goods that are weighed later are reserved with the share the shop asks for, if they are taken later", () => {
    const catchWeight = { pricePerKgCents: 960, estGrams: 500, minGrams: 400, maxGrams: 600 };
    const menu = aMenu({ paymentMethods: all, items: { bread: anItem({ catchWeight }) } });
    const online = { paymentMethod: "online" } as const;
    expect(orderOf({ menu, capture: "onAccept", weightBufferBp: 1000 }, online).bufferCents).toBe(48);
    expect(orderOf({ menu, capture: "onAccept" }, online)).not.toHaveProperty("bufferCents");
    expect(orderOf({ menu, capture: "onPlace", weightBufferBp: 1000 }, online)).not.toHaveProperty("bufferCents");
  });

  test("gift cards pay first; when they cover everything nobody else is asked", () => {
    expect(orderOf({ giftCards: [card(1000)] }, { paymentMethod: "online" })).toMatchObject({
      status: "placed",
      paymentMethod: "giftCard",
      paymentStatus: "paid",
      payments: [{ id: "giftCard-K", state: "captured", capturedCents: 480 }],
    });
    expect(orderOf({ giftCards: [card(100)] }, { paymentMethod: "online" })).toMatchObject({
      status: "pendingPayment",
      payments: [{ state: "authorized", authorizedCents: 100, capturedCents: 0 }],
    });
    expect(orderOf({ giftCards: [card(100)] })).toMatchObject({ status: "placed", paymentStatus: "open" });
    expect(orderOf({ giftCards: [card(480)] }, { paymentMethod: "giftCard" })).toMatchObject({ paymentStatus: "paid" });
    expect(refused({ giftCards: [card(100)] }, { paymentMethod: "giftCard" })).toEqual({
      type: "payment-method-unavailable",
    });
  });

  test("on account is a claim, nothing to pay is none", () => {
    expect(orderOf({ business: aBuying() }, { paymentMethod: "onAccount" }).paymentStatus).toBe("onAccount");
    const free = aMenu({ items: { bread: anItem({ priceCents: 0 }) }, paymentMethods: all });
    expect(orderOf({ menu: free }, { quotedTotalCents: 0, paymentMethod: "online" })).toMatchObject({
      status: "placed",
      paymentStatus: "none",
    });
  });

  test("only in ways that fit how the goods are received", () => {
    const no = { type: "payment-method-unavailable" };
    expect(refused({}, { paymentMethod: "cashOnDelivery" })).toEqual(no);
    expect(refused({}, { paymentMethod: "cardOnPickup" })).toEqual(no);
    const choosy = aFulfilmentMethod({ paymentMethods: ["online"] });
    const menu = aMenu({ paymentMethods: all, distributionOptions: [choosy] });
    expect(refused({ menu })).toEqual(no);
  });

  test.each<
    [
      string,
      NonNullable<MethodsOfShop["paymentTerms"]>,
      Partial<OrderInput>,
      Partial<OrderRequest>,
      PaymentIneligibility | null,
    ]
  >([
    ["enough", { cashOnPickup: { minCents: 480, maxCents: 480 } }, {}, {}, null],
    ["too little", { cashOnPickup: { minCents: 481 } }, {}, {}, { reason: "minimum", cents: 481 }],
    ["too much", { cashOnPickup: { maxCents: 479 } }, {}, {}, { reason: "maximum", cents: 479 }],
    ["what a gift card leaves", { cashOnPickup: { maxCents: 380 } }, { giftCards: [card(100)] }, {}, null],
    [
      "nothing left to pay",
      { cashOnPickup: { minCents: 1 } },
      { giftCards: [card(480)] },
      { paymentMethod: "giftCard" },
      null,
    ],
    ["another method's conditions", { online: { maxCents: 1, onlyKnownCustomers: true } }, {}, {}, null],
    [
      "another way",
      { cashOnPickup: { distribution: ["dineIn"] } },
      {},
      {},
      { reason: "distribution", ways: ["dineIn"] },
    ],
    ["a stranger", { cashOnPickup: { onlyKnownCustomers: true } }, {}, {}, { reason: "known" }],
    ["somebody known", { cashOnPickup: { onlyKnownCustomers: true } }, { isReturning: true }, {}, null],
  ])("under the conditions that the shop has for a method: %s", (_name, paymentTerms, question, request, bar) => {
    const menu = aMenu({ paymentMethods: all, paymentTerms });
    expect(refused({ menu, ...question }, request)).toEqual(bar && { type: "payment-method-unavailable", bar });
  });

  test("VAT-06 a tip counts only where the shop asks for one, whatever amount, and none is a slip of the finger", () => {
    const tip = { mode: "fixed", value: 150 } as const;
    const asking = aMenu({ paymentMethods: all, tips: { mode: "percent", presets: [5] } });
    expect(orderOf({ menu: asking }, { tip, quotedTotalCents: 630 }).totals.tipCents).toBe(150);
    expect(refused({}, { tip, quotedTotalCents: 630 })).toMatchObject({ type: "price-changed", totalCents: 480 });
    const slip = { tip: { mode: "fixed", value: 15_000 }, quotedTotalCents: 15_480 } as const;
    expect(refused({ menu: asking }, slip)).toMatchObject({ type: "price-changed", totalCents: 10_480 });
  });
});

describe("where an order goes", () => {
  const brought = { distribution: { optionId: "delivery", slotKey: key }, paymentMethod: "cashOnDelivery" } as const;
  test("into its zone, at its fee", () => {
    expect(orderOf({}, { ...brought, address: { ...address, note: "2. Stock" }, quotedTotalCents: 780 })).toMatchObject(
      {
        distribution: { address: { zip: "83022", note: "2. Stock" }, zoneId: "z1" },
        totals: { deliveryCents: 300, totalCents: 780 },
      },
    );
  });

  test("not without an address, and not where nobody goes", () => {
    expect(refused({}, brought)).toEqual({ type: "address-required" });
    expect(refused({}, { ...brought, address: { ...address, zip: "10115" } })).toEqual({
      type: "out-of-area",
      zip: "10115",
      alternatives: ["pickup"],
    });
  });

  test("outside of a parcel's countries everything but parcels is the alternative, what is switched off left out", () => {
    const parcels = { countries: ["DE"], parcels: [], shipDays: [1] } as const;
    const sent = aFulfilmentMethod({ id: "parcel", type: "shipping", shipping: parcels });
    const van = aFulfilmentMethod({ id: "van", type: "delivery", zones: [zone] });
    const locker = aFulfilmentMethod({ id: "locker", type: "locker", enabled: false });
    const menu = aMenu({ paymentMethods: all, distributionOptions: [aFulfilmentMethod(), van, locker, sent] });
    const request = { distribution: { optionId: "parcel", slotKey: key }, paymentMethod: "online" } as const;
    expect(refused({ menu }, { ...request, address: { ...address, zip: "8010", country: "AT" } })).toEqual({
      type: "out-of-area",
      zip: "8010",
      alternatives: ["pickup", "delivery"],
    });
  });

  test("nearly outside of a zone is said to the shop", () => {
    const asking = aFulfilmentMethod({
      id: "delivery",
      type: "delivery",
      zones: [zone],
      outsideArea: "askMerchant",
      feeCents: 0,
    });
    const menu = aMenu({ paymentMethods: all, distributionOptions: [asking] });
    expect(orderOf({ menu }, { ...brought, address: { ...address, zip: "10115" } }).distribution).toMatchObject({
      zoneUncertain: true,
    });
  });

  test("to a table, if somebody sits at one", () => {
    const table = aFulfilmentMethod({ type: "dineIn" });
    const menu = aMenu({ distributionOptions: [table] });
    const at = { optionId: table.id, slotKey: key };
    const inside = menu.shop.country === "DE" ? { menu } : { menu };
    expect(orderOf(inside, { distribution: { ...at, table: "7" } }).distribution.table).toBe("7");
    expect(orderOf(inside, { distribution: at }).distribution.table).toBeUndefined();
  });

  test("what a way asks for has to be there", () => {
    const needs = (requires: "phone" | "address" | "account") => ({
      menu: aMenu({ distributionOptions: [aFulfilmentMethod({ requires: [requires] })] }),
    });
    expect(refused(needs("phone"))).toEqual({ type: "phone-required" });
    expect(refused(needs("address"))).toEqual({ type: "address-required" });
    expect(refused(needs("account"))).toEqual({ type: "account-required" });
    expect(refused({ ...needs("account"), isGuest: false })).toBeNull();
  });
});

describe("nothing unseen", () => {
  test("a basket that is not the one that was shown is refused", () => {
    const { lines } = aBasket();
    expect(refused({}, { linesHash: linesHash(lines) })).toBeNull();
    expect(refused({}, { linesHash: "0000000000000000" })).toMatchObject({ type: "price-changed", lineIds: ["l1"] });
  });

  test("codes that do not hold are said before the price", () => {
    const terms = {
      codeId: "C",
      code: "C",
      name: "C",
      kind: "percent",
      percentBp: 1000,
      stacking: "stackable",
      priority: 1,
    } as const;
    expect(orderOf({ codes: [terms] }, { quotedTotalCents: 432 })).toMatchObject({
      codes: [{ codeId: "C", cents: 48 }],
    });
    expect(refused({ codes: [{ ...terms, maxUses: 1, uses: 1 }] })).toMatchObject({ type: "code-used" });
  });

  test("goods that cannot be had then, and days that are full", () => {
    const summer = anItem({ season: { from: "06-01", to: "08-31" } } as never);
    expect(refused({ menu: aMenu({ items: { bread: summer } }) })).toMatchObject({ type: "not-available-then" });
    const menu = aMenu({ distributionOptions: [aFulfilmentMethod({ dayCapacity: { ordersPerDay: 2 } })] });
    expect(refused({ menu, dayOrders: 2 })).toMatchObject({ type: "slot-full" });
    expect(refused({ menu, dayOrders: 1 })).toBeNull();
  });

  test("what is sold by weight or from an age on is marked", () => {
    const catchWeight = { pricePerKgCents: 960, estGrams: 500, minGrams: 400, maxGrams: 600 };
    const heavy = aMenu({ items: { bread: anItem({ catchWeight }) } });
    expect(orderOf({ menu: heavy }).flags).toEqual({ needsWeighing: true });
    const beer = aMenu({ items: { bread: anItem({ alcohol: "beerWine16" }) } });
    const item = decide({ menu: beer }, { ageConfirmed: true });
    expect(item.ok ? item.value.order.flags : item.refusal).toEqual({ ageCheck: 16 });
  });
});

test("PRC-10 an order has to be weighed as soon as one thing in it has", () => {
  const catchWeight = { pricePerKgCents: 960, estGrams: 500, minGrams: 400, maxGrams: 600 };
  const menu = aMenu({ items: { bread: anItem(), ham: anItem({ id: "ham", catchWeight }) } });
  const lines = { bread: aBasketLine(), ham: aBasketLine({ refId: "ham" }) };
  const result = decide({ menu, basket: aBasket({ lines }) }, { quotedTotalCents: 960 });
  expect(result.ok && result.value.order.flags).toEqual({ needsWeighing: true });
});

describe("what a shop decided about a customer", () => {
  const blocked = { isBlocked: true, denied: [] } as const;
  const noCash = { isBlocked: false, denied: ["cash"] } as const;

  test("M-C10 X-M4 a blocked customer is refused by name, and by an order alone that could come about otherwise", () => {
    expect(refused({ standing: blocked })).toEqual({ type: "customer-blocked" });
    for (const standing of [blocked, noCash])
      expect(refused({ standing }, { quotedTotalCents: 1 })).toMatchObject({ type: "price-changed" });
    expect(refused({ standing: noCash }, { paymentMethod: "online" })).toBeNull();
  });

  test("M-C10 a denied way to pay is refused with its reason, and the others are taken", () => {
    expect(refused({ standing: noCash })).toEqual({ type: "payment-method-unavailable", bar: { reason: "denied" } });
    const onAccount = { isBlocked: false, denied: ["onAccount"] } as const;
    expect(refused({ standing: onAccount })).toBeNull();
    const business = aBuying();
    expect(refused({ standing: onAccount, business }, { paymentMethod: "onAccount" })).toMatchObject({
      bar: { reason: "denied" },
    });
  });
});

describe("an order for a company", () => {
  const onAccount = { paymentMethod: "onAccount" } as const;

  test("on account is for a company that the shop supplies and lets order so, on every way; nobody else is offered it", () => {
    expect(refused({}, onAccount)).toEqual({ type: "payment-method-unavailable" });
    expect(refused({ business: aBuying({ onAccount: false }) }, onAccount)).toEqual({
      type: "payment-method-unavailable",
    });
    expect(refused({ business: aBuying({ status: "blocked" }) }, onAccount)).toEqual({ type: "business-unknown" });
    const cashOnly = aMenu({
      paymentMethods: all,
      distributionOptions: [aFulfilmentMethod({ paymentMethods: ["cashOnPickup"] })],
    });
    expect(orderOf({ menu: cashOnly, business: aBuying() }, onAccount)).toMatchObject({
      status: "placed",
      paymentStatus: "onAccount",
      customer: { b2bCustomerId: "b_1", company: "Kita am Fluss" },
    });
  });

  test("what is open counts against the limit of the company", () => {
    const nearly = aBuying({ openCents: 600 });
    expect(refused({ business: nearly }, onAccount)).toEqual({ type: "credit-limit-exceeded", leftCents: 400 });
    expect(refused({ business: nearly })).toBeNull();
    expect(refused({ business: aBuying({ openCents: 520 }) }, onAccount)).toBeNull();
  });

  test("above a limit the order waits for the company: a day, and no longer than the shop takes orders for its time", () => {
    const business = aBuying({ approvalAboveCents: 479 });
    expect(orderOf({ business }, onAccount)).toMatchObject({
      status: "awaitingApproval",
      paymentStatus: "onAccount",
      approval: { state: "waiting", over: "order", limitCents: 479 },
      events: [{ type: "approvalRequested", by: "customer" }],
    });
    expect(orderOf({ business: aBuying({ approvalAboveCents: 480 }) }, onAccount).status).toBe("placed");
    const month = aBuying({}, { employee: { ...aBuyer, monthlyLimitCents: 900 }, monthCents: 500 });
    expect(orderOf({ business: month })).toMatchObject({
      status: "awaitingApproval",
      approval: { over: "month", limitCents: 900 },
    });
    const { holdUntil = 0, distribution } = orderOf({ business }, onAccount);
    expect(holdUntil).toBe(distribution.slot.start);
  });

  test("an order that would have to wait and cannot is refused in words, before it is paid online", () => {
    const business = aBuying({ approvalAboveCents: 479 });
    expect(refused({ business }, { paymentMethod: "online" })).toEqual({
      type: "approval-unavailable",
      reason: "payment",
    });
    expect(refused({ business: aBuying({ approvalAboveCents: 479, employees: [aBuyer] }) }, onAccount)).toEqual({
      type: "approval-unavailable",
      reason: "noAdmin",
    });
  });

  test("PRC-01 the agreed discount is off the goods, stands in the order with its rule, and the page has to have shown it", () => {
    const business = aBuying({ discountBp: 1000 });
    expect(refused({ business }, onAccount)).toMatchObject({ type: "price-changed", totalCents: 432 });
    expect(orderOf({ business }, { ...onAccount, quotedTotalCents: 432 })).toMatchObject({
      totals: { totalCents: 432 },
      codes: [{ codeId: "firma", name: "Firmenrabatt", cents: 48, percentBp: 1000 }],
    });
  });

  test("the number of its own books is asked for where the company wants one, and kept with the cost centre", () => {
    expect(refused({ business: aBuying({ poRequired: true }, { poNumber: " " }) })).toEqual({
      type: "po-number-required",
    });
    const named = { poNumber: " PO 7 ", costCenter: "", employee: { ...aBuyer, costCenter: "Küche" } };
    expect(orderOf({ business: aBuying({ poRequired: true }, named) }).customer).toMatchObject({
      poNumber: "PO 7",
      costCenter: "Küche",
    });
    expect(orderOf({ business: aBuying({}, { ...named, costCenter: "Hort" }) }).customer.costCenter).toBe("Hort");
  });
});
