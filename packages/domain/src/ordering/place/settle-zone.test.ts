import { expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { aBasket, aFulfilmentMethod, aMenu, aMoment, anAddress, aShop } from "../../testing/builders.ts";
import type { Zone } from "../../fulfilment/methods/zone.ts";
import { decideOrder } from "./decide-order.ts";
import type { OrderInput } from "./order-input.ts";
import { addressInDoubt, settleZone } from "./settle-zone.ts";

/** 15 km around Rimsting: of Rohrdorf (83101) a part lies in it. */
const farm = { lat: 47.8807, lng: 12.3369 };
const around: Zone = {
  id: "around",
  name: "Umkreis",
  kind: "radius",
  center: farm,
  radiusMeters: 15_000,
  minOrderCents: 0,
  feeCents: 500,
  extraMinutes: 0,
  enabled: true,
  priority: 2,
};
const near: Zone = { ...around, id: "near", radiusMeters: 13_000, feeCents: 300, priority: 1 };
const inside = { lat: 47.81, lng: 12.19 };
const outside = { lat: 47.785, lng: 12.15 };
/** Nearer than the near zone's border. */
const closest = { lat: 47.815, lng: 12.205 };

function asked(zones: readonly Zone[], change: Partial<OrderInput["request"]> = {}): OrderInput {
  const delivery = aFulfilmentMethod({ id: "delivery", type: "delivery", zones });
  return {
    menu: aMenu({ paymentMethods: ["cashOnDelivery", "cashOnPickup"], distributionOptions: [delivery] }),
    restaurant: aShop(),
    basket: aBasket(),
    uid: "shopper",
    now: aMoment,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    request: {
      basketId: "shopper_web",
      menuVersion: 1,
      quotedTotalCents: 480 + (zones[0]?.feeCents ?? 0),
      distribution: { optionId: "delivery", slotKey: "2026-11-20T11:00" },
      contact: { name: "Kundin 1", email: "kundin1@post.example" },
      paymentMethod: "cashOnDelivery",
      ageConfirmed: false,
      address: anAddress({ zip: "83101" }),
      ...change,
    },
  };
}

function decided(question: OrderInput) {
  const answer = decideOrder(question);
  return must(answer.ok ? answer.value : null, JSON.stringify(answer));
}

test("X-M1 a point is asked for where the postal code leaves it open alone", () => {
  const open = asked([around]);
  expect(addressInDoubt(decided(open), open)).toMatchObject({ zip: "83101" });
  const listed = asked([{ ...around, kind: "plz", plz: ["83101"] }]);
  expect(addressInDoubt(decided(listed), listed)).toBeNull();
});

test("X-M1 inside of the area that was shown an order is certain, outside of all it is refused", () => {
  const question = asked([around]);
  const before = decided(question);
  expect(before.order.distribution).toMatchObject({ zoneId: "around", zoneUncertain: true });
  const settled = settleZone(before, question, inside);
  expect(settled).toMatchObject({ ok: true, value: { point: inside } });
  const order = settled.ok ? settled.value.newOrder.order : null;
  expect(order?.distribution).toMatchObject({ zoneId: "around", address: { geo: inside } });
  expect(order?.distribution).not.toHaveProperty("zoneUncertain");
  expect(settleZone(before, question, outside)).toMatchObject({ refusal: { type: "out-of-area", zip: "83101" } });
});

test("X-M1 another area than the one that was shown changes no price: the shop confirms", () => {
  const question = asked([near, around]);
  const before = decided(question);
  expect(before.order.distribution).toMatchObject({ zoneId: "near", zoneUncertain: true });
  expect(settleZone(before, question, inside)).toEqual({ ok: true, value: { newOrder: before, point: null } });
  expect(settleZone(before, question, closest)).toMatchObject({ value: { point: closest } });
});

test("X-M1 a point far from its postal code, and an order that is brought nowhere, stay as they were", () => {
  const question = asked([around]);
  const before = decided(question);
  const far = settleZone(before, question, { lat: 48.2, lng: 12.9 });
  expect(far).toMatchObject({ value: { newOrder: { order: { distribution: { zoneUncertain: true } } } } });
  const { address: _address, ...request } = question.request;
  expect(settleZone(before, { ...question, request }, inside)).toEqual({
    ok: true,
    value: { newOrder: before, point: null },
  });
  const elsewhere = { ...question, basket: { ...question.basket, ownerUid: "other" } };
  expect(settleZone(before, elsewhere, inside)).toEqual({ ok: true, value: { newOrder: before, point: null } });
});

test("X-M1 without an address there is none to ask for, and another sum in the same area is not the one that was shown", () => {
  const question = asked([around]);
  const before = decided(question);
  const { address: _address, ...request } = question.request;
  expect(addressInDoubt(before, { ...question, request })).toBeNull();
  const { order } = before;
  const shown = {
    ...before,
    order: { ...order, totals: { ...order.totals, totalCents: order.totals.totalCents - 1 } },
  };
  expect(settleZone(shown, question, inside)).toEqual({ ok: true, value: { newOrder: shown, point: null } });
});
