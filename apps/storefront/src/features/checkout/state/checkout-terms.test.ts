import { openShop } from "@/entities/shop/testing/open-shop";
import { aBasketLine, aFulfilmentMethod, aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { expect, it } from "vitest";
import { emptyForm } from "./checkout-form.ts";
import { evaluateWith } from "./checkout-terms.ts";
import { payingOf } from "./pay-methods.ts";

const near = { id: "nah", name: "Nah", kind: "plz", plz: ["83022"], minOrderCents: 1000, feeCents: 290 } as const;
const brought: FulfilmentMethod = aFulfilmentMethod({
  id: "bring",
  type: "delivery",
  zones: [{ ...near, extraMinutes: 0, enabled: true, priority: 0 }],
});
const menu = aMenu({
  distributionOptions: [aFulfilmentMethod(), brought],
  paymentMethods: ["cashOnPickup", "cashOnDelivery", "online"],
});
const question = {
  menu,
  live: openShop(),
  draft: { lines: { l1: aBasketLine() }, optionId: "bring", slotKey: null },
  now: aMoment,
} as const;

it("knows from the postal code what it costs, what is missing, and how else it can be had", () => {
  const there = evaluateWith({ ...emptyForm, zip: "83022" })(question);
  expect(there.priced.totals.deliveryCents).toBe(290);
  expect(there.priced.problems).toMatchObject([{ type: "below-minimum", minimumCents: 1000 }]);
  const unavailable = evaluateWith({ ...emptyForm, zip: "10115" })(question);
  expect(unavailable.priced.problems).toEqual([{ type: "out-of-area", zip: "10115", alternatives: ["pickup"] }]);
  // Times are shown all the same: it may be a slip of the finger.
  expect(unavailable.slot).not.toBeNull();
  expect(evaluateWith(emptyForm)(question).priced.problems[0]?.type).toBe("address-required");
});

it("S-B3 offers only what can be paid on this way, and puts nothing in the place of a choice that does not fit", () => {
  const at = { option: brought, payCents: 0, isReturning: false };
  expect(payingOf(menu, at, null).methods).toEqual(["cashOnDelivery", "online"]);
  expect(payingOf(menu, { ...at, option: menu.distributionOptions[0] }, null).methods).toEqual([
    "cashOnPickup",
    "online",
  ]);
  expect(payingOf(menu, at, "cashOnPickup")).toMatchObject({ method: null, lost: "cashOnPickup" });
  expect(payingOf(menu, at, "online").method).toBe("online");
});

it("says of a method what it asks for, and takes the first that may be had at the price that it makes", () => {
  const paymentTerms = { cashOnPickup: { minCents: 480, onlyKnownCustomers: true }, online: { maxCents: 479 } };
  const shop = { ...menu, paymentTerms };
  const pickup = { ...question, menu: shop, draft: { ...question.draft, optionId: "pickup" } };
  const paying = (isReturning: boolean, payCents: number) =>
    payingOf(shop, { option: shop.distributionOptions[0], payCents, isReturning }, null);
  expect(paying(false, 480)).toEqual({
    offered: [
      { method: "cashOnPickup", bar: { reason: "known" } },
      { method: "online", bar: { reason: "maximum", cents: 479 } },
    ],
    methods: [],
    method: null,
    lost: null,
  });
  expect(paying(true, 480)).toMatchObject({ methods: ["cashOnPickup"], method: "cashOnPickup" });
  expect(evaluateWith({ ...emptyForm, payment: "cashOnPickup" })(pickup).paidBy).toBeNull();
  expect(evaluateWith({ ...emptyForm, payment: "online" }, true)(pickup).paidBy).toBe("cashOnPickup");
  // A code for online payment alone brings the price under what may be paid online.
  const terms = { codeId: "o", code: "ONLINE1", name: "Online", kind: "fixed", amountCents: 100, stacking: "stackable", priority: 1, paymentMethods: ["online"] } as const; // prettier-ignore
  const codes = [{ kind: "discount", code: "ONLINE1", terms } as const];
  const answer = evaluateWith({ ...emptyForm, payment: "online", codes }, true)(pickup);
  expect([answer.paidBy, answer.priced.amountDueCents]).toEqual(["online", 380]);
  const question480 = {
    option: shop.distributionOptions[0],
    payCents: answer.priced.amountDueCents,
    isReturning: true,
  };
  expect(payingOf(shop, question480, "online", answer.paidBy).method).toBe("online");
});

it("takes the next time at which everything can be had, and says when there is none", () => {
  const mornings = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, start: "06:00", minutes: 60 }));
  const nights = mornings.map((window) => ({ ...window, start: "20:00" }));
  const roll = anItem({ id: "roll", name: "Semmel", windows: mornings });
  const soup = anItem({ id: "soup", name: "Suppe", windows: nights });
  const days = mornings.map((window) => ({ ...window, start: "00:00", minutes: 24 * 60 }));
  const withTimes = aMenu({ items: { roll, soup }, distributionOptions: [aFulfilmentMethod({ windows: days })] });
  const rollLine = aBasketLine({ refId: "roll" });
  const one = evaluateWith(emptyForm)({
    ...question,
    menu: withTimes,
    draft: { ...question.draft, lines: { rollLine } },
  });
  expect(one.slot?.key).toContain("T06:00");
  expect(one.unavailable).toEqual(["soup"]);
  const lines = { rollLine, soupLine: aBasketLine({ refId: "soup", position: 2 }) };
  const both = evaluateWith(emptyForm)({ ...question, menu: withTimes, draft: { ...question.draft, lines } });
  expect(both.slot).toBeNull();
  expect(both.noCommonSlot?.items.length).toBeGreaterThan(0);
});

it("prices what gift cards cover as paid with them, so that the server comes to the same", () => {
  const giftCard = { codeId: "g", code: "G", name: "Karte", balanceCents: 50_000 };
  const terms = { codeId: "o", code: "ONLINE1", name: "Online", kind: "fixed", amountCents: 100, stacking: "stackable", priority: 1, paymentMethods: ["online"] } as const; // prettier-ignore
  const codes = [{ kind: "discount", code: "ONLINE1", terms } as const];
  const pickup = { ...question, draft: { ...question.draft, optionId: menu.distributionOptions[0]?.id ?? null } };
  const atTheCounter = { ...emptyForm, payment: "cashOnPickup" as const };
  expect(evaluateWith({ ...atTheCounter, codes })(pickup).priced.totals.discountCents).toBe(0);
  const covered = evaluateWith({ ...atTheCounter, codes: [...codes, { kind: "giftCard", code: "G", giftCard }] })(
    pickup,
  );
  expect(covered.priced).toMatchObject({ amountDueCents: 0, totals: { discountCents: -100 } });
});
