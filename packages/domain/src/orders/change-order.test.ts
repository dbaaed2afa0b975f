import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../access/role.ts";
import { canTransition } from "../state-machine.ts";
import { aMoment, anOrder } from "../testing/builders.ts";
import {
  changeOrder,
  type OrderAction,
  orderActions,
  type OrderChange,
  possibleActions,
  targetByAction,
} from "./change-order.ts";
import type { Order } from "./order.ts";
import { cancelDeadline } from "./order-guards.ts";
import { orderMachine } from "./order-machine.ts";
import { boardLane, boardStatuses, isOpen, openStatuses } from "./order-status-groups.ts";
import { type OrderStatus, orderStatuses } from "./order-status.ts";

const cash = { method: "cash", cents: 480 } as const;
const change = (action: OrderAction, order: Partial<Order> = {}, rest: Partial<OrderChange> = {}) =>
  changeOrder({ order: anOrder(order), action, by: "merchant", role: "owner", now: aMoment, ...rest });

describe("the life of an order", () => {
  test("accept, prepare, ready, complete with the money taken", () => {
    let order = anOrder();
    for (const [index, action] of (["accept", "prepare", "ready", "complete"] as const).entries()) {
      const result = changeOrder({ order, action, by: "merchant", role: "staff", now: aMoment + index, payment: cash });
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      order = Object.assign({}, order, result.value.patch);
    }
    expect(order).toMatchObject({
      status: "completed",
      paymentStatus: "paid",
      acceptedAt: aMoment,
      preparingAt: aMoment + 1,
      readyAt: aMoment + 2,
      completedAt: aMoment + 3,
      payments: [
        {
          id: "counter-1",
          provider: "counter",
          method: "cash",
          state: "captured",
          authorizedCents: 480,
          capturedCents: 480,
          at: aMoment + 3,
        },
      ],
    });
    expect(order.events.map(({ type, by }) => [type, by])).toEqual([
      ["placed", "customer"],
      ["accepted", "merchant"],
      ["preparing", "merchant"],
      ["ready", "merchant"],
      ["paid", "merchant"],
      ["completed", "merchant"],
    ]);
  });

  test("an unpaid order is completed only with exactly what is open", () => {
    const refusal = { ok: false, refusal: { type: "payment-required", openCents: 480 } };
    expect(change("complete", { status: "ready" })).toEqual(refusal);
    expect(change("complete", { status: "ready" }, { payment: { ...cash, cents: 479 } })).toEqual(refusal);
    expect(change("complete", { status: "ready" }, { payment: { ...cash, cents: 481 } })).toEqual(refusal);
    expect(change("complete", { status: "ready" }, { payment: { ...cash, method: "card" } })).toMatchObject({
      ok: true,
      value: { patch: { payments: [{ method: "card" }] } },
    });
  });

  test("what was paid before, or costs nothing, needs no money at the handover", () => {
    for (const paymentStatus of ["paid", "none"] as const) {
      const result = change("complete", { status: "ready", paymentStatus }, { payment: cash });
      expect(result).toMatchObject({ ok: true, value: { events: [{ type: "completed" }] } });
      if (result.ok) expect(Object.keys(result.value.patch).sort()).toEqual(["completedAt", "events", "status"]);
    }
  });

  test("reject says why, and the claim is gone", () => {
    const reason = { code: "tooBusy", text: "Heute ist zu viel los." } as const;
    expect(change("reject", {}, { reason })).toMatchObject({
      ok: true,
      value: {
        patch: { status: "rejected", rejectedAt: aMoment, paymentStatus: "voided", rejection: reason },
        events: [{ type: "rejected", reason: reason.text }],
      },
    });
    expect(change("reject", {}, { reason: { code: "tooBusy", text: "" } })).toMatchObject({
      value: { events: [{ reason: "tooBusy" }] },
    });
    expect(change("reject", { paymentStatus: "none" })).toMatchObject({
      value: { patch: { rejection: { code: "other", text: "" } } },
    });
  });

  test("events hold a role word and never a uid", () => {
    const result = change("accept");
    expect(result.ok && result.value.events).toEqual([{ at: aMoment, type: "accepted", by: "merchant" }]);
  });
});

