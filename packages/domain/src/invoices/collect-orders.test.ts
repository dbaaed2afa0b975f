import { describe, expect, it } from "vitest";
import { aCollectableOrder } from "../testing/invoices.ts";
import { type CollectableOrder, collectOrders, isCollectable, mostOrdersOfInvoice } from "./collect-orders.ts";

const now = Date.parse("2026-11-20T09:00:00Z");
const on = (day: string, more: Partial<CollectableOrder> = {}) =>
  aCollectableOrder({ id: `${day}${more.no ?? ""}`, completedAt: Date.parse(`${day}T08:00:00Z`), ...more });

const collected = (
  invoiceMode: "perOrder" | "weekly" | "monthly",
  orders: readonly CollectableOrder[],
  withOpenPeriod = false,
) =>
  collectOrders({ customer: { invoiceMode }, orders, timezone: "Europe/Berlin", now, withOpenPeriod }).map(
    ({ period, orders: own }) => [period.from, period.to, own.map(({ id }) => id)],
  );

describe("INV-05 which orders an invoice collects", () => {
  it("those delivered on account that are in no invoice and can not be taken back any more", () => {
    expect(isCollectable(on("2026-11-01"), now)).toBe(true);
    for (const other of [
      { status: "ready" as const },
      { paymentStatus: "paid" as const },
      { channel: "test" as const },
      { customer: { ...aCollectableOrder().customer, b2bCustomerId: undefined as never } },
      { b2bInvoiceId: "i1" },
      { completedAt: now - 1000 },
      { completedAt: undefined as never },
    ])
      expect(isCollectable(on("2026-11-01", other), now), JSON.stringify(other)).toBe(false);
  });

  it("by the month, the week or the order; a period that is not over only when it is asked for", () => {
    const orders = [
      on("2026-11-20"),
      on("2026-10-30"),
      on("2026-10-02"),
      on("2026-11-10", { no: "2" }),
      on("2026-11-10", { no: "1" }),
    ];
    expect(collected("monthly", orders)).toEqual([["2026-10-01", "2026-10-31", ["2026-10-02", "2026-10-30"]]]);
    expect(collected("monthly", orders, true)).toHaveLength(2);
    expect(collected("weekly", orders)).toEqual([
      ["2026-09-28", "2026-10-04", ["2026-10-02"]],
      ["2026-10-26", "2026-11-01", ["2026-10-30"]],
      ["2026-11-09", "2026-11-15", ["2026-11-101", "2026-11-102"]],
    ]);
    expect(collected("perOrder", orders.slice(0, 2))).toEqual([
      ["2026-10-30", "2026-10-30", ["2026-10-30"]],
      ["2026-11-20", "2026-11-20", ["2026-11-20"]],
    ]);
  });

  it("more orders than one transaction takes are in several invoices", () => {
    const many = Array.from({ length: mostOrdersOfInvoice + 1 }, (_, index) =>
      on("2026-10-02", { no: String(1000 + index) }),
    );
    expect(collected("monthly", many).map(([, , ids]) => (ids as string[]).length)).toEqual([mostOrdersOfInvoice, 1]);
  });
});
