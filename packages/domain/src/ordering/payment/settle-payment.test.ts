import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import { changeOrder } from "../lifecycle/change-order.ts";
import type { Order } from "../order/order.ts";
import type { PaymentFact } from "./payment-fact.ts";
import type { Payment, Refund } from "../order/payment.ts";
import { askedOnlineCents, settlePayment } from "./settle-payment.ts";

const total = 480;
const waiting = (more: Partial<Order> = {}): Order =>
  anOrder({ status: "pendingPayment", paymentMethod: "online", no: "", dayCode: "", events: [], ...more });
const paid: PaymentFact = { type: "paid", paymentId: "pi_1", cents: total };
const authorized: PaymentFact = { type: "authorized", paymentId: "pi_1", cents: total, captureBefore: 7 };
const online = (more: Partial<Payment> = {}): Payment => ({
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: "authorized",
  authorizedCents: total,
  capturedCents: 0,
  at: aMoment,
  ...more,
});
const captured = online({ state: "captured", capturedCents: total });
const refund = (more: Partial<Refund> = {}): Refund => ({
  id: "r1",
  cents: 200,
  reason: "",
  state: "pending",
  at: aMoment,
  from: [{ paymentId: "pi_1", cents: 200 }],
  lines: [],
  vat: [],
  ...more,
});
const settle = (order: Order, fact: PaymentFact) => settlePayment(order, fact, aMoment);

describe("money for an order that waits", () => {
  test("R4 gives the reserve back where a way to pay takes it at once", () => {
    const weighed = waiting({ bufferCents: 72 });
    expect(settle(weighed, { ...paid, cents: 552 })).toMatchObject({
      type: "place",
      payments: [{ capturedCents: 552 }],
      excess: { paymentId: "pi_1", cents: 72 },
    });
    expect(settle(weighed, { ...authorized, cents: 552 })).not.toHaveProperty("excess");
    expect(settle({ ...weighed, status: "expired" }, { ...paid, cents: 552 })).toMatchObject({
      type: "retake",
      excess: { cents: 72 },
    });
  });

  test("R4 gives nothing back where nothing was reserved beyond the order", () => {
    expect(settle(waiting(), paid)).not.toHaveProperty("excess");
    expect(settle(waiting({ bufferCents: 0 }), paid)).not.toHaveProperty("excess");
  });

  test("says until when it can be taken only where the provider said so", () => {
    const placed = settle(waiting(), paid);
    expect(placed).toMatchObject({ type: "place", payments: [{ id: "pi_1" }] });
    expect(placed.type === "place" && placed.payments[0]).not.toHaveProperty("captureBefore");
  });

  test("places it, paid or reserved, gift cards included", () => {
    const card: Payment = {
      ...online(),
      id: "giftCard-K",
      provider: "giftCard",
      method: "giftCard",
      authorizedCents: 100,
    };
    const codes = [{ codeId: "K", code: "K", name: "Karte", kind: "giftCard", cents: 100 }] as const;
    const order = waiting({ payments: [card], codes });
    expect(askedOnlineCents(order)).toBe(380);
    // What a code takes off is in the total already.
    const discount = { codeId: "R", code: "R", name: "Rabatt", kind: "discount", cents: 50 } as const;
    expect(askedOnlineCents(waiting({ payments: [card], codes: [...codes, discount] }))).toBe(380);
    expect(settle(order, { ...paid, cents: 380, feeCents: 9 })).toMatchObject({
      type: "place",
      paymentStatus: "paid",
      payments: [
        { id: "giftCard-K", state: "captured", capturedCents: 100 },
        { id: "pi_1", state: "captured", capturedCents: 380, feeCents: 9 },
      ],
    });
    expect(settle(waiting(), authorized)).toMatchObject({
      type: "place",
      paymentStatus: "authorized",
      payments: [{ state: "authorized", capturedCents: 0, captureBefore: 7 }],
    });
  });

  test("takes no notice of a try before it that failed", () => {
    const failed = online({ id: "pi_0", state: "failed", authorizedCents: 0 });
    expect(settle(waiting({ payments: [failed] }), paid)).toMatchObject({
      type: "place",
      payments: [failed, { id: "pi_1", state: "captured" }],
    });
  });

  test("of another amount marks nobody as having paid", () => {
    for (const cents of [total - 1, total + 1]) {
      expect(settle(waiting(), { ...paid, cents })).toEqual({ type: "mismatch", expectedCents: total });
    }
  });

  test("after the hold asks for goods and time again", () => {
    expect(settle(waiting({ status: "expired" }), paid)).toMatchObject({ type: "retake", paymentStatus: "paid" });
  });

  test("that failed leaves the order waiting, once", () => {
    const failed: PaymentFact = { type: "failed", paymentId: "pi_0", cents: total, error: "declined" };
    const first = settle(waiting(), failed);
    expect(first).toMatchObject({ type: "record", effects: [], patch: { payments: [{ state: "failed" }] } });
    const before = online({ id: "pi_before", state: "failed", authorizedCents: 0 });
    expect(settle(waiting({ payments: [before] }), failed).type).toBe("record");
    if (first.type !== "record") return;
    expect(settle(waiting(first.patch), failed)).toEqual({ type: "nothing" });
    expect(settle(anOrder(), failed)).toEqual({ type: "nothing" });
  });

  test("that can never come ends it; an order that was placed stays", () => {
    expect(settle(waiting(), { type: "expired" })).toEqual({ type: "expire" });
    expect(settle(anOrder(), { type: "expired" })).toEqual({ type: "nothing" });
  });
});

