import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import { changeOrder } from "../lifecycle/change-order.ts";
import type { Order } from "../order/order.ts";
import type { PaymentFact } from "./payment-fact.ts";
import type { Payment, Refund } from "../order/payment.ts";
import { dueOnlineCents, decidePaymentFact } from "./apply-payment-fact.ts";

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
const decide = (order: Order, fact: PaymentFact) => decidePaymentFact(order, fact, aMoment);

describe("money for a change of its shopper", () => {
  const change = (paymentStatus: Order["paymentStatus"], attempt: number | undefined = 2): Order =>
    anOrder({
      paymentStatus,
      payments: [paymentStatus === "authorized" ? online() : captured],
      pendingChange: {
        differenceCents: 100,
        totalCents: 580,
        payCents: 100,
        until: aMoment + 1,
        changes: [],
        ...(attempt !== undefined && { attempt }),
      },
    });
  const more = { type: "paid", paymentId: "pi_2", cents: 100, attempt: 2 } as const;

  test("K-FS-8 makes the change by its attempt and to the cent; all other money goes back", () => {
    expect(decide(change("paid"), more)).toMatchObject({ type: "change", payments: [{ id: "pi_1" }, { id: "pi_2" }] });
    expect(decide(change("authorized"), { ...more, type: "authorized" })).toMatchObject({ type: "change" });
    for (const [order, fact] of [
      [change("paid"), { ...more, cents: 99 }],
      [change("paid"), { ...more, attempt: 1 }],
      [{ ...change("paid"), pendingChange: undefined }, more],
      [change("disputed"), more],
      // Beside money that is only reserved it could not be let go together.
      [change("authorized"), more],
    ] as const)
      expect(decide(order as Order, fact)).toMatchObject({ type: "refund", payment: { id: "pi_2" } });
  });
});

describe("money for an order that waits", () => {
  test("R4 gives the reserve back where a way to pay takes it at once", () => {
    const weighed = waiting({ bufferCents: 72 });
    expect(decide(weighed, { ...paid, cents: 552 })).toMatchObject({
      type: "place",
      payments: [{ capturedCents: 552 }],
      excess: { paymentId: "pi_1", cents: 72 },
    });
    expect(decide(weighed, { ...authorized, cents: 552 })).not.toHaveProperty("excess");
    expect(decide({ ...weighed, status: "expired" }, { ...paid, cents: 552 })).toMatchObject({
      type: "reacquire",
      excess: { cents: 72 },
    });
  });

  test("R4 gives nothing back where nothing was reserved beyond the order", () => {
    expect(decide(waiting(), paid)).not.toHaveProperty("excess");
    expect(decide(waiting({ bufferCents: 0 }), paid)).not.toHaveProperty("excess");
  });

  test("says until when it can be taken only where the provider said so", () => {
    const placed = decide(waiting(), paid);
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
    expect(dueOnlineCents(order)).toBe(380);
    // The discount of a code is in the total already.
    const discount = { codeId: "R", code: "R", name: "Rabatt", kind: "discount", cents: 50 } as const;
    expect(dueOnlineCents(waiting({ payments: [card], codes: [...codes, discount] }))).toBe(380);
    expect(decide(order, { ...paid, cents: 380, feeCents: 9 })).toMatchObject({
      type: "place",
      paymentStatus: "paid",
      payments: [
        { id: "giftCard-K", state: "captured", capturedCents: 100 },
        { id: "pi_1", state: "captured", capturedCents: 380, feeCents: 9 },
      ],
    });
    expect(decide(waiting(), authorized)).toMatchObject({
      type: "place",
      paymentStatus: "authorized",
      payments: [{ state: "authorized", capturedCents: 0, captureBefore: 7 }],
    });
  });

  test("takes no notice of a try before it that failed", () => {
    const failed = online({ id: "pi_0", state: "failed", authorizedCents: 0 });
    expect(decide(waiting({ payments: [failed] }), paid)).toMatchObject({
      type: "place",
      payments: [failed, { id: "pi_1", state: "captured" }],
    });
  });

  test("of another amount marks nobody as having paid", () => {
    for (const cents of [total - 1, total + 1]) {
      expect(decide(waiting(), { ...paid, cents })).toEqual({ type: "mismatch", expectedCents: total });
    }
  });

  test("after the hold asks for goods and time again", () => {
    expect(decide(waiting({ status: "expired" }), paid)).toMatchObject({ type: "reacquire", paymentStatus: "paid" });
  });

  test("that failed leaves the order waiting, once", () => {
    const failed: PaymentFact = { type: "failed", paymentId: "pi_0", cents: total, error: "declined" };
    const first = decide(waiting(), failed);
    expect(first).toMatchObject({ type: "record", effects: [], patch: { payments: [{ state: "failed" }] } });
    const before = online({ id: "pi_before", state: "failed", authorizedCents: 0 });
    expect(decide(waiting({ payments: [before] }), failed).type).toBe("record");
    if (first.type !== "record") return;
    expect(decide(waiting(first.patch), failed)).toEqual({ type: "nothing" });
    expect(decide(anOrder(), failed)).toEqual({ type: "nothing" });
  });

  test("that can never come ends it; an order that was placed stays", () => {
    expect(decide(waiting(), { type: "expired" })).toEqual({ type: "expire" });
    expect(decide(anOrder(), { type: "expired" })).toEqual({ type: "nothing" });
  });
});

