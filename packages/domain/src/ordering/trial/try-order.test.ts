import { expect, test } from "vitest";
import { aFulfilmentMethod, aMenu, aMoment, anItem, aShop } from "../../testing/builders.ts";
import { tryOrder, type TrialShop, type TrialShopper } from "./try-order.ts";
import { trialBasket } from "./trial-basket.ts";

const zone = {
  id: "z",
  name: "Ort",
  kind: "plz" as const,
  plz: ["83022"],
  minOrderCents: 2000,
  feeCents: 390,
  extraMinutes: 30,
  enabled: true,
  priority: 0,
};
const delivery = aFulfilmentMethod({ id: "delivery", type: "delivery", requires: ["phone", "address"], zones: [zone] });
const code = {
  codeId: "brot10",
  code: "BROT10",
  name: "",
  kind: "percent" as const,
  percentBp: 1000,
  stacking: "exclusive" as const,
  priority: 1,
};

function ask(
  shopper: Partial<TrialShopper> & { cents?: number } = {},
  shop: Partial<TrialShop> = {},
  option = aFulfilmentMethod(),
) {
  const menu = aMenu({
    categories: [{ id: "c", name: "Brot", slug: "alles", entries: [{ kind: "item", id: "bread" }] }],
    items: { bread: anItem() },
    distributionOptions: [option],
    paymentMethods: ["cashOnPickup", "cashOnDelivery"],
  });
  const { cents = 960, ...rest } = shopper;
  const lines = trialBasket(menu, option, cents);
  return tryOrder(
    { menu, settings: aShop(), ...shop },
    { at: aMoment, optionId: option.id, zip: "83022", day: null, lines, ...rest },
  );
}

test("a trial gets the time, the fee and the total of a real order", () => {
  const fetched = ask();
  expect([fetched.refusal, fetched.slot?.key, fetched.priced?.totals.totalCents]).toEqual([
    null,
    "2026-11-20T10:15",
    960,
  ]);
  const brought = ask({ cents: 2400 }, {}, delivery);
  expect([brought.refusal, brought.slot?.key, brought.priced?.totals.totalCents]).toEqual([
    null,
    "2026-11-20T10:30",
    2790,
  ]);
});

test("a trial is refused as its order would be: minimum, area, code, way", () => {
  expect(ask({}, {}, delivery).refusal).toMatchObject({ type: "below-minimum", missingCents: 1040 });
  expect(ask({ zip: "1010" }, {}, delivery).refusal).toMatchObject({ type: "out-of-area" });
  expect(ask({ optionId: "gone" })).toMatchObject({ option: null, refusal: { type: "distribution-unavailable" } });
  expect(ask({ codes: [{ ...code, minSubtotalCents: 5000 }] }).refusal).toMatchObject({ type: "code-conditions" });
  expect(ask({ codes: [code] }).priced?.totals.totalCents).toBe(864);
  expect(ask({}, {}, aFulfilmentMethod({ type: "shipping", paymentMethods: [] })).refusal).toMatchObject({
    type: "payment-method-unavailable",
  });
});

test("a day is asked for by itself: closed with its reason, full by orders that are there, or without any time", () => {
  const day = "2026-11-21";
  expect(ask({ day }).slot?.key).toBe("2026-11-21T08:00");
  const settings = aShop({ closures: [{ from: day, to: day, reason: "Inventur", mode: "closed" }] });
  expect(ask({ day }, { settings })).toMatchObject({
    slot: null,
    isDayWithoutTimes: false,
    refusal: { type: "shop-closed", reason: "Inventur", next: { key: "2026-11-20T10:15" } },
  });
  const one = aFulfilmentMethod({ dayCapacity: { ordersPerDay: 1 } });
  const useByKey = { "2026-11-21T09:00": { orders: 1, units: 1 } };
  expect(ask({ day }, { useByKey }, one).refusal).toMatchObject({ type: "slot-full" });
  expect(
    ask(
      { day },
      { useByKey: { "2026-11-20T18:00": { orders: 1, units: 1 }, "2026-11-21T08:00": { orders: 1, units: 1 } } },
      one,
    ).refusal,
  ).toMatchObject({
    type: "slot-full",
  });
  const fridays = aFulfilmentMethod({ windows: [{ weekday: 5, start: "08:00", minutes: 60 }] });
  expect(ask({ day }, {}, fridays)).toMatchObject({
    slot: null,
    isDayWithoutTimes: true,
    refusal: { type: "slot-changed" },
  });
  // It is Friday, 10 o'clock, and the next Friday is as far as orders are taken.
  expect(ask({}, {}, fridays).slot?.key).toBe("2026-11-27T08:00");
  const never = aFulfilmentMethod({ windows: [] });
  expect(ask({}, {}, never)).toMatchObject({ slot: null, isDayWithoutTimes: false, refusal: { type: "slot-changed" } });
});

test("a trial sits at the first table, with the code that is there", () => {
  const atTable = (more: object) =>
    ask({ cents: 960 }, {}, aFulfilmentMethod({ type: "dineIn", ...more })).refusal?.type;
  const sealed = { tableSeal: "0a1b2c" };
  expect(atTable({ tables: ["1", "Garten"], ...sealed })).not.toBe("table-unknown");
  expect(atTable({})).not.toBe("table-unknown");
  expect(atTable({ tables: ["1"] })).not.toBe("table-unknown");
  expect(atTable({ tables: [], ...sealed })).toBe("table-unknown");
  expect(atTable(sealed)).toBe("table-unknown");
});
