import { beforeEach, expect, it, vi } from "vitest";
import { forgetOrders } from "./forget-orders.ts";
import { rememberedOrders, rememberOrders, runningOrders } from "./remembered-order.ts";
import { runningKey } from "./running-mark.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

const day = 24 * 60 * 60_000;
const now = Date.parse("2026-11-20T09:00:00Z");
const order = {
  restaurantId: "hof",
  orderId: "a",
  restaurantName: "Hofladen",
  no: "A-1001",
  dayCode: "7",
  status: "accepted",
  type: "pickup",
  placedAt: now,
  slotStart: now + 1000,
  slotEnd: now + 2000,
  timezone: "Europe/Berlin",
  totalCents: 480,
  itemsText: "1 × Bauernbrot",
  seenAt: now,
} as const;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storageInMemory(stored));
});

it("the mark of a running order is there as long as one is under way", () => {
  rememberOrders([order], now);
  expect(runningOrders(now)).toEqual([order]);
  expect(stored.has(runningKey)).toBe(true);
  rememberOrders([{ ...order, status: "completed" }], now);
  expect(runningOrders(now)).toEqual([]);
  expect(stored.has(runningKey)).toBe(false);
  expect(rememberedOrders(now)).toHaveLength(1);
});

it("an order that nobody looked at since is announced for half a day, and remembered for 90 days", () => {
  rememberOrders([order], now);
  expect(runningOrders(now + day)).toEqual([]);
  expect(rememberedOrders(now + 89 * day)).toHaveLength(1);
  expect(rememberedOrders(now + 90 * day)).toEqual([]);
});

it("keeps the newest twenty, and nothing once it is told to forget", () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...order, orderId: `o${index}`, placedAt: now - index }));
  rememberOrders(many, now);
  expect(rememberedOrders(now).map(({ orderId }) => orderId)).toEqual(many.slice(0, 20).map(({ orderId }) => orderId));
  forgetOrders();
  expect(stored.size).toBe(0);
});

it.each(["null", "{}", "[1]", '[{"orderId":"a"}]', "no json"])("what somebody wrote there is no order: %s", (text) => {
  stored.set("lokalkorb:orders", text);
  expect(rememberedOrders(now)).toEqual([]);
});
