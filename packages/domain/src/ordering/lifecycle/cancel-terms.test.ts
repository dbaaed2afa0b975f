import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../../access/role.ts";
import { aMoment, anOrder, anOrderLine, aPaidOrder } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import { netPaidCents } from "../order/payment-rules.ts";
import { changeOrder, type OrderChange } from "./change-order.ts";
import { backCents, cancellationOf, isRestocked, maySettle, noShowCents } from "./cancel-terms.ts";

const paid: Partial<Order> = { ...aPaidOrder(), status: "preparing" };
const reason = { code: "goodsSpoilt", text: "" } as const;
const cancel = (order: Partial<Order>, rest: Partial<OrderChange> = {}) =>
  changeOrder({
    order: anOrder(order),
    action: "cancel",
    by: "merchant",
    role: "manager",
    now: aMoment,
    reason,
    ...rest,
  });

describe("M-S9 cancelling says what goes back and what stays (state-machines 3.1, row 18)", () => {
  test.each([
    [undefined, 0],
    [{ kind: "all" } as const, 0],
    [{ kind: "amount", cents: 180 } as const, 300],
    [{ kind: "none" } as const, 480],
  ])("of what was taken, %j leaves the shop %i", (refund, keptCents) => {
    const done = cancel(paid, { refund });
    expect(done.ok && done.value.patch.cancellation).toEqual({ code: "goodsSpoilt", keptCents, lost: {} });
  });

  test("never more than was taken goes back, and no part that is none", () => {
    for (const cents of [481, 0, -1, 1.5])
      expect(cancel(paid, { refund: { kind: "amount", cents } })).toEqual({
        ok: false,
        refusal: { type: "refund-too-high", maxCents: 480 },
      });
  });

  test("only once work has begun, of money that the shop has, and by those who answer for it", () => {
    const none = { kind: "none" } as const;
    const refused = { ok: false, refusal: { type: "not-allowed" } };
    expect(cancel({ ...paid, status: "accepted" }, { refund: none })).toEqual(refused);
    expect(cancel({ status: "preparing", paymentStatus: "open" }, { refund: none })).toEqual(refused);
    const held = paid.payments?.map((payment) => ({ ...payment, state: "authorized" as const }));
    expect(cancel({ ...paid, paymentStatus: "authorized", payments: held ?? [] }, { refund: none })).toEqual(refused);
    for (const role of roles) expect(maySettle(anOrder(paid), role), role).toBe(role === "owner" || role === "manager");
    expect(maySettle(anOrder(paid), undefined)).toBe(false);
  });

  test("no other step and no other person chooses it", () => {
    const refused = { ok: false, refusal: { type: "not-allowed" } };
    const order = anOrder({ ...paid, status: "placed" });
    const asked = { order, now: aMoment, refund: { kind: "none" } } as const;
    expect(changeOrder({ ...asked, action: "cancel", by: "customer" })).toEqual(refused);
    expect(changeOrder({ ...asked, action: "reject", by: "merchant", role: "owner", reason })).toMatchObject({
      ok: false,
    });
    expect(changeOrder({ order, now: aMoment, action: "accept", by: "merchant", role: "owner", restock: [] })).toEqual(
      refused,
    );
  });

  test("an order is not rejected for what only happens to accepted ones, and a cancelling shopper leaves no word of the shop", () => {
    const order = anOrder({ status: "placed" });
    expect(changeOrder({ order, action: "reject", by: "merchant", role: "owner", now: aMoment, reason })).toEqual({
      ok: false,
      refusal: { type: "reason-required" },
    });
    const byShopper = changeOrder({ order, action: "cancel", by: "customer", now: aMoment });
    expect(byShopper.ok && byShopper.value.patch.cancellation).toBeUndefined();
  });
});

describe("M-S9 goods go back to the shelf", () => {
  const line = anOrderLine();
  const asked = (status: Order["status"]) => ({ order: anOrder({ status, lines: [line] }) });
  test("all of what nobody has touched, and none of what was worked on", () => {
    expect(isRestocked(asked("accepted"), line.lineId)).toBe(true);
    expect(isRestocked(asked("preparing"), line.lineId)).toBe(false);
    expect(isRestocked({ ...asked("ready"), ageCheck: "refused" }, line.lineId)).toBe(true);
  });
  test("or as staff say, line by line", () => {
    expect(isRestocked({ ...asked("accepted"), restock: [] }, line.lineId)).toBe(false);
    expect(isRestocked({ ...asked("ready"), restock: [line.lineId] }, line.lineId)).toBe(true);
  });
});

describe("an order that was not picked up leaves the shop its share (state-machines 3.1, row 16)", () => {
  const ready = anOrder({ ...paid, status: "ready" });
  const after = { by: "merchant", role: "staff", now: ready.distribution.slot.end + 1 } as const;
  test.each([
    [undefined, 480],
    [10_000, 480],
    [2_500, 120],
    [0, 0],
  ])("at %j basis points: %i cents", (noShowChargeBp, keptCents) => {
    const done = changeOrder({ order: ready, action: "noShow", ...after, noShowChargeBp });
    expect(done.ok && done.value.patch.cancellation).toEqual({ code: "notCollected", keptCents, lost: {} });
  });

  test("no more than it has or holds, and nothing of cash that nobody has brought", () => {
    const held = {
      payments: ready.payments.map((payment) => ({ ...payment, state: "authorized" as const, capturedCents: 0 })),
    };
    expect(noShowCents({ ...ready, ...held }, 5_000)).toBe(240);
    expect(noShowCents({ ...ready, payments: ready.payments.map((p) => ({ ...p, capturedCents: 100 })) })).toBe(100);
    const unpaid = changeOrder({ order: anOrder({ status: "ready" }), action: "noShow", ...after });
    expect(unpaid.ok && unpaid.value.patch.cancellation).toBeUndefined();
  });
});

test("M-S9 what goes back and what is kept are what was taken, whatever is chosen", () => {
  const choice = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom({ kind: "all" } as const, { kind: "none" } as const),
    fc.record({ kind: fc.constant("amount" as const), cents: fc.integer({ min: 1, max: 480 }) }),
  );
  fc.assert(
    fc.property(choice, (refund) => {
      const order = anOrder(paid);
      expect(backCents(order, refund) + cancellationOf({ order, refund }, "other").keptCents).toBe(netPaidCents(order));
    }),
  );
});
