import { describe, expect, test } from "vitest";
import { aFulfilmentMethod } from "../testing/builders.ts";
import {
  type MethodsOfShop,
  offeredMethods,
  paymentIneligibility,
  type PaymentTerms,
  type PayInput,
  withOnlinePaused,
} from "./offered-methods.ts";

const pickup = aFulfilmentMethod();
const delivery = aFulfilmentMethod({ type: "delivery" });
const shop: MethodsOfShop = { paymentMethods: ["cashOnPickup", "cashOnDelivery", "online"] };
const asked = (overrides: Partial<PayInput> = {}): PayInput => ({
  option: pickup,
  payCents: 2_000,
  isReturning: false,
  ...overrides,
});
const names = (question: Partial<PayInput>, of: MethodsOfShop = shop) =>
  offeredMethods(of, asked(question)).map(({ method }) => method);

test("a way has the methods that make sense on it, in the shop's order", () => {
  expect(names({})).toEqual(["cashOnPickup", "online"]);
  expect(names({ option: delivery })).toEqual(["cashOnDelivery", "online"]);
  expect(names({ option: aFulfilmentMethod({ type: "shipping" }) })).toEqual(["online"]);
});

test("a way may leave methods out, nothing can be paid without a way, and a gift card is no choice", () => {
  expect(names({ option: aFulfilmentMethod({ paymentMethods: ["online"] }) })).toEqual(["online"]);
  expect(names({ option: undefined })).toEqual([]);
  expect(names({}, { paymentMethods: ["giftCard", "online"] })).toEqual(["online"]);
});

test("while the platform starts no online payment, that way alone is barred, before the shop's own conditions", () => {
  const paused = withOnlinePaused({ ...shop, paymentTerms: { online: { minCents: 9_000 }, cashOnPickup: {} } });
  expect(offeredMethods(paused, asked())).toEqual([
    { method: "cashOnPickup", bar: null },
    { method: "online", bar: { reason: "paused" } },
  ]);
  expect(paused.paymentTerms?.online?.minCents).toBe(9_000);
  expect(offeredMethods(withOnlinePaused(shop), asked())).toContainEqual({
    method: "online",
    bar: { reason: "paused" },
  });
});

describe("conditions of a method", () => {
  test.each<[string, PaymentTerms, Partial<PayInput>, unknown]>([
    ["none", {}, {}, null],
    ["just enough", { minCents: 2_000 }, {}, null],
    ["a cent too little", { minCents: 2_001 }, {}, { reason: "minimum", cents: 2_001 }],
    ["just not too much", { maxCents: 2_000 }, {}, null],
    ["a cent too much", { maxCents: 1_999 }, {}, { reason: "maximum", cents: 1_999 }],
    ["an amount that nobody knows yet", { minCents: 9_000, maxCents: 1 }, { payCents: null }, null],
    ["a way that is named", { distribution: ["pickup", "locker"] }, {}, null],
    ["no way that is named", { distribution: [] }, {}, null],
    ["another way", { distribution: ["delivery"] }, {}, { reason: "distribution", ways: ["delivery"] }],
    ["a stranger", { onlyKnownCustomers: true }, {}, { reason: "known" }],
    ["somebody known", { onlyKnownCustomers: true }, { isReturning: true }, null],
    ["anybody", { onlyKnownCustomers: false }, {}, null],
    [
      "all of them: the way is said first",
      { distribution: ["delivery"], onlyKnownCustomers: true, minCents: 9_000 },
      {},
      { reason: "distribution", ways: ["delivery"] },
    ],
    ["a stranger with too little", { onlyKnownCustomers: true, minCents: 9_000 }, {}, { reason: "known" }],
  ])("%s", (_name, terms, question, bar) => {
    const offered = offeredMethods({ ...shop, paymentTerms: { online: terms } }, asked(question));
    expect(offered).toEqual([
      { method: "cashOnPickup", bar: null },
      { method: "online", bar },
    ]);
  });
});

test("as long as no way is chosen, none of them bars a method", () => {
  const terms: PaymentTerms = { distribution: ["delivery"], minCents: 2_000 };
  const bar = (fulfilment: "pickup" | undefined, payCents: number) =>
    paymentIneligibility(terms, { fulfilment, payCents, isReturning: false });
  expect(bar(undefined, 2_000)).toBeNull();
  expect(bar(undefined, 1_999)).toEqual({ reason: "minimum", cents: 2_000 });
  expect(bar("pickup", 2_000)).toEqual({ reason: "distribution", ways: ["delivery"] });
});
