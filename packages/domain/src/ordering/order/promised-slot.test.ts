import { expect, it } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { promisedSlot } from "./promised-slot.ts";

const minute = 60_000;

it("M-S12 the time that holds is the chosen one until it is delayed, and then as long as before", () => {
  const order = anOrder();
  const { slot } = order.distribution;
  const promised = (delay: number) =>
    promisedSlot({ ...order, timeline: { ...order.timeline, promisedAt: slot.start + delay * minute } });
  expect(promised(0)).toBe(slot);
  expect(promised(90)).toEqual({ ...slot, start: slot.start + 90 * minute, end: slot.end + 90 * minute });
  expect(promised(5).end - promised(5).start).toBe(slot.end - slot.start);
});
