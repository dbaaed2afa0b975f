import { describe, expect, it } from "vitest";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { noPendingChanges, shownOrders, stillPending, withChange, withoutChange } from "./optimistic-orders.ts";

const order = (id: string, status: OrderStatus) => ({ id, status });

describe("presses over live orders", () => {
  const live = [order("a", "placed"), order("b", "accepted")];
  const accepted = withChange(noPendingChanges, "a", "placed", "accepted");

  it("show their effect at once and leave the other orders alone", () => {
    const shown = shownOrders(live, accepted);
    expect(shown.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
    expect(shown[1]).toBe(live[1]);
    expect(shownOrders(live, noPendingChanges)).toBe(live);
  });

  it("are taken back by a refusal", () => {
    expect(shownOrders(live, withoutChange(accepted, "a"))).toBe(live);
  });

  it("give way to what somebody else did meanwhile", () => {
    expect(shownOrders([order("a", "cancelled")], accepted)).toEqual([order("a", "cancelled")]);
    expect(stillPending(accepted, [order("a", "cancelled")]).size).toBe(0);
  });

  it("are over once the server shows the same, or the order left the board", () => {
    expect(stillPending(accepted, live)).toBe(accepted);
    expect(stillPending(accepted, [order("a", "accepted")]).size).toBe(0);
    expect(stillPending(accepted, []).size).toBe(0);
  });

  it("of a second press continue the first while its answer is on the way", () => {
    const begun = withChange(accepted, "a", "accepted", "preparing");
    for (const status of ["placed", "accepted"] as const) {
      expect(shownOrders([order("a", status)], begun)).toEqual([order("a", "preparing")]);
    }
    expect(stillPending(begun, [order("a", "preparing")]).size).toBe(0);
  });
});
