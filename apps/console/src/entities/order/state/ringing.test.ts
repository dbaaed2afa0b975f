import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { bellFor, ringingOrders, unseenCancellations } from "./ringing.ts";

const order = (id: string, overrides: Partial<Order> = {}) => ({ ...anOrder(overrides), id });
const due = (minutes: number): Order["timeline"] => ({
  releaseAt: aMoment,
  prepareBy: aMoment + minutes * 60_000,
  promisedAt: aMoment + minutes * 60_000,
});

describe("what rings", () => {
  it("is every new order, the most urgent first", () => {
    const orders = [
      order("late", { timeline: due(90) }),
      order("taken", { status: "accepted", timeline: due(5) }),
      order("soon", { timeline: due(20) }),
    ];
    expect(ringingOrders(orders).map(({ id }) => id)).toEqual(["soon", "late"]);
  });

  it("stops with acceptance, rejection and cancellation alike", () => {
    for (const status of ["accepted", "rejected", "cancelled"] as const) {
      expect(ringingOrders([order("a", { status })])).toEqual([]);
    }
  });
});

describe("cancellations", () => {
  const cancelledBy = (by: "customer" | "merchant", overrides: Partial<Order> = {}) =>
    order("x", {
      status: "cancelled",
      acceptedAt: aMoment,
      events: [
        { at: aMoment, type: "accepted", by: "merchant" },
        { at: aMoment, type: "cancelled", by },
      ],
      ...overrides,
    });

  it("by a shopper stay until they were seen", () => {
    expect(unseenCancellations([cancelledBy("customer")], new Set())).toHaveLength(1);
    expect(unseenCancellations([cancelledBy("customer")], new Set(["x"]))).toEqual([]);
  });

  it("by staff, or before anybody had accepted, are no news", () => {
    const { acceptedAt: _accepted, ...neverAccepted } = cancelledBy("customer");
    expect(unseenCancellations([cancelledBy("merchant"), neverAccepted], new Set())).toEqual([]);
  });
});

it("M-P13 rings often for what is due today or has to be begun, and seldom when all can wait for another day", () => {
  const now = Date.parse("2026-11-24T22:00+01:00");
  const due = (promised: string, released: string) => ({
    timeline: { promisedAt: Date.parse(promised), releaseAt: Date.parse(released) },
  });
  const tonight = due("2026-11-24T23:00+01:00", "2026-11-24T22:30+01:00");
  const afterMidnight = due("2026-11-25T00:15+01:00", "2026-11-24T21:45+01:00");
  const tomorrow = due("2026-11-25T12:00+01:00", "2026-11-25T11:00+01:00");
  const bell = (...orders: readonly ReturnType<typeof due>[]) => bellFor(orders, now, "Europe/Berlin");
  expect(bell()).toBeNull();
  expect(bell(tomorrow)).toBe("seldom");
  expect(bell(tomorrow, tonight)).toBe("often");
  expect(bell(tomorrow, afterMidnight)).toBe("often");
});