describe("money for an order that is there", () => {
  const reserved = anOrder({ paymentStatus: "authorized", payments: [online()] });
  test("is taken up to what was reserved", () => {
    // Less than the order costs: the rest is paid at the handover.
    expect(settle(reserved, { ...paid, cents: 470 })).toMatchObject({ patch: { paymentStatus: "open" } });
    const lighter = { ...reserved, totals: { ...reserved.totals, totalCents: 470 } };
    expect(settle(lighter, { ...paid, cents: 470 })).toMatchObject({
      type: "record",
      patch: { paymentStatus: "paid", payments: [{ state: "captured", authorizedCents: 480, capturedCents: 470 }] },
      events: [{ type: "paid" }],
    });
    expect(settle(reserved, { ...paid, cents: 481 })).toEqual({ type: "mismatch", expectedCents: 480 });
    expect(settle(reserved, authorized)).toEqual({ type: "nothing" });
    const restored = anOrder({ paymentStatus: "open", payments: [online()] });
    expect(settle(restored, paid)).toMatchObject({ patch: { paymentStatus: "paid" } });
  });

  test("goes back where the order ended while it was being taken", () => {
    for (const status of ["rejected", "cancelled", "expired"] as const) {
      expect(settle({ ...reserved, status }, paid)).toMatchObject({
        type: "giveBack",
        payment: { id: "pi_1", state: "captured", capturedCents: total },
        patch: { paymentStatus: "paid" },
      });
    }
    for (const status of ["completed", "noShow"] as const)
      expect(settle({ ...reserved, status }, paid).type).toBe("record");
  });

  test("goes back as far as the order became cheaper while it was being taken", () => {
    const cheaper = { ...reserved, totals: { ...reserved.totals, totalCents: 400 } };
    expect(settle(cheaper, paid)).toMatchObject({
      type: "record",
      patch: { paymentStatus: "paid" },
      excess: { paymentId: "pi_1", cents: 80 },
    });
    const settled = settle(reserved, paid);
    expect(settled.type === "record" && settled.excess).toBeUndefined();
  });

  test("is let go once", () => {
    const voided: PaymentFact = { type: "voided", paymentId: "pi_1" };
    expect(settle({ ...reserved, status: "rejected" }, voided)).toMatchObject({
      patch: { paymentStatus: "voided", payments: [{ state: "voided" }] },
    });
    // Nobody will pay from afar any more, and the goods are still wanted.
    expect(settle(reserved, voided)).toMatchObject({ patch: { paymentStatus: "open" } });
    const twice = { ...reserved, payments: [online(), online({ id: "pi_2" })] };
    expect(settle(twice, voided)).toMatchObject({ patch: { paymentStatus: "authorized" } });
    const restored = anOrder({ paymentStatus: "open", payments: [online()] });
    expect(settle(restored, voided)).toMatchObject({ patch: { paymentStatus: "open" } });
    expect(settle(anOrder(), { type: "voided", paymentId: "pi_1" })).toEqual({ type: "nothing" });
    expect(settle(anOrder({ payments: [online({ state: "voided" })] }), paid)).toEqual({ type: "nothing" });
  });

  test("a second time goes back", () => {
    const order = anOrder({ paymentStatus: "paid", payments: [captured] });
    expect(settle(order, paid)).toEqual({ type: "nothing" });
    expect(settle(order, { ...paid, paymentId: "pi_2" })).toMatchObject({
      type: "giveBack",
      payment: { id: "pi_2" },
      patch: { payments: [{ id: "pi_1" }, { id: "pi_2" }] },
    });
  });
});

