import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../../access/role.ts";
import { canTransition } from "../../kernel/state-machine.ts";
import { aMoment, anOrder, anOrderLine } from "../../testing/builders.ts";
import { changeOrder, type OrderChange, possibleActions } from "./change-order.ts";
import { type OrderAction, orderActions, targetByAction } from "./order-action.ts";
import { openCents } from "../order/payment-rules.ts";
import type { Order } from "../order/order.ts";
import type { Refund } from "../order/payment.ts";
import { decidePaymentFact } from "../payment/apply-payment-fact.ts";
import { cancelDeadline } from "./order-guards.ts";
import { orderMachine } from "../order/order-machine.ts";
import { boardLane, boardStatuses, isOpen, openStatuses } from "../order/order-status-groups.ts";
import { type OrderStatus, orderStatuses } from "../order/order-status.ts";

const cash = { method: "cash", cents: 480 } as const;
const change = (action: OrderAction, order: Partial<Order> = {}, rest: Partial<OrderChange> = {}) =>
  changeOrder({
    order: anOrder(order),
    action,
    by: "merchant",
    role: "owner",
    now: aMoment,
    reason: action === "reject" || action === "cancel" ? { code: "tooBusy", text: "" } : undefined,
    ...rest,
  });

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
      if (result.ok)
        expect(Object.keys(result.value.patch).sort()).toEqual(["completedAt", "events", "status", "version"]);
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
    // A timeout of the system gives its own reason; without one the shopper still reads something.
    expect(change("reject", { paymentStatus: "none" }, { by: "system", reason: undefined })).toMatchObject({
      value: { patch: { rejection: { code: "other", text: "" } } },
    });
    for (const action of ["reject", "cancel"] as const)
      for (const why of [undefined, { code: "other", text: " " } as const])
        expect(change(action, {}, { reason: why })).toEqual({ ok: false, refusal: { type: "reason-required" } });
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

describe("what not every order knows", () => {
  const { slot } = anOrder().distribution;
  const delivery = { ...anOrder().distribution, type: "delivery" } as const;
  const refusedTransition = (from: OrderStatus, to: OrderStatus) => ({
    ok: false,
    refusal: { type: "transition-not-allowed", from, to },
  });

  test("only what is brought drives off, only what is sent is shipped", () => {
    expect(change("deliver", { status: "ready" })).toEqual(refusedTransition("ready", "outForDelivery"));
    expect(change("ship", { status: "ready" })).toEqual(refusedTransition("ready", "shipped"));
    expect(change("deliver", { status: "ready", distribution: delivery })).toMatchObject({
      value: { patch: { status: "outForDelivery", outAt: aMoment }, effects: ["mail"] },
    });
    const shipping = { carrier: "Post", trackingNo: "A 1" };
    const sent = { ...anOrder().distribution, type: "shipping" } as const;
    expect(change("ship", { status: "ready", distribution: sent }, { shipping })).toMatchObject({
      value: { patch: { status: "shipped", outAt: aMoment, distribution: { type: "shipping", shipping } } },
    });
    expect(change("ship", { status: "ready", distribution: sent })).toMatchObject({ ok: true });
  });

  test("nobody is missing before the time is over", () => {
    expect(change("noShow", { status: "ready" }, { now: slot.end - 1 })).toEqual(refusedTransition("ready", "noShow"));
    expect(change("noShow", { status: "ready" }, { now: slot.end })).toMatchObject({
      value: { patch: { status: "noShow", noShowAt: slot.end, paymentStatus: "voided" } },
    });
    expect(change("noShow", { status: "ready", distribution: delivery }, { now: slot.end }).ok).toBe(false);
    expect(change("noShow", { status: "ready", paymentStatus: "authorized" }, { now: slot.end })).toMatchObject({
      value: { effects: ["mail", "figures", "capture"] },
    });
  });

  test("M-S12 nobody is missing before the time that was promised last is over", () => {
    const { timeline, distribution } = anOrder();
    const minute = 60_000;
    const ends = ({ promised, moved = 0 }: { readonly promised: number; readonly moved?: number }) => {
      const chosen = { ...slot, start: slot.start + moved * minute, end: slot.end + moved * minute };
      const delayed = {
        timeline: { ...timeline, promisedAt: chosen.start + promised * minute },
        distribution: { ...distribution, slot: chosen },
      };
      const may = (now: number) => change("noShow", { status: "ready", ...delayed }, { now }).ok;
      return (at: number) => [may(at - 1), may(at)];
    };
    expect(ends({ promised: 40 })(slot.end + 40 * minute)).toEqual([false, true]);
    // It took its place in a later slot, and is promised within it.
    expect(ends({ promised: 10, moved: 30 })(slot.end + 40 * minute)).toEqual([false, true]);
  });

  test("goods by weight are weighed before they are ready", () => {
    const catchWeight = { pricePerKgCents: 1200, estGrams: 500 };
    const lines = [
      anOrderLine({ catchWeight }),
      anOrderLine({ lineId: "l2", catchWeight: { ...catchWeight, finalGrams: 510 } }),
      anOrderLine({ lineId: "l3", catchWeight, removed: { at: 1, reason: "aus" } }),
    ];
    expect(change("ready", { status: "preparing", lines })).toEqual({
      ok: false,
      refusal: { type: "weighing-required", lineIds: ["l1"] },
    });
  });

  test("accepting calms an alarm", () => {
    expect(change("accept", { flags: { escalated: true, edited: true } })).toMatchObject({
      value: { patch: { flags: { escalated: false, edited: true } } },
    });
  });
});

