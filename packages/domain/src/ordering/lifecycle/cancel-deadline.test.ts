import { expect, test } from "vitest";
import type { Order } from "../order/order.ts";
import { cancelDeadline, isBeforeCancelDeadline, isLongDelayed } from "./order-guards.ts";

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 17);

function delayedBy(...minutes: number[]): Pick<Order, "timeline"> {
  const promisedAt = start + minutes.reduce((sum, one) => sum + one, 0) * minute;
  return {
    timeline: {
      releaseAt: start - 30 * minute,
      prepareBy: promisedAt,
      promisedAt,
      delays: minutes.map((one) => ({ minutes: one, at: start - 60 * minute })),
    },
  };
}

test("shoppers may cancel until the time that the shop sets before the one that it promised", () => {
  expect(cancelDeadline(delayedBy(), 60)).toBe(start - 60 * minute);
});

test("K-FM-40 a short delay moves the time to cancel along with all other times", () => {
  expect(cancelDeadline(delayedBy(20), 60)).toBe(start - 40 * minute);
  expect(cancelDeadline(delayedBy(10, 20), 60)).toBe(start - 30 * minute);
});

test("whoever is made to wait longer than half an hour may cancel until the new time", () => {
  expect(cancelDeadline(delayedBy(20, 20), 60)).toBe(start + 40 * minute);
  expect(isBeforeCancelDeadline(delayedBy(60), 60, start + 10 * minute)).toBe(true);
  expect(isBeforeCancelDeadline(delayedBy(60), 60, start + 61 * minute)).toBe(false);
  expect(isLongDelayed(delayedBy(20), 10)).toBe(false);
  expect(isLongDelayed(delayedBy(20), 20)).toBe(true);
});
