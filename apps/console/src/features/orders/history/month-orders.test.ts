import { formatMonth } from "@lokalkorb/domain/kernel/format/format-day";
import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { lastMonths, matchingOrders, monthOrders } from "./month-orders.ts";

const stamps = { v: 1, createdAt: aMoment, updatedAt: aMoment };
const live = (id: string, overrides: Partial<Order> = {}) => ({
  ...anOrder(overrides),
  id,
  ref: { id, path: `restaurants/x/orders/${id}` },
  ...stamps,
});
const archived = (id: string, overrides: Partial<Order> = {}) => ({
  ...live(id, overrides),
  archivedAt: aMoment,
  searchIndexed: true,
  customer: { uid: null, name: null, email: null, isGuest: true },
});

describe("all orders of a month", () => {
  it("are live and archived ones, each once, the latest day first", () => {
    const orders = monthOrders(
      [live("a", { dayKey: "2026-11-20" }), live("b", { dayKey: "2026-11-22" })],
      [archived("a"), archived("c", { dayKey: "2026-11-21" })],
    );
    expect(orders.map(({ order, archived: gone }) => [order.id, gone])).toEqual([
      ["b", false],
      ["c", true],
      ["a", false],
    ]);
  });

  it("leave out what never became an order for the shop", () => {
    const statuses = ["pendingPayment", "awaitingApproval", "expired", "placed"] as const;
    const orders = monthOrders(
      statuses.map((status) => live(status, { status })),
      [],
    );
    expect(orders.map(({ order }) => order.status)).toEqual(["placed"]);
  });

  it("name nobody who was erased", () => {
    const [erased] = monthOrders([], [archived("x")]);
    expect(erased?.order.customer).toEqual({ uid: "", name: "Person gelöscht", email: "", isGuest: true });
  });

  it("are found by all the words that were typed, in any order", () => {
    const orders = monthOrders([live("a", { no: "A-1042", dayCode: "37" }), live("b", { no: "A-1043" })], []);
    const found = (typed: string) => matchingOrders(orders, typed).map(({ order }) => order.id);
    expect(found("  ")).toHaveLength(2);
    expect(found("1042")).toEqual(["a"]);
    expect(found("37 a-1042")).toEqual(["a"]);
    expect(found("1042 1043")).toEqual([]);
  });
});

it("offers the last months across the turn of the year", () => {
  expect(lastMonths("2027-02-03", 4)).toEqual(["2027-02", "2027-01", "2026-12", "2026-11"]);
  expect(formatMonth("2027-01", "AT")).toBe("Jänner 2027");
});
