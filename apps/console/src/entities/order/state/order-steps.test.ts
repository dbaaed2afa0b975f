import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { mustTakeMoney, needsScale, seesMoney, stepsOf } from "./order-steps.ts";

const next = (status: OrderStatus, role: Parameters<typeof stepsOf>[1]) =>
  stepsOf(anOrder({ status }), role, aMoment).next;

describe("the button of a card", () => {
  it("leads the counter from accepting to handing over", () => {
    const walk: OrderStatus[] = ["placed", "accepted", "preparing", "ready"];
    expect(walk.map((status) => next(status, "staff"))).toEqual(["accept", "prepare", "ready", "complete"]);
  });

  it("gives the kitchen what it makes, and no money", () => {
    const walk: OrderStatus[] = ["placed", "accepted", "preparing", "ready"];
    expect(walk.map((status) => next(status, "kitchen"))).toEqual([null, "prepare", "ready", null]);
    expect(stepsOf(anOrder(), "kitchen", aMoment).others).toEqual([]);
    expect(seesMoney("kitchen")).toBe(false);
  });

  it("leaves the accountant to read", () => {
    for (const status of ["placed", "accepted", "preparing", "ready"] as const) {
      expect(stepsOf(anOrder({ status }), "accountant", aMoment)).toEqual({ next: null, others: [] });
    }
    expect(seesMoney("accountant")).toBe(true);
  });

  it("lets only those who answer for the loss cancel what is being made", () => {
    expect(stepsOf(anOrder({ status: "preparing" }), "staff", aMoment).others).not.toContain("cancel");
    expect(stepsOf(anOrder({ status: "preparing" }), "manager", aMoment).others).toContain("cancel");
  });

  it("rejects what is new and cancels what was accepted", () => {
    expect(stepsOf(anOrder(), "staff", aMoment).others).toEqual(["reject"]);
    expect(stepsOf(anOrder({ status: "accepted" }), "staff", aMoment).others).toEqual(["ready", "cancel"]);
  });

  it("does not bring ended orders back by the way, but lets a manager do it for an hour", () => {
    for (const status of ["cancelled", "rejected", "completed"] as const) expect(next(status, "owner")).toBeNull();
    const cancelled = anOrder({ status: "cancelled", cancelledAt: aMoment });
    expect(stepsOf(cancelled, "manager", aMoment + 59 * 60_000).others).toEqual(["restore"]);
    expect(stepsOf(cancelled, "manager", aMoment + 61 * 60_000).others).toEqual([]);
    expect(stepsOf(cancelled, "staff", aMoment).others).toEqual([]);
  });

  it("sends off what is brought before it can be handed over", () => {
    const { distribution } = anOrder();
    const by = (type: "delivery" | "shipping", status: OrderStatus) =>
      stepsOf(anOrder({ status, distribution: { ...distribution, type } }), "staff", aMoment).next;
    expect(by("delivery", "ready")).toBe("deliver");
    expect(by("delivery", "outForDelivery")).toBe("complete");
    expect(by("shipping", "ready")).toBe("ship");
    expect(by("shipping", "shipped")).toBe("complete");
  });

  it("asks for the scale where goods are paid by weight", () => {
    const { lines } = anOrder();
    const unweighed = lines.map((line) => ({ ...line, catchWeight: { pricePerKgCents: 1000, estGrams: 500 } }));
    const order = anOrder({ status: "preparing", lines: unweighed });
    expect(next("preparing", "kitchen")).toBe("ready");
    expect(stepsOf(order, "kitchen", aMoment).next).toBeNull();
    expect(needsScale(order, "kitchen")).toBe(true);
    expect(needsScale(order, "accountant")).toBe(false);
    const late = anOrder({ status: "ready", lines: unweighed });
    expect(stepsOf(late, "staff", aMoment).next).toBeNull();
    expect(needsScale(late, "staff")).toBe(true);
    expect(needsScale(anOrder({ status: "preparing" }), "kitchen")).toBe(false);
  });

  it("asks for the money only where some is open", () => {
    expect(mustTakeMoney(anOrder())).toBe(true);
    expect(mustTakeMoney(anOrder({ paymentStatus: "paid" }))).toBe(false);
  });
});
