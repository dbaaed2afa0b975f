import { anOrder } from "@lokalkorb/domain/testing/builders";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import { orderEventTypes } from "@lokalkorb/domain/ordering/order/order-event";
import { expect, it } from "vitest";
import { orderMessage } from "./order-message.ts";

const order = anOrder({ dayCode: "47" });
const at = { restaurantId: "hof", orderId: "o1", now: order.distribution.slot.start };
const withWay = (type: typeof order.distribution.type) => ({
  ...order,
  distribution: { ...order.distribution, type },
});

it("S-C5 says the number, the state and the shop, and leads to the order's page", () => {
  expect(orderMessage("ready", order, at)).toEqual({
    title: "Deine 47 ist fertig.",
    body: order.restaurantName,
    tag: "order-o1",
    path: "/bestellung/hof.o1",
  });
  expect(orderMessage("accepted", { ...order, dayCode: "" }, at)?.title).toBe("Deine Bestellung ist angenommen.");
  expect(orderMessage("delayed", order, at)?.body).toMatch(/ · \d\d:\d\d\u00A0Uhr$/);
});

it("S-C5 goods that are brought are told once they are on their way, and an end that everybody was there for is not told", () => {
  expect(orderMessage("ready", withWay("delivery"), at)).toBeNull();
  expect(orderMessage("outForDelivery", withWay("delivery"), at)?.title).toBe("Deine 47 ist unterwegs zu dir.");
  expect(orderMessage("completed", order, at)).toBeNull();
  expect(orderMessage("noShow", order, at)).toBeNull();
});

it("S-C5 has words for no event that is never told, and no person in any", () => {
  const told = orderEventTypes.filter((event) => orderMessage(event, order, at) !== null);
  for (const event of told) {
    expect(effectsOf(event, { ...order, pushOn: true })).toContain("push");
    expect(JSON.stringify(orderMessage(event, order, at))).not.toContain(order.customer.name);
  }
  expect(told.length).toBeGreaterThan(8);
});
