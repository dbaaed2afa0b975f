import { expect, it } from "vitest";
import { minuteMs } from "../../kernel/time/instant.ts";
import { aBasket, aBasketLine, aFulfilmentMethod, aMenu, aMoment, anItem, aShop } from "../../testing/builders.ts";
import { decideOrder } from "./decide-order.ts";
import type { OrderRequest } from "./order-input.ts";

const lines = {
  a: aBasketLine({ participantId: "p1", position: 1 }),
  b: aBasketLine({ participantId: "p2", position: 2, qty: 2 }),
};
const group = {
  groupId: "g1",
  participants: [
    { id: "p1", name: "Empfang" },
    { id: "p2", name: "Lager" },
  ],
};
const menu = (priceCents = 480) =>
  aMenu({
    items: { bread: anItem({ priceCents }) },
    paymentMethods: ["cashOnPickup", "online"],
    distributionOptions: [aFulfilmentMethod({ paymentMethods: ["cashOnPickup", "online"] })],
  });

function decide(basket: Parameters<typeof aBasket>[0], request: Partial<OrderRequest> = {}, priceCents = 480) {
  return decideOrder({
    menu: menu(priceCents),
    restaurant: aShop(),
    basket: aBasket(basket),
    uid: "shopper",
    now: aMoment,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    capture: "onAccept",
    request: {
      basketId: "g1",
      menuVersion: 1,
      quotedTotalCents: 3 * priceCents,
      distribution: { optionId: "pickup", slotKey: "2026-11-20T11:00" },
      contact: { name: "Kundin 1", email: "kundin1@post.example" },
      paymentMethod: "online",
      ageConfirmed: false,
      eachPays: true,
      ...request,
    },
  });
}

it("S-C16 the order of a group that pays apart waits twenty minutes for its shares, and is taken with the last one", () => {
  const placed = decide({ lines, group });
  expect(placed).toMatchObject({
    ok: true,
    value: {
      order: {
        status: "pendingPayment",
        capture: "onPlace",
        holdUntil: aMoment + 20 * minuteMs,
        shares: [
          { participantId: "p1", cents: 480, attempts: [] },
          { participantId: "p2", cents: 960, attempts: [] },
        ],
      },
    },
  });
  const alone = decide({ lines, group }, { eachPays: false });
  expect(alone.ok && alone.value.order).not.toHaveProperty("shares");
  expect(alone.ok && alone.value.order.capture).toBe("onAccept");
});

it("S-C16 nothing else is paid apart: no basket of one, nothing at the counter, and no share that is too small", () => {
  const refusal = { type: "payment-method-unavailable" };
  expect(decide({ lines })).toMatchObject({ refusal });
  expect(decide({ lines, group }, { paymentMethod: "cashOnPickup" })).toMatchObject({ refusal });
  expect(decide({ lines: { a: lines.a }, group }, { quotedTotalCents: 480 })).toMatchObject({ refusal });
  // The host's is too small by itself.
  expect(decide({ lines, group }, {}, 40)).toMatchObject({ refusal });
});
