import { describe, expect, test } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import type { Order } from "./order.ts";
import { openCents, balanceDueCents, refundedCents, refundsWhenRestored, statusByMoney } from "./payment-rules.ts";
import type { Payment, Refund } from "./payment.ts";

const payment = (capturedCents: number, authorizedCents = capturedCents): Payment => ({
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: capturedCents > 0 ? "captured" : "authorized",
  authorizedCents,
  capturedCents,
  at: aMoment,
});
const back = (cents: number, more: Partial<Refund> = {}): Refund => ({
  id: "r1",
  cents,
  reason: "",
  state: "succeeded",
  at: aMoment,
  from: [{ paymentId: "pi_1", cents }],
  lines: [],
  vat: [],
  ...more,
});
const order = (totalCents: number, more: Partial<Order>): Order =>
  anOrder({ totals: { ...anOrder().totals, totalCents }, ...more });

describe("what is missing", () => {
  test("is the total without what was taken; goodwill is not charged again", () => {
    expect(balanceDueCents(order(3000, { payments: [payment(3000)], refunds: [back(500)] }))).toBe(0);
    const edited = order(3400, { paymentStatus: "open", payments: [payment(3000)], refunds: [back(500)] });
    expect(openCents(edited)).toBe(400);
    const cheaper = order(2500, { payments: [payment(3000)], refunds: [back(500, { settlesEdit: true })] });
    expect(balanceDueCents(cheaper)).toBe(0);
    expect(balanceDueCents({ ...cheaper, refunds: [back(500, { settlesEdit: true, state: "failed" })] })).toBe(-500);
  });

  test("is asked for at the handover as far as nothing is reserved for it", () => {
    const held = { paymentStatus: "authorized", payments: [payment(0, 3000)] } as const;
    expect(openCents(order(3000, held))).toBe(0);
    expect(openCents(order(3500, held))).toBe(500);
    expect(openCents(order(3500, { paymentStatus: "voided" }))).toBe(0);
  });

  test("is asked for also while a bank asks for what was taken", () => {
    const disputed = { paymentStatus: "disputed", payments: [payment(3000)] } as const;
    expect(openCents(order(3400, disputed))).toBe(400);
    expect(openCents(order(3000, disputed))).toBe(0);
  });
});

describe("where a payment stands by its money", () => {
  const status = (totalCents: number, more: Partial<Order>) => statusByMoney(order(totalCents, more));
  test("open as long as something is missing that is not reserved", () => {
    expect(status(3400, { paymentStatus: "partiallyRefunded", payments: [payment(3000)], refunds: [back(500)] })).toBe(
      "open",
    );
    expect(status(3500, { paymentStatus: "authorized", payments: [payment(3000)] })).toBe("open");
    expect(status(3500, { paymentStatus: "authorized", payments: [payment(0, 3000)] })).toBe("authorized");
    expect(status(3500, { paymentStatus: "open", payments: [payment(0, 3000)] })).toBe("open");
    expect(status(3000, { paymentStatus: "authorized", payments: [] })).toBe("open");
  });

  test("paid when nothing is missing, less what went back", () => {
    expect(status(3000, { paymentStatus: "open", payments: [payment(3000)] })).toBe("paid");
    expect(status(3000, { paymentStatus: "paid", payments: [payment(3000)], refunds: [back(500)] })).toBe(
      "partiallyRefunded",
    );
    expect(status(0, { paymentStatus: "open", payments: [] })).toBe("none");
    expect(status(0, { paymentStatus: "authorized", payments: [] })).toBe("voided");
  });

  test("paid in full where only a reserve or the difference of an edit went back", () => {
    const beyond = back(500, { settlesEdit: true });
    const taken = { paymentStatus: "paid", payments: [payment(3500)] } as const;
    expect(status(3000, { ...taken, refunds: [beyond] })).toBe("paid");
    expect(status(3000, { ...taken, refunds: [beyond, back(100, { id: "r2" })] })).toBe("partiallyRefunded");
    expect(status(3000, { ...taken, refunds: [beyond, back(3000, { id: "r2" })] })).toBe("refunded");
    expect(status(0, { ...taken, refunds: [back(3500, { settlesEdit: true })] })).toBe("refunded");
    // Of an order that ended everything has to go back: this is a part of it.
    expect(status(3000, { ...taken, status: "cancelled", refunds: [beyond] })).toBe("partiallyRefunded");
  });

  test("open where an order that cost nothing was made dearer", () => {
    expect(status(940, { paymentStatus: "none" })).toBe("open");
    expect(status(0, { paymentStatus: "none" })).toBe("none");
    expect(status(0, { paymentStatus: "open", status: "cancelled" })).toBe("open");
    expect(status(940, { paymentStatus: "none", status: "cancelled" })).toBe("none");
    // Only an open claim ends there: what counts as paid or given back does not become none.
    expect(status(0, { paymentStatus: "paid" })).toBe("paid");
    expect(status(0, { paymentStatus: "refunded" })).toBe("refunded");
    // Money that was not asked for goes back and makes no debt of it.
    expect(status(0, { paymentStatus: "none", payments: [payment(300)] })).toBe("none");
  });

  test("nothing is open of an order that has ended without goods, nor of what others settle", () => {
    expect(status(3000, { status: "cancelled", paymentStatus: "authorized", payments: [] })).toBe("voided");
    expect(status(3000, { status: "noShow", paymentStatus: "authorized", payments: [] })).toBe("voided");
    for (const paymentStatus of ["onAccount", "disputed", "failed", "voided"] as const)
      expect(status(3000, { paymentStatus })).toBe(paymentStatus);
  });
});

describe("what went back", () => {
  test("counts as soon as it is on its way, unless it failed", () => {
    expect(refundedCents({})).toBe(0);
    expect(
      refundedCents({ refunds: [back(500), back(200, { state: "pending" }), back(90, { state: "failed" })] }),
    ).toBe(700);
  });

  test("because an order had ended is no part of it once it lives again", () => {
    const refunds = [back(100, { at: 1 }), back(380, { id: "r2", at: 5 })];
    const settled = [back(100, { at: 1 }), back(380, { id: "r2", at: 5, settlesEdit: true })];
    expect(refundsWhenRestored({ refunds, cancelledAt: 5 })).toEqual(settled);
    expect(refundsWhenRestored({ refunds, rejectedAt: 5 })).toEqual(settled);
    expect(refundsWhenRestored({ rejectedAt: 5 })).toEqual([]);
  });
});
