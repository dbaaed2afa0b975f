import { expect, test } from "vitest";
import { hourMs } from "../../kernel/time/instant.ts";
import { anOrder } from "../../testing/builders.ts";
import { mayArrive } from "./arrival.ts";

const order = anOrder({ status: "preparing" });
const due = Math.min(order.distribution.slot.start, order.timeline.promisedAt);

test("S-R20 who fetches an accepted order says that they are here from an hour before its time on", () => {
  expect(mayArrive(order, due - hourMs)).toBe(true);
  expect(mayArrive(order, due - hourMs - 1)).toBe(false);
  expect(mayArrive({ ...order, status: "ready" }, due + hourMs)).toBe(true);
});

test("S-R20 nobody is announced for an order that is brought, not accepted, or over", () => {
  expect(mayArrive({ ...order, distribution: { ...order.distribution, type: "delivery" } }, due)).toBe(false);
  for (const status of ["placed", "completed", "cancelled"] as const)
    expect(mayArrive({ ...order, status }, due)).toBe(false);
});