describe("money on its way back", () => {
  const order = (refunds: readonly Refund[] = [refund()], more: Partial<Order> = {}): Order =>
    anOrder({ paymentStatus: "paid", payments: [captured], refunds, ...more });
  test("counts when it has arrived", () => {
    expect(settle(order(), { type: "refunded", refundId: "r1" })).toMatchObject({
      patch: { paymentStatus: "partiallyRefunded", refunds: [{ state: "succeeded" }] },
      effects: ["mail", "receipt", "figures"],
    });
    expect(
      settle(order([refund({ id: "r0", cents: 1 }), refund()]), { type: "refunded", refundId: "r1" }),
    ).toMatchObject({
      patch: {
        refunds: [
          { id: "r0", state: "pending" },
          { id: "r1", state: "succeeded" },
        ],
      },
      events: [{ data: { refundId: "r1", cents: refund().cents } }],
    });
    expect(settle(order([refund({ cents: total })]), { type: "refunded", refundId: "r1" })).toMatchObject({
      patch: { paymentStatus: "refunded" },
    });
    const late = order(undefined, { paymentStatus: "voided" });
    expect(settle(late, { type: "refunded", refundId: "r1" })).toMatchObject({ patch: { paymentStatus: "voided" } });
  });

  test("may fail, even after it had arrived, and is not revived", () => {
    const failed: PaymentFact = { type: "refundFailed", refundId: "r1", error: "no_account" };
    const other = refund({ id: "r2", cents: 1, state: "succeeded" });
    expect(settle(order([refund({ state: "succeeded" }), other]), failed)).toMatchObject({
      patch: { paymentStatus: "partiallyRefunded", refunds: [{ state: "failed" }, { state: "succeeded" }] },
      events: [{ type: "refundFailed", reason: "no_account" }],
    });
    expect(settle(order(), failed)).toMatchObject({ patch: { paymentStatus: "paid" } });
    expect(settle(order([refund({ state: "failed" })]), { type: "refunded", refundId: "r1" }).type).toBe("nothing");
    expect(settle(order([]), failed)).toEqual({ type: "nothing" });
    expect(settle(anOrder(), failed)).toEqual({ type: "nothing" });
  });

  test("what was given back at the provider by hand is known, once", () => {
    const fact: PaymentFact = {
      type: "refundedElsewhere",
      refundId: "re_1",
      paymentId: "pi_1",
      cents: 200,
      failed: false,
    };
    const paidOrder = order([]);
    const told = settle(paidOrder, fact);
    expect(told).toMatchObject({
      type: "record",
      patch: {
        paymentStatus: "partiallyRefunded",
        refunds: [{ id: "re_1", cents: 200, state: "succeeded", from: [{ paymentId: "pi_1", cents: 200 }] }],
      },
      effects: ["mail", "receipt", "figures"],
    });
    expect(told.type === "record" && told.patch.refunds?.[0]).not.toHaveProperty("settlesEdit");
    const after = told.type === "record" ? { ...paidOrder, ...told.patch } : paidOrder;
    expect(settle(after, fact).type).toBe("nothing");
    expect(settle(paidOrder, { ...fact, paymentId: "pi_9" }).type).toBe("nothing");
    expect(settle(paidOrder, { ...fact, failed: true }).type).toBe("nothing");
    expect(settle(after, { ...fact, failed: true })).toMatchObject({ patch: { paymentStatus: "paid" } });
  });

  test("what was given back by hand beyond the order was never the order's", () => {
    const fact = { type: "refundedElsewhere", refundId: "re_1", paymentId: "pi_1", failed: false } as const;
    const twice = order([], { payments: [captured, online({ id: "pi_2", state: "captured", capturedCents: 100 })] });
    expect(settle(twice, { ...fact, cents: 100 })).toMatchObject({
      patch: { paymentStatus: "paid", refunds: [{ cents: 100, lines: [], vat: [], settlesEdit: true }] },
    });
    // More than was ever taken: written down as it is, but nobody can say for what.
    expect(settle(order([]), { ...fact, cents: total + 1 })).toMatchObject({
      patch: { refunds: [{ cents: total + 1, lines: [], vat: [] }] },
    });
    const { refunds: _none, ...bare } = order();
    expect(settle(bare, { ...fact, cents: 200 })).toMatchObject({ patch: { refunds: [{ id: "re_1" }] } });
  });

  test("only over money that was taken there is a dispute, also where more is owed by now", () => {
    const disputed = { type: "disputed", paymentId: "pi_1" } as const;
    const dearer = order([], { paymentStatus: "open", totals: { ...anOrder().totals, totalCents: 600 } });
    expect(settle(dearer, disputed)).toMatchObject({ patch: { paymentStatus: "disputed" } });
    expect(
      settle({ ...dearer, paymentStatus: "disputed" }, { ...disputed, type: "disputeClosed", won: true }),
    ).toMatchObject({
      patch: { paymentStatus: "open" },
    });
    // The bank keeps what was paid; the rest is still to be paid at the handover.
    expect(
      settle({ ...dearer, paymentStatus: "disputed" }, { ...disputed, type: "disputeClosed", won: false }),
    ).toMatchObject({
      patch: { paymentStatus: "open" },
    });
    const failed = online({ state: "failed", authorizedCents: 0 });
    expect(settle(anOrder({ payments: [failed] }), disputed)).toEqual({ type: "nothing" });
  });

  test("what is taken at the handover ends no dispute", () => {
    const dearer = order([], {
      status: "ready",
      paymentStatus: "disputed",
      totals: { ...anOrder().totals, totalCents: 600 },
    });
    const payment = { method: "cash", cents: 120 } as const;
    const done = changeOrder({
      order: dearer,
      action: "complete",
      by: "merchant",
      role: "owner",
      now: aMoment,
      payment,
    });
    const handed = { ...dearer, ...(done.ok ? done.value.patch : {}) };
    expect(handed).toMatchObject({ status: "completed", paymentStatus: "disputed" });
    const closed = { type: "disputeClosed", paymentId: "pi_1" } as const;
    expect(settle(handed, { ...closed, won: true })).toMatchObject({ patch: { paymentStatus: "paid" } });
    expect(settle(handed, { ...closed, won: false })).toMatchObject({ patch: { paymentStatus: "refunded" } });
  });

  test("a dispute is seen and closed", () => {
    const disputed = settle(order(), { type: "disputed", paymentId: "pi_1" });
    expect(disputed).toMatchObject({ patch: { paymentStatus: "disputed" }, effects: ["mail"] });
    const open = order([], { paymentStatus: "disputed" });
    expect(settle(open, { type: "disputeClosed", paymentId: "pi_1", won: true })).toMatchObject({
      patch: { paymentStatus: "paid" },
    });
    expect(settle(open, { type: "disputeClosed", paymentId: "pi_1", won: false })).toMatchObject({
      patch: { paymentStatus: "refunded" },
    });
    // How it ended is between bank and shop.
    for (const won of [true, false])
      expect(settle(open, { type: "disputeClosed", paymentId: "pi_1", won })).toMatchObject({ effects: [] });
    expect(settle(order(), { type: "disputed", paymentId: "pi_9" })).toEqual({ type: "nothing" });
    expect(settle(anOrder(), { type: "disputed", paymentId: "pi_1" })).toEqual({ type: "nothing" });
  });
});

const after = (order: Order, settlement: ReturnType<typeof settle>): Order => {
  if (settlement.type === "record") return { ...order, ...settlement.patch };
  if (settlement.type !== "place") return order;
  return { ...order, status: "placed", payments: settlement.payments, paymentStatus: settlement.paymentStatus };
};

test("any fact told again changes nothing more", () => {
  const fact = fc.constantFrom<PaymentFact>(
    paid,
    authorized,
    { type: "voided", paymentId: "pi_1" },
    { type: "refunded", refundId: "r1" },
    { type: "refundFailed", refundId: "r1", error: "x" },
    { type: "disputed", paymentId: "pi_1" },
    { type: "failed", paymentId: "pi_0", cents: total, error: "x" },
  );
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 12 }), fc.boolean(), (facts, isPlaced) => {
      let order = isPlaced
        ? anOrder({ paymentStatus: "authorized", payments: [online()], refunds: [refund()] })
        : waiting();
      for (const one of facts) {
        const settlement = settle(order, one);
        order = after(order, settlement);
        if (settlement.type !== "mismatch") expect(settle(order, one)).toEqual({ type: "nothing" });
        expect(order.payments.filter(({ id }) => id === "pi_1").length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});
