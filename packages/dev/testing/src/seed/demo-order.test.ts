import { describe, expect, it } from "vitest";
import { boardLanes, boardLane, isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { menuOf, shopOf } from "../fixtures/menu-of.ts";
import { demo } from "../scenarios/demo.ts";
import { demoOrder } from "./demo-order.ts";

const hour = 60 * 60_000;
const monday = Date.parse("2026-11-16T00:00:00Z");
/** Every hour of the day, spread over two weeks in winter, and the two days on which clocks change. */
const moments = [
  ...Array.from({ length: 24 }, (_, index) => monday + index * 13 * hour + 7 * 60_000),
  ...["2026-10-25", "2027-03-28"].flatMap((day) =>
    Array.from({ length: 8 }, (_, index) => Date.parse(`${day}T00:00:00Z`) + index * 3 * hour),
  ),
];

describe.each(demo.shops.map((shop) => [shop.restaurant.name, shop] as const))("the board of %s", (_name, shop) => {
  const restaurant = shopOf(shop);

  it("can be filled at any hour, with an order in every lane and nothing that has not happened yet", () => {
    for (const now of moments) {
      const menu = menuOf(shop, now);
      const orders = shop.orders.map((wanted, index) =>
        demoOrder({
          menu,
          restaurant,
          wanted,
          customerUid: `c${index}`,
          isGuest: true,
          now,
        }).finish({ no: `A-${index}`, dayCode: "1" }),
      );
      const at = new Date(now).toISOString();
      // Orders of the demo are fetched, so nothing is on the way.
      const lanes = new Set(orders.map(({ status }) => boardLane(status)));
      for (const lane of boardLanes) expect(lanes.has(lane), `${lane} at ${at}`).toBe(lane !== "onTheWay");
      for (const order of orders) {
        for (const event of order.events) expect(event.at, at).toBeLessThanOrEqual(now);
        if (!isOpen(order.status)) expect(order.distribution.slot.end, at).toBeLessThanOrEqual(now);
        expect(order.totals.totalCents, at).toBeGreaterThan(0);
      }
    }
  }, 30_000);

  it("promises no more pieces than the shop has", () => {
    const menu = menuOf(shop, monday);
    const promised = new Map<string, number>();
    for (const wanted of shop.orders) {
      const { draft } = demoOrder({
        menu,
        restaurant,
        wanted,
        customerUid: "c",
        isGuest: true,
        now: monday,
      });
      for (const [itemId, quantity] of Object.entries(draft.stockTaken)) {
        promised.set(itemId, (promised.get(itemId) ?? 0) + quantity);
      }
    }
    for (const [itemId, quantity] of promised) {
      expect(shop.catalog.items.find(({ id }) => id === itemId)?.stock?.onHand, itemId).toBeGreaterThanOrEqual(
        quantity,
      );
    }
  });
});
