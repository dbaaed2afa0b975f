import { expect, test } from "vitest";
import { aMoment, anOrder, anOrderLine } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import { orderMachine } from "../order/order-machine.ts";
import { orderStatuses } from "../order/order-status.ts";
import { movedOrder } from "../change/retime-order.ts";
import { decidePaymentFact } from "../payment/apply-payment-fact.ts";
import { archivedAfter, dueTransition, endedAt, nextTimer, type TimerRules, timersOf } from "./order-timers.ts";

const minute = 60_000;
const rules: TimerRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 10,
  timeoutAction: "escalate",
  escalateAfterMinutes: 5,
  isOpen: true,
};
const soon = (more: Partial<Order> = {}): Order =>
  anOrder({ placedAt: aMoment, timeline: { releaseAt: aMoment, prepareBy: aMoment, promisedAt: aMoment }, ...more });

test("holds end when they were promised to", () => {
  expect(timersOf(soon({ status: "pendingPayment", holdUntil: 9 }), rules)).toEqual([{ step: "expire", at: 9 }]);
  expect(timersOf(soon({ status: "awaitingApproval" }), rules)).toEqual([]);
});

test("a shop accepts by itself always, or while it is open", () => {
  expect(dueTransition(soon(), { ...rules, autoAccept: "always" }, aMoment)).toBe("accept");
  expect(dueTransition(soon(), { ...rules, autoAccept: "whenOpen" }, aMoment)).toBe("accept");
  expect(dueTransition(soon(), { ...rules, autoAccept: "whenOpen", isOpen: false }, aMoment)).toBeNull();
});

test("an order that is moved to a near time is answered as late as any other, and rings again as late", () => {
  const start = aMoment + 30 * 60 * minute;
  const tomorrow = soon({ timeline: { promisedAt: start, prepareBy: start, releaseAt: start - 30 * minute } });
  const now = aMoment + 120 * minute;
  const near = { key: "near", start: now + 40 * minute, end: now + 55 * minute };
  const moved = (by: "customer" | "merchant", order: Order): Order => ({
    ...order,
    ...movedOrder(order, near, by, "Europe/Berlin", now).patch,
  });
  const strict = { ...rules, timeoutAction: "reject" } as const;
  expect(dueTransition(moved("customer", tomorrow), strict, now)).toBeNull();
  expect(dueTransition(moved("customer", tomorrow), strict, now + 10 * minute)).toBe("reject");
  expect(nextTimer(moved("merchant", { ...tomorrow, flags: { escalated: true } }), rules)).toBe(now + 5 * minute);
});

test("nobody answers: first it becomes louder, once, then the order is rejected if the shop says so", () => {
  expect(nextTimer(soon(), rules)).toBe(aMoment + 5 * minute);
  expect(dueTransition(soon(), rules, aMoment + 5 * minute - 1)).toBeNull();
  expect(dueTransition(soon(), rules, aMoment + 5 * minute)).toBe("escalate");
  expect(dueTransition(soon({ flags: { escalated: true } }), rules, aMoment + 60 * minute)).toBeNull();
  const strict = { ...rules, timeoutAction: "reject" } as const;
  expect(dueTransition(soon(), strict, aMoment + 9 * minute)).toBe("escalate");
  expect(dueTransition(soon(), strict, aMoment + 10 * minute)).toBe("reject");
});

test("a pre-order is answered an hour before work on it begins, and not at night", () => {
  const releaseAt = aMoment + 10 * 60 * minute;
  const order = soon({ timeline: { releaseAt, prepareBy: releaseAt, promisedAt: releaseAt } });
  expect(nextTimer(order, rules)).toBe(releaseAt - 55 * minute);
});

test("what was paid and not taken back completes itself; an unpaid order never does", () => {
  const { slot } = anOrder().distribution;
  const at = slot.end + 24 * 60 * minute;
  expect(timersOf(soon({ status: "ready", paymentStatus: "paid" }), rules)).toEqual([{ step: "complete", at }]);
  expect(timersOf(soon({ status: "ready" }), rules)).toEqual([]);
  // ALC-02: of alcohol staff have to say that the age was checked.
  expect(timersOf(soon({ status: "ready", paymentStatus: "paid", flags: { ageCheck: 16 } }), rules)).toEqual([]);
  const shipped = { status: "shipped", paymentStatus: "paid" } as const;
  expect(nextTimer(soon({ ...shipped, outAt: 5 }), rules)).toBe(5 + 7 * 24 * 60 * minute);
  expect(nextTimer(soon(shipped), rules)).toBe(aMoment + 7 * 24 * 60 * minute);
  expect(timersOf(soon({ status: "shipped" }), rules)).toEqual([]);
});