describe("money for an order that is there", () => {
  const reserved = anOrder({ paymentStatus: "authorized", payments: [online()] });
  test("is taken up to what was reserved", () => {
    // Less than the order costs: the rest is paid at the handover.
    expect(decide(reserved, { ...paid, cents: 470 })).toMatchObject({ patch: { paymentStatus: "open" } });
    const lighter = { ...reserved, totals: { ...reserved.totals, totalCents: 470 } };
    expect(decide(lighter, { ...paid, cents: 470 })).toMatchObject({
      type: "record",
      patch: { paymentStatus: "paid", payments: [{ state: "captured", authorizedCents: 480, capturedCents: 470 }] },
      events: [{ type: "paid" }],
    });
    expect(decide(reserved, { ...paid, cents: 481 })).toEqual({ type: "mismatch", expectedCents: 480 });
    expect(decide(reserved, authorized)).toEqual({ type: "nothing" });
    const restored = anOrder({ paymentStatus: "open", payments: [online()] });
    expect(decide(restored, paid)).toMatchObject({ patch: { paymentStatus: "paid" } });
  });

  test("goes back where the order ended while it was being taken", () => {
    for (const status of ["rejected", "cancelled", "expired"] as const) {
      expect(decide({ ...reserved, status }, paid)).toMatchObject({
        type: "refund",
        payment: { id: "pi_1", state: "captured", capturedCents: total },
        patch: { paymentStatus: "paid" },
      });
    }
    for (const status of ["completed", "noShow"] as const)
      expect(decide({ ...reserved, status }, paid).type).toBe("record");
  });

  test("goes back as far as the order became cheaper while it was being taken", () => {
    const cheaper = { ...reserved, totals: { ...reserved.totals, totalCents: 400 } };
    expect(decide(cheaper, paid)).toMatchObject({
      type: "record",
      patch: { paymentStatus: "paid" },
      excess: { paymentId: "pi_1", cents: 80 },
    });
    const decision = decide(reserved, paid);
    expect(decision.type === "record" && decision.excess).toBeUndefined();
  });

  test("is let go once", () => {
    const voided: PaymentFact = { type: "voided", paymentId: "pi_1" };
    expect(decide({ ...reserved, status: "rejected" }, voided)).toMatchObject({
      patch: { paymentStatus: "voided", payments: [{ state: "voided" }] },
    });
    // No payment will come from afar any more, and the goods are still wanted.
    expect(decide(reserved, voided)).toMatchObject({ patch: { paymentStatus: "open" } });
    const twice = { ...reserved, payments: [online(), online({ id: "pi_2" })] };
    expect(decide(twice, voided)).toMatchObject({ patch: { paymentStatus: "authorized" } });
    const restored = anOrder({ paymentStatus: "open", payments: [online()] });
    expect(decide(restored, voided)).toMatchObject({ patch: { paymentStatus: "open" } });
    expect(decide(anOrder(), { type: "voided", paymentId: "pi_1" })).toEqual({ type: "nothing" });
    expect(decide(anOrder({ payments: [online({ state: "voided" })] }), paid)).toEqual({ type: "nothing" });
  });

  test("a second time goes back", () => {
    const order = anOrder({ paymentStatus: "paid", payments: [captured] });
    expect(decide(order, paid)).toEqual({ type: "nothing" });
    expect(decide(order, { ...paid, paymentId: "pi_2" })).toMatchObject({
      type: "refund",
      payment: { id: "pi_2" },
      patch: { payments: [{ id: "pi_1" }, { id: "pi_2" }] },
    });
  });
});

