import { describe, expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { aFulfilmentMethod, aMenu, aMoment, anItem, anOption, anOrder, aShop } from "../../testing/builders.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import { testOrder, type TestOrderInput } from "./test-order.ts";

const owner = { uid: "owner", name: "Inhaberin", email: "laden@baeckerei.example", phone: "+498031000000" };
const ask = (overrides: Partial<TestOrderInput> = {}) =>
  testOrder({ menu: aMenu(), restaurant: aShop(), now: aMoment, customer: owner, ...overrides });
function placed(overrides?: Partial<TestOrderInput>) {
  const result = ask(overrides);
  return must(result.ok ? result.value : null, "a test order");
}

const roll = anItem({ id: "roll", name: "Semmel" });
const cake = anItem({ id: "cake", name: "Kuchen" });

describe("a test order", () => {
  test("has goods, a price, a time and a person as any other, and owes no money, no stock and no number of the series", () => {
    const order = placed({ menu: aMenu({ items: { bread: anItem({ stockMode: "counted" }) } }) });
    expect(order).toMatchObject({
      channel: "test",
      status: "placed",
      paymentStatus: "none",
      payments: [],
      reserved: {},
      no: "T-1120-1000",
      dayCode: "T1000",
      customer: { uid: "owner", name: "Inhaberin", isGuest: false },
      viewers: ["owner"],
      timeline: { releaseAt: aMoment - 60_000 },
      distribution: { type: "pickup", optionId: "pickup" },
      lines: [{ name: "Bauernbrot", qty: 1, totalCents: 480 }],
      totals: { totalCents: 480 },
    });
    expect(order.distribution.slot.start).toBeGreaterThanOrEqual(aMoment);
  });

  test("shows two products, in the order of the shop page, sorts and what no category shows after them", () => {
    const menu = aMenu({ items: { cake, roll, bread: anItem() } });
    expect(placed({ menu }).lines.map(({ name }) => name)).toEqual(["Bauernbrot", "Kuchen"]);
  });

  test("passes over goods that ask their shopper something", () => {
    const size = anOption({ id: "size", min: 1, choices: [] });
    const menu = aMenu({
      items: { bread: anItem({ optionRefs: [{ optionId: "size" }] }), roll },
      options: { size },
    });
    expect(placed({ menu }).lines.map(({ name }) => name)).toEqual(["Semmel"]);
    const asks = aMenu({ items: { bread: anItem({ optionRefs: [{ optionId: "size" }] }) }, options: { size } });
    expect(ask({ menu: asks })).toEqual({ ok: false, refusal: { type: "basket-empty" } });
  });

  test("is brought to the shop itself where shoppers cannot come", () => {
    const delivery = aFulfilmentMethod({ id: "bike", type: "delivery" });
    const order = placed({ menu: aMenu({ distributionOptions: [delivery] }) });
    expect(order).toMatchObject({
      paymentMethod: "cashOnDelivery",
      distribution: { type: "delivery", address: aMenu().shop.address },
    });
  });

  test("takes the way that has a time, pickup before the others", () => {
    const delivery = aFulfilmentMethod({ id: "bike", type: "delivery" });
    const shut = aFulfilmentMethod({ windows: [] });
    const typeOf = (...distributionOptions: ReturnType<typeof aFulfilmentMethod>[]) =>
      placed({ menu: aMenu({ distributionOptions }) }).distribution.type;
    expect(typeOf(delivery, aFulfilmentMethod())).toBe("pickup");
    expect(typeOf(shut, delivery)).toBe("delivery");
    expect(ask({ menu: aMenu({ distributionOptions: [shut] }) })).toEqual({
      ok: false,
      refusal: { type: "distribution-unavailable" },
    });
  });

  test("stands in no figure", () => {
    expect(metricsOf(anOrder({ status: "completed" }))).not.toBeNull();
    expect(metricsOf(anOrder({ status: "completed", channel: "test" }))).toBeNull();
  });
});