test("nothing completes itself of which something is still to be paid or weighed", () => {
  const payment = { id: "pi_1", provider: "stripe", method: "online", at: aMoment } as const;
  const taken = { ...payment, state: "captured", authorizedCents: 400, capturedCents: 400 } as const;
  const owes = { status: "shipped", paymentStatus: "disputed", payments: [taken] } as const;
  expect(timersOf(soon(owes), rules)).toEqual([]);
  const whole = { ...taken, authorizedCents: 480, capturedCents: 480 };
  expect(timersOf(soon({ ...owes, payments: [whole] }), rules)).toMatchObject([{ step: "complete" }]);
  const catchWeight = { estGrams: 500, pricePerKgCents: 960 };
  for (const status of ["ready", "shipped"] as const) {
    const paid = { status, paymentStatus: "paid" } as const;
    expect(timersOf(soon({ ...paid, lines: [anOrderLine({ catchWeight })] }), rules)).toEqual([]);
    const lines = [anOrderLine({ catchWeight: { ...catchWeight, finalGrams: 480 } })];
    expect(timersOf(soon({ ...paid, lines }), rules)).toMatchObject([{ step: "complete" }]);
  }
});

test("a pickup of which only a reserve went back completes itself as every paid one", () => {
  const back = { id: "r1", cents: 72, reason: "edited", state: "pending", at: aMoment, lines: [], vat: [] } as const;
  const payment = { id: "pi_1", provider: "stripe", method: "online", state: "captured", at: aMoment } as const;
  const order = soon({
    status: "ready",
    paymentStatus: "paid",
    bufferCents: 72,
    payments: [{ ...payment, authorizedCents: 552, capturedCents: 552 }],
    refunds: [{ ...back, from: [{ paymentId: "pi_1", cents: 72 }], settlesEdit: true }],
  });
  const heard = decidePaymentFact(order, { type: "refunded", refundId: "r1" }, aMoment);
  const after: Order = { ...order, ...(heard.type === "record" ? heard.patch : {}) };
  expect(after).toMatchObject({ paymentStatus: "paid", refunds: [{ state: "succeeded" }] });
  expect(timersOf(after, rules)).toMatchObject([{ step: "complete" }]);
});

test("nothing goes into the archive while money of it is moving or asked back", () => {
  const done = anOrder({ status: "completed", completedAt: aMoment });
  const archives = (more: Partial<Order>) =>
    timersOf({ ...done, ...more }, rules).some(({ step }) => step === "archive");
  const refund = { id: "r1", cents: 100, reason: "", at: aMoment, from: [], lines: [], vat: [] };
  const payment = {
    id: "pi_1",
    provider: "stripe",
    method: "online",
    state: "authorized",
    authorizedCents: 480,
    capturedCents: 0,
    at: aMoment,
  } as const;
  expect(archives({})).toBe(true);
  expect(archives({ refunds: [{ ...refund, state: "pending" }] })).toBe(false);
  expect(archives({ refunds: [{ ...refund, state: "failed" }] })).toBe(false);
  expect(archives({ refunds: [{ ...refund, state: "succeeded" }] })).toBe(true);
  // The order was restored before this one failed: its money pays for the goods again.
  const captured = { ...payment, state: "captured", capturedCents: 480 } as const;
  const moot = { ...refund, cents: 480, state: "failed", from: [{ paymentId: "pi_1", cents: 480 }] } as const;
  expect(archives({ payments: [captured], refunds: [{ ...moot, settlesEdit: true }] })).toBe(true);
  expect(archives({ payments: [captured], refunds: [moot] })).toBe(false);
  expect(archives({ paymentStatus: "disputed" })).toBe(false);
  expect(archives({ payments: [payment] })).toBe(false);
  expect(archives({ payments: [{ ...payment, state: "voided" }] })).toBe(true);
});

test("every final order goes into the archive ninety days after it ended, and no other one", () => {
  for (const status of orderStatuses) {
    const steps = timersOf(soon({ status }), rules).map(({ step }) => step);
    expect([status, steps.includes("archive")]).toEqual([status, orderMachine.final.includes(status)]);
  }
  expect(endedAt(soon({ completedAt: aMoment + 7 }))).toBe(aMoment + 7);
  expect(nextTimer(soon({ status: "noShow", noShowAt: aMoment + 3 }), rules)).toBe(aMoment + 3 + archivedAfter);
});