describe("money on its way back", () => {
  const order = (refunds: readonly Refund[] = [refund()], more: Partial<Order> = {}): Order =>
    anOrder({ paymentStatus: "paid", payments: [captured], refunds, ...more });
  test("counts when it has arrived", () => {
    expect(decide(order(), { type: "refunded", refundId: "r1" })).toMatchObject({
      patch: { paymentStatus: "partiallyRefunded", refunds: [{ state: "succeeded" }] },
      effects: ["mail", "receipt", "figures"],
    });
    expect(
      decide(order([refund({ id: "r0", cents: 1 }), refund()]), { type: "refunded", refundId: "r1" }),
    ).toMatchObject({
      patch: {
        refunds: [
          { id: "r0", state: "pending" },
          { id: "r1", state: "succeeded" },
        ],
      },
      events: [{ data: { refundId: "r1", cents: refund().cents } }],
    });
    expect(decide(order([refund({ cents: total })]), { type: "refunded", refundId: "r1" })).toMatchObject({
      patch: { paymentStatus: "refunded" },
    });
    const late = order(undefined, { paymentStatus: "voided" });
    expect(decide(late, { type: "refunded", refundId: "r1" })).toMatchObject({ patch: { paymentStatus: "voided" } });
  });

  test("may fail, even after it had arrived, and is not revived", () => {
    const failed: PaymentFact = { type: "refundFailed", refundId: "r1", error: "no_account" };
    const other = refund({ id: "r2", cents: 1, state: "succeeded" });
    expect(decide(order([refund({ state: "succeeded" }), other]), failed)).toMatchObject({
      patch: { paymentStatus: "partiallyRefunded", refunds: [{ state: "failed" }, { state: "succeeded" }] },
      events: [{ type: "refundFailed", reason: "no_account" }],
    });
    expect(decide(order(), failed)).toMatchObject({ patch: { paymentStatus: "paid" } });
    expect(decide(order([refund({ state: "failed" })]), { type: "refunded", refundId: "r1" }).type).toBe("nothing");
    expect(decide(order([]), failed)).toEqual({ type: "nothing" });
    expect(decide(anOrder(), failed)).toEqual({ type: "nothing" });
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
    const told = decide(paidOrder, fact);
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
    expect(decide(after, fact).type).toBe("nothing");
    expect(decide(paidOrder, { ...fact, paymentId: "pi_9" }).type).toBe("nothing");
    expect(decide(paidOrder, { ...fact, failed: true }).type).toBe("nothing");
    expect(decide(after, { ...fact, failed: true })).toMatchObject({ patch: { paymentStatus: "paid" } });
  });

  test("what was given back by hand beyond the order was never the order's", () => {
    const fact = { type: "refundedElsewhere", refundId: "re_1", paymentId: "pi_1", failed: false } as const;
    const twice = order([], { payments: [captured, online({ id: "pi_2", state: "captured", capturedCents: 100 })] });
    expect(decide(twice, { ...fact, cents: 100 })).toMatchObject({
      patch: { paymentStatus: "paid", refunds: [{ cents: 100, lines: [], vat: [], settlesEdit: true }] },
    });
    // More than was ever taken: written down as it is, without a reason.
    expect(decide(order([]), { ...fact, cents: total + 1 })).toMatchObject({
      patch: { refunds: [{ cents: total + 1, lines: [], vat: [] }] },
    });
    const { refunds: _none, ...bare } = order();
    expect(decide(bare, { ...fact, cents: 200 })).toMatchObject({ patch: { refunds: [{ id: "re_1" }] } });
  });

  test("only over money that was taken there is a dispute, also where more is owed by now", () => {
    const disputed = { type: "disputed", paymentId: "pi_1" } as const;
    const dearer = order([], { paymentStatus: "open", totals: { ...anOrder().totals, totalCents: 600 } });
    expect(decide(dearer, disputed)).toMatchObject({ patch: { paymentStatus: "disputed" } });
    expect(
      decide({ ...dearer, paymentStatus: "disputed" }, { ...disputed, type: "disputeClosed", won: true }),
    ).toMatchObject({
      patch: { paymentStatus: "open" },
    });
    // The bank keeps what was paid; the rest is still to be paid at the handover.
    expect(
      decide({ ...dearer, paymentStatus: "disputed" }, { ...disputed, type: "disputeClosed", won: false }),
    ).toMatchObject({
      patch: { paymentStatus: "open" },
    });
    const failed = online({ state: "failed", authorizedCents: 0 });
    expect(decide(anOrder({ payments: [failed] }), disputed)).toEqual({ type: "nothing" });
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
    expect(decide(handed, { ...closed, won: true })).toMatchObject({ patch: { paymentStatus: "paid" } });
    expect(decide(handed, { ...closed, won: false })).toMatchObject({ patch: { paymentStatus: "refunded" } });
  });

  test("a dispute is seen and closed", () => {
    const disputed = decide(order(), { type: "disputed", paymentId: "pi_1" });
    expect(disputed).toMatchObject({ patch: { paymentStatus: "disputed" }, effects: ["mail"] });
    const open = order([], { paymentStatus: "disputed" });
    expect(decide(open, { type: "disputeClosed", paymentId: "pi_1", won: true })).toMatchObject({
      patch: { paymentStatus: "paid" },
    });
    expect(decide(open, { type: "disputeClosed", paymentId: "pi_1", won: false })).toMatchObject({
      patch: { paymentStatus: "refunded" },
    });
    // How it ended is between bank and shop.
    for (const won of [true, false])
      expect(decide(open, { type: "disputeClosed", paymentId: "pi_1", won })).toMatchObject({ effects: [] });
    expect(decide(order(), { type: "disputed", paymentId: "pi_9" })).toEqual({ type: "nothing" });
    expect(decide(anOrder(), { type: "disputed", paymentId: "pi_1" })).toEqual({ type: "nothing" });
  });
});

function after(order: Order, decision: ReturnType<typeof decide>): Order {
  if (decision.type === "record") return { ...order, ...decision.patch };
  if (decision.type !== "place") return order;
  return { ...order, status: "placed", payments: decision.payments, paymentStatus: decision.paymentStatus };
}

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
        const decision = decide(order, one);
        order = after(order, decision);
        if (decision.type !== "mismatch") expect(decide(order, one)).toEqual({ type: "nothing" });
        expect(order.payments.filter(({ id }) => id === "pi_1").length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});
