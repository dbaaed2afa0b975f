import { expect, test } from "vitest";
import { aFulfilmentMethod, aMoment, anOrder } from "../../testing/builders.ts";
import { cancelDeadline } from "../lifecycle/order-guards.ts";
import { nextTimer } from "../lifecycle/order-timers.ts";
import { delayedOrder, movedOrder, slotAt } from "./retime-order.ts";

const order = anOrder();
const { slot } = order.distribution;
const quarter = 15 * 60_000;

test("a delay moves every promise and says why, in the same slot or another one", () => {
  const same = delayedOrder(order, { minutes: 10, slot: null }, "Europe/Berlin", aMoment);
  expect(same.patch).toMatchObject({
    timeline: {
      promisedAt: order.timeline.promisedAt + 600_000,
      prepareBy: order.timeline.prepareBy + 600_000,
      releaseAt: order.timeline.releaseAt + 600_000,
      delays: [{ minutes: 10, at: aMoment }],
    },
  });
  expect(same.patch.distribution).toBeUndefined();
  expect(same.event).toEqual({
    at: aMoment,
    type: "delayed",
    by: "merchant",
    data: { minutes: 10, promisedAt: order.timeline.promisedAt + 600_000 },
  });
  const next = { key: "next", start: slot.end, end: slot.end + quarter };
  const again = delayedOrder(
    { ...order, ...same.patch },
    { minutes: 5, reason: "Ofen", slot: next },
    "Europe/Berlin",
    2,
  );
  expect(again.patch).toMatchObject({
    distribution: { slot: next },
    timeline: { delays: [{ minutes: 10 }, { minutes: 5, reason: "Ofen" }] },
    events: [{ type: "placed" }, { type: "delayed" }, { type: "delayed", reason: "Ofen" }],
  });
});

test("a move takes day and month along", () => {
  const start = Date.parse("2026-12-01T09:00:00Z");
  const to = { key: "2026-12-01T10:00", start, end: start + quarter };
  expect(movedOrder(order, to, "customer", "Europe/Berlin", aMoment).patch).toMatchObject({
    dayKey: "2026-12-01",
    monthKey: "2026-12",
    distribution: { slot: to },
    timeline: { promisedAt: start },
    version: 2,
  });
});

test("whoever chose another time after a delay waits for nobody any more, and cancels as for any other time", () => {
  const late = { ...order, ...delayedOrder(order, { minutes: 45, slot: null }, "Europe/Berlin", aMoment).patch };
  expect(cancelDeadline(late, 60)).toBe(late.timeline.promisedAt);
  const to = { key: "next", start: slot.end + 96 * quarter, end: slot.end + 97 * quarter };
  const moved = (by: "customer" | "merchant") => ({ ...late, ...movedOrder(late, to, by, "Europe/Berlin", 2).patch });
  expect(cancelDeadline(moved("customer"), 60)).toBe(to.start - 60 * 60_000);
  // Moved by the shop it is later still.
  expect(cancelDeadline(moved("merchant"), 60)).toBe(to.start);
  expect(moved("customer").events.map(({ type }) => type)).toEqual(["placed", "delayed", "moved"]);
});

test("a new order that is moved is answered in time for its new time, and somebody is reminded of it again", () => {
  const rules = {
    autoAccept: "never",
    acceptTimeoutMinutes: 10,
    timeoutAction: "escalate",
    escalateAfterMinutes: 5,
    isOpen: true,
  } as const;
  const late = { ...order, flags: { escalated: true, edited: true } };
  expect(nextTimer(late, rules)).toBeUndefined();
  const days = 7 * 96 * quarter;
  const to = { key: "next", start: slot.start + days, end: slot.end + days };
  const moved = { ...late, ...movedOrder(late, to, "customer", "Europe/Berlin", 2).patch };
  expect(moved.flags).toEqual({ escalated: false, edited: true });
  expect(nextTimer(moved, rules)).toBe(moved.timeline.releaseAt - 55 * 60_000);
});

test("the slot of a moment, or none outside of the hours", () => {
  const option = aFulfilmentMethod();
  expect(slotAt(option, "Europe/Berlin", slot.start + 60_000)).toEqual(slot);
  expect(slotAt({ ...option, windows: [] }, "Europe/Berlin", slot.start)).toBeNull();
  expect(slotAt(option, "Europe/Berlin", slot.start)).toEqual(slot);
  expect(slotAt(option, "Europe/Berlin", slot.end)?.start).toBe(slot.end);
  // Open from 8 to 18 o'clock.
  expect(slotAt(option, "Europe/Berlin", Date.parse("2026-11-20T07:59+01:00"))).toBeNull();
  expect(slotAt(option, "Europe/Berlin", Date.parse("2026-11-20T18:00+01:00"))).toBeNull();
});
