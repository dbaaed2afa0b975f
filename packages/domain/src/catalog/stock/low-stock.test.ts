import { expect, it } from "vitest";
import { type CountedItem, isLow } from "./low-stock.ts";

const item = (stock: Partial<CountedItem["stock"]>, status: CountedItem["status"] = "active"): CountedItem => ({
  stock: { mode: "counted", onHand: 5, reserved: 2, lowAt: 3, ...stock },
  status,
});

it("is low from the number on, of what is not reserved, where it is counted and on sale", () => {
  expect(isLow(item({}))).toBe(true);
  expect(isLow(item({ mode: "daily" }))).toBe(true);
  expect(isLow(item({ onHand: 6 }))).toBe(false);
  expect(isLow(item({ mode: "unlimited" }))).toBe(false);
  expect(isLow({ ...item({}), stock: { mode: "counted", onHand: 0, reserved: 0 } })).toBe(false);
  for (const status of ["hidden", "archived"] as const) expect(isLow(item({}, status))).toBe(false);
});