describe("restoring", () => {
  const ended = { status: "rejected", rejectedAt: aMoment, paymentStatus: "voided" } as const;
  test("brings an order back within an hour, by who answers for it, and it is paid at the handover", () => {
    expect(change("restore", ended, { now: aMoment + 3_600_000, role: "manager" })).toMatchObject({
      ok: true,
      value: {
        patch: { status: "accepted", paymentStatus: "open", acceptedAt: aMoment + 3_600_000 },
        events: [{ type: "restored" }],
        effects: ["mail", "figures"],
      },
    });
    expect(change("restore", ended, { now: aMoment + 3_600_001 })).toEqual({
      ok: false,
      refusal: { type: "too-late" },
    });
    const cancelled = { status: "cancelled", cancelledAt: aMoment, paymentStatus: "voided" } as const;
    expect(change("restore", cancelled, { now: aMoment + 3_600_000 })).toMatchObject({ ok: true });
    expect(change("restore", cancelled, { now: aMoment + 3_600_001 })).toMatchObject({ refusal: { type: "too-late" } });
    expect(change("restore", ended, { role: "staff" })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(change("restore", { status: "accepted" })).toMatchObject({ refusal: { type: "already-handled" } });
    expect(change("restore", { status: "ready" })).toMatchObject({ refusal: { type: "transition-not-allowed" } });
    expect(change("restore", { status: "completed" })).toMatchObject({ refusal: { type: "transition-not-allowed" } });
    expect(change("restore", { ...ended, status: "cancelled", rejectedAt: 0, cancelledAt: aMoment }).ok).toBe(true);
  });

  test("POS-01 what was taken at the counter names the paper of the till, where the counter noted it", () => {
    const taken = (tillReceiptNo?: string) => {
      const result = change("complete", { status: "ready" }, { payment: { ...cash, tillReceiptNo } });
      return result.ok ? result.value.patch.payments?.[0]?.tillReceiptNo : result.refusal;
    };
    expect(taken("B-4711")).toBe("B-4711");
    expect(taken()).toBeUndefined();
    expect(taken("")).toBeUndefined();
  });

  test("what was paid and not given back stays paid", () => {
    const payment = {
      id: "pi_1",
      provider: "stripe",
      method: "online",
      state: "captured",
      authorizedCents: 480,
      capturedCents: 480,
      at: aMoment,
    } as const;
    const refund = { id: "r1", cents: 480, reason: "", at: aMoment, from: [], lines: [], vat: [] } as const;
    const restored = (order: Partial<Order>) => {
      const result = change("restore", { ...ended, ...order });
      return result.ok ? (result.value.patch.paymentStatus ?? "unchanged") : result.refusal.type;
    };
    expect(restored({ paymentStatus: "paid", payments: [payment] })).toBe("unchanged");
    expect(restored({ paymentStatus: "paid", payments: [payment], refunds: [{ ...refund, state: "pending" }] })).toBe(
      "open",
    );
    expect(restored({ paymentStatus: "paid", payments: [payment], refunds: [{ ...refund, state: "failed" }] })).toBe(
      "unchanged",
    );
    expect(restored({ paymentStatus: "none" })).toBe("unchanged");
  });

  test("what went back because it had ended is paid once more, and goodwill from before is not", () => {
    const payment = {
      id: "pi_1",
      provider: "stripe",
      method: "online",
      state: "captured",
      authorizedCents: 480,
      capturedCents: 480,
      at: aMoment,
    } as const;
    const refund = { reason: "", state: "succeeded", from: [], lines: [], vat: [] } as const;
    const refunds = [
      { ...refund, id: "r1", cents: 80, at: aMoment - 1 },
      { ...refund, id: "r2", cents: 400, at: aMoment },
    ];
    const order = anOrder({ ...ended, paymentStatus: "refunded", payments: [payment], refunds });
    const result = change("restore", order, { now: aMoment + 1 });
    expect(result).toMatchObject({ value: { patch: { paymentStatus: "open" } } });
    const after = result.ok ? { ...order, ...result.value.patch } : order;
    expect(openCents(after)).toBe(400);
    expect(after.refunds?.map(({ settlesEdit = false }) => settlesEdit)).toEqual([false, true]);
  });

  test("a dispute goes on, and the order hears how it ended", () => {
    const payment = { id: "pi_1", provider: "stripe", method: "online", state: "captured" } as const;
    const payments = [{ ...payment, authorizedCents: 480, capturedCents: 480, at: aMoment }];
    const refund = { id: "r1", cents: 480, reason: "", state: "pending", at: aMoment, lines: [], vat: [] } as const;
    const refunds = [{ ...refund, from: [{ paymentId: "pi_1", cents: 480 }] }];
    const disputed = anOrder({ ...ended, paymentMethod: "online", paymentStatus: "disputed", payments, refunds });
    const result = change("restore", disputed);
    const order: Order = { ...disputed, ...(result.ok ? result.value.patch : {}) };
    expect(order).toMatchObject({ status: "accepted", paymentStatus: "disputed" });
    expect(openCents(order)).toBe(480);
    // The provider gives nothing back of what a bank asks for.
    const facts = [
      { type: "refundFailed", refundId: "r1", error: "charge_disputed" },
      { type: "disputeClosed", paymentId: "pi_1", won: false },
    ] as const;
    const told = facts.reduce((now: Order, fact) => {
      const decision = decidePaymentFact(now, fact, aMoment);
      return decision.type === "record" ? Object.assign({}, now, decision.patch) : now;
    }, order);
    expect(told.paymentStatus).toBe("refunded");
  });

  test("a gift card that has its money back pays no more than what it did not get back; discounts stay", () => {
    const paid = { provider: "giftCard", method: "giftCard", state: "captured", at: aMoment } as const;
    const code = (codeId: string, kind: "discount" | "giftCard", cents: number) => {
      return { codeId, code: codeId, name: codeId, kind, cents };
    };
    const back = (paymentId: string, cents: number) => ({
      id: paymentId,
      cents,
      reason: "",
      state: "succeeded",
      at: aMoment,
      from: [{ paymentId, cents }],
      lines: [],
      vat: [],
    });
    const order = anOrder({
      ...ended,
      paymentStatus: "refunded",
      codes: [code("TEN", "discount", 50), code("A", "giftCard", 100)],
      payments: [{ ...paid, id: "giftCard-A", authorizedCents: 100, capturedCents: 100 }],
    } as Partial<Order>);
    const codesAfter = (refunds: Order["refunds"]) => {
      const result = change("restore", { ...order, refunds: refunds ?? [] });
      return result.ok ? result.value.patch.codes?.map(({ codeId, cents }) => [codeId, cents]) : result.refusal;
    };
    expect(codesAfter([back("giftCard-A", 100)] as Order["refunds"])).toEqual([["TEN", 50]]);
    expect(codesAfter([back("giftCard-A", 60), back("pi_1", 9)] as Order["refunds"])).toEqual([
      ["TEN", 50],
      ["A", 40],
    ]);
    expect(codesAfter([{ ...back("giftCard-A", 100), state: "failed" }] as Order["refunds"])).toEqual([
      ["TEN", 50],
      ["A", 100],
    ]);
  });

  test("a gift card pays what an edit had left of it, without goodwill, less what went back at the end", () => {
    const card = {
      id: "giftCard-A",
      provider: "giftCard",
      method: "giftCard",
      state: "captured",
      at: aMoment,
    } as const;
    const back = (id: string, cents: number, at: number, settlesEdit = false): Refund => ({
      id,
      cents,
      reason: "",
      state: "succeeded",
      at,
      from: [{ paymentId: "giftCard-A", cents }],
      lines: [],
      vat: [],
      ...(settlesEdit ? { settlesEdit } : {}),
    });
    const order = anOrder({
      ...ended,
      paymentMethod: "giftCard",
      paymentStatus: "refunded",
      codes: [{ codeId: "A", code: "A", name: "Karte", kind: "giftCard", cents: 480 }],
      payments: [{ ...card, authorizedCents: 960, capturedCents: 960 }],
      refunds: [back("r1", 480, aMoment - 2000, true), back("r2", 100, aMoment - 1000), back("r3", 380, aMoment)],
    });
    const result = change("restore", order);
    const after: Order = { ...order, ...(result.ok ? result.value.patch : {}) };
    expect(after.codes).toMatchObject([{ codeId: "A", cents: 100 }]);
    expect(openCents(after)).toBe(380);
  });

  test("what is paid later or by others stays so", () => {
    const restored = (order: Partial<Order>) => {
      const result = change("restore", { ...ended, ...order });
      return result.ok ? (result.value.patch.paymentStatus ?? "unchanged") : result.refusal.type;
    };
    expect(restored({ paymentMethod: "onAccount" })).toBe("onAccount");
  });
});

describe("what follows", () => {
  const authorized = { paymentStatus: "authorized" } as const;
  const follows = (action: OrderAction, order: Partial<Order>) => {
    const result = change(action, order);
    return result.ok ? result.value.effects : result.refusal.type;
  };
  test("money that is held is taken when the shop says so, and let go when nothing comes of it", () => {
    expect(follows("accept", { ...authorized, capture: "onAccept" })).toContain("capture");
    expect(follows("accept", { ...authorized, capture: "onComplete" })).not.toContain("capture");
    expect(follows("complete", { ...authorized, status: "ready", capture: "onComplete" })).toContain("capture");
    expect(follows("reject", authorized)).toContain("void");
    expect(follows("cancel", authorized)).toContain("void");
    expect(follows("cancel", { paymentStatus: "paid" })).not.toContain("void");
  });
  test("a locker hears of what is ready; beginning has no follow-up", () => {
    expect(
      follows("ready", { status: "preparing", distribution: { ...anOrder().distribution, type: "locker" } }),
    ).toEqual(["mail", "locker"]);
    expect(follows("prepare", { status: "accepted" })).toEqual([]);
  });
  test("steps are counted on, also of orders from before they were counted", () => {
    expect(change("accept")).toMatchObject({ value: { patch: { version: 2 } } });
    expect(change("accept", { version: 7 })).toMatchObject({ value: { patch: { version: 8 } } });
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
    explain: fc.boolean(),
    wait: fc.nat(40 * 60_000),
  });

  test("walks only edges of the table, keeps the log, and never takes money twice", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        let order = anOrder();
        let now = aMoment;
        for (const { action, by, role, pay, explain, wait } of commands) {
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
            ...(explain ? { reason: { code: "soldOut", text: "" } } : {}),
          });
          const offered = possibleActions({ order, by, role, now, customerCancelUntilMinutesBeforeSlot: 30 }).includes(
            action,
          );
          const asks = !result.ok && ["payment-required", "reason-required"].includes(result.refusal.type);
          expect(offered).toBe(result.ok || asks);
          if (!result.ok) continue;
          order = Object.assign({}, order, result.value.patch);
          expect(order.status).toBe(targetByAction[action]);
          expect(canTransition(orderMachine, before.status, order.status, by)).toBe(true);
          expect(order.events).toEqual([...before.events, ...result.value.events]);
        }
        const paid = order.payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
        expect(paid).toBe(order.status === "completed" ? 480 : 0);
        expect(order.paymentStatus).toBe(
          order.status === "completed"
            ? "paid"
            : ["rejected", "cancelled", "noShow"].includes(order.status)
              ? "voided"
              : "open",
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
  expect(boardStatuses).toEqual(["placed", "accepted", "preparing", "ready", "deposited", "outForDelivery", "shipped"]);
  expect(orderStatuses.map(boardLane).filter((lane) => lane !== null)).toEqual([
    "new",
    "accepted",
    "inWork",
    "done",
    "done",
    "onTheWay",
    "onTheWay",
  ]);
  expect(boardLane("completed")).toBeNull();
});
