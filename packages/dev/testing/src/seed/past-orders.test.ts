import { expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { pastOrders } from "./past-orders.ts";

it("the demo has eight weeks behind it, across the change of the clock, in which every order is of its day", () => {
  const handedOver = anOrder({ status: "completed", completedAt: aMoment + 3_600_000, acceptedAt: aMoment + 60_000 });
  const past = pastOrders([handedOver], "Europe/Berlin", aMoment);
  expect(past.length).toBeGreaterThan(100);
  for (const order of past) {
    const { slot } = order.distribution;
    expect(order.dayKey).toBe(instantToLocal(slot.start, "Europe/Berlin").date);
    expect(slot.key).toBe(`${order.dayKey}T${instantToLocal(slot.start, "Europe/Berlin").time}`);
    expect(order.monthKey).toBe(order.dayKey.slice(0, 7));
    expect(order.completedAt).toBeLessThan(aMoment);
    expect(order.acceptedAt).toBeGreaterThan(order.placedAt);
    expect(order.totals).toEqual(handedOver.totals);
  }
  expect(pastOrders([], "Europe/Berlin", aMoment)).toEqual([]);
});