describe("who may do what", () => {
  const cancel = (status: OrderStatus, now: number) =>
    change("cancel", { status }, { by: "customer", role: undefined, now, customerCancelUntilMinutesBeforeSlot: 60 });

  test("shoppers cancel until their deadline and before work begins", () => {
    const deadline = cancelDeadline(anOrder(), 60);
    expect(cancel("placed", deadline)).toMatchObject({
      ok: true,
      value: { patch: { status: "cancelled", cancelledAt: deadline, paymentStatus: "voided" } },
    });
    expect(cancel("accepted", deadline).ok).toBe(true);
    expect(cancel("placed", deadline + 1)).toEqual({
      ok: false,
      refusal: { type: "transition-not-allowed", from: "placed", to: "cancelled" },
    });
    expect(cancel("preparing", deadline)).toEqual({
      ok: false,
      refusal: { type: "transition-not-allowed", from: "preparing", to: "cancelled" },
    });
    expect(change("cancel", {}, { by: "customer", now: anOrder().distribution.slot.start }).ok).toBe(true);
    expect(change("cancel", {}, { by: "customer", now: anOrder().distribution.slot.start + 1 }).ok).toBe(false);
  });

  test("shoppers do nothing else", () => {
    for (const action of orderActions)
      for (const status of orderStatuses) {
        if (action !== "cancel") expect(change(action, { status }, { by: "customer" }).ok).toBe(false);
      }
  });

  test("staff act by role; work in progress is cancelled by those who answer for it", () => {
    const mayDo = (role: (typeof roles)[number] | undefined, action: OrderAction, status: OrderStatus) =>
      change(action, { status, paymentStatus: "paid" }, { role }).ok;
    expect(mayDo("kitchen", "prepare", "accepted")).toBe(true);
    expect(mayDo("kitchen", "accept", "placed")).toBe(false);
    expect(mayDo("staff", "cancel", "accepted")).toBe(true);
    expect(mayDo("staff", "cancel", "preparing")).toBe(false);
    expect(mayDo("manager", "cancel", "ready")).toBe(true);
    for (const action of orderActions)
      expect(change(action, {}, { role: "accountant" })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(change("accept", {}, { role: undefined })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  });

  test("the system accepts by itself and needs no role", () => {
    expect(change("accept", {}, { by: "system", role: undefined })).toMatchObject({
      ok: true,
      value: { events: [{ by: "system" }] },
    });
    expect(change("ready", { status: "preparing" }, { by: "system" }).ok).toBe(false);
  });
});

describe("two at the same time", () => {
  test.each<[OrderAction, OrderStatus, "already-handled" | "transition-not-allowed"]>([
    ["accept", "accepted", "already-handled"],
    ["accept", "preparing", "already-handled"],
    ["accept", "rejected", "already-handled"],
    ["accept", "cancelled", "already-handled"],
    ["reject", "accepted", "already-handled"],
    ["reject", "ready", "already-handled"],
    ["prepare", "ready", "already-handled"],
    ["prepare", "placed", "transition-not-allowed"],
    ["ready", "placed", "transition-not-allowed"],
    ["ready", "completed", "already-handled"],
    ["complete", "accepted", "transition-not-allowed"],
    ["complete", "placed", "transition-not-allowed"],
    ["complete", "noShow", "already-handled"],
    ["accept", "pendingPayment", "transition-not-allowed"],
    ["cancel", "shipped", "transition-not-allowed"],
    ["cancel", "completed", "already-handled"],
  ])("%s of an order that is %s: %s", (action, status, type) => {
    const result = change(action, { status });
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.refusal.type).toBe(type);
      if (result.refusal.type === "already-handled") expect(result.refusal.status).toBe(status);
    }
  });
});

describe("any sequence of commands", () => {
  const command = fc.record({
    action: fc.constantFrom(...orderActions),
    by: fc.constantFrom("customer", "merchant", "system"),
    role: fc.constantFrom(...roles),
    pay: fc.boolean(),
    wait: fc.nat(40 * 60_000),
  });

  test("walks only edges of the table, keeps the log, and never takes money twice", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        let order = anOrder();
        let now = aMoment;
        for (const { action, by, role, pay, wait } of commands) {
          now += wait;
          const before = order;
          const result = changeOrder({
            order,
            action,
            by,
            role,
            now,
            customerCancelUntilMinutesBeforeSlot: 30,
            ...(pay ? { payment: cash } : {}),
          });
          const offered = possibleActions({ order, by, role, now, customerCancelUntilMinutesBeforeSlot: 30 }).includes(
            action,
          );
          expect(offered).toBe(result.ok || result.refusal.type === "payment-required");
          if (!result.ok) continue;
          order = Object.assign({}, order, result.value.patch);
          expect(order.status).toBe(targetByAction[action]);
          expect(canTransition(orderMachine, before.status, order.status, by)).toBe(true);
          expect(order.events).toEqual([...before.events, ...result.value.events]);
        }
        const paid = order.payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
        expect(paid).toBe(order.status === "completed" ? 480 : 0);
        expect(order.paymentStatus).toBe(
          order.status === "completed" ? "paid" : ["rejected", "cancelled"].includes(order.status) ? "voided" : "open",
        );
        expect(order.events.filter(({ type }) => type === "paid").length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});

test("the board shows what is open and nothing that is over", () => {
  expect(openStatuses).toEqual([
    "awaitingApproval",
    "pendingPayment",
    "placed",
    "accepted",
    "preparing",
    "ready",
    "deposited",
    "outForDelivery",
    "shipped",
  ]);
  expect(boardStatuses.every(isOpen)).toBe(true);
  expect(orderStatuses.map(boardLane).filter((lane) => lane !== null)).toEqual([
    "new",
    "accepted",
    "inWork",
    "done",
    "done",
    "done",
  ]);
  expect(boardLane("completed")).toBeNull();
});
