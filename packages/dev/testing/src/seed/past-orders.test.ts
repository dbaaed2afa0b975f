import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { bakery } from "../scenarios/bakery/bakery.ts";
import { farmShop } from "../scenarios/farm-shop/farm-shop.ts";
import { menuOf, shopOf } from "../fixtures/menu-of.ts";
import { demoOrder } from "./demo-order.ts";
import { pastOrders } from "./past-orders.ts";
import { demoClosings } from "./seed-closings.ts";

const behind = { timezone: "Europe/Berlin", windows: farmShop.distributionOptions[0]?.windows ?? [], now: aMoment };
const hour = 3_600_000;

describe("the weeks behind the demo", () => {
  it("are eight, across the change of the clock, and every order is of its day", () => {
    const handedOver = anOrder({ status: "completed", completedAt: aMoment + hour, acceptedAt: aMoment + 60_000 });
    const past = pastOrders([handedOver], behind);
    expect(past.length).toBeGreaterThan(100);
    for (const order of past) {
      const { slot } = order.distribution;
      expect(order.dayKey).toBe(instantToLocal(slot.start, "Europe/Berlin").date);
      expect(slot.key).toBe(`${order.dayKey}T${instantToLocal(slot.start, "Europe/Berlin").time}`);
      expect(order.monthKey).toBe(order.dayKey.slice(0, 7));
      expect(order.completedAt).toBeLessThan(aMoment + hour);
      expect(order.acceptedAt).toBeGreaterThan(order.placedAt);
      expect(order.totals).toEqual(handedOver.totals);
    }
    expect(pastOrders([], behind)).toEqual([]);
    expect(pastOrders([handedOver], { ...behind, windows: [] })).toEqual([]);
  });

  it("were handed over on their days, so that each day that is signed off has its orders and its money", () => {
    const noon = Date.parse("2026-11-18T11:00:00Z");
    for (let at = noon; at < noon + 8 * 24 * hour; at += 31 * hour) {
      const menu = menuOf(bakery, at);
      const present = bakery.orders.map((wanted, index) =>
        demoOrder({ menu, restaurant: shopOf(bakery), wanted, customerUid: "c", isGuest: true, now: at }).finish({
          no: `A-${index}`,
          dayCode: "1",
        }),
      );
      const windows = bakery.distributionOptions[0]?.windows ?? [];
      const done = present.filter(({ status }) => status === "completed");
      const { timezone } = bakery.restaurant;
      const orders = [...present, ...pastOrders(done, { timezone, windows, now: at })];
      for (const { status, completedAt = 0, dayKey, distribution } of orders)
        if (!isOpen(status) && completedAt > 0) {
          expect(instantToLocal(completedAt, timezone).date, new Date(at).toISOString()).toBe(dayKey);
          expect(completedAt).toBeGreaterThanOrEqual(distribution.slot.start);
        }
      const closings = demoClosings(
        bakery,
        orders.map((order, index) => ({ ...order, id: `o${index}` })),
        at,
      );
      const today = instantToLocal(at, timezone).date;
      expect(closings.map(({ day }) => day)).toEqual([3, 2, 1].map((back) => addDays(today, -back)));
      for (const { totalCents, sales } of closings) {
        expect(totalCents).toBeGreaterThan(0);
        expect(sales.every(({ cents }) => cents > 0)).toBe(true);
      }
    }
  });
});
