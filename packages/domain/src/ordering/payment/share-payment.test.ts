import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import type { Order, OrderShare } from "../order/order.ts";
import { decidePaymentFact } from "./apply-payment-fact.ts";
import { paymentFacts } from "./payment-facts.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { nothingKnown } from "./provider-state.ts";
import { coverShares, isCovered, shareFeeCents, sharesToPay } from "./share-payment.ts";

const share = (participantId: string, cents: number, more: Partial<OrderShare> = {}): OrderShare => ({
  participantId,
  cents,
  attempts: [],
  ...more,
});
const shares = [
  share("p1", 500, { attempts: [3] }),
  share("p2", 700, { attempts: [1, 3] }),
  share("p3", 900, { attempts: [2] }),
];
type Money = Extract<PaymentFact, { type: "authorized" | "paid" }>;
const reserved = (attempt: number | undefined, cents: number, more: Partial<Money> = {}): Money => ({
  type: "authorized",
  paymentId: `pi_${attempt ?? 0}`,
  cents,
  ...(attempt === undefined ? {} : { attempt }),
  ...more,
});
const waiting = (more: Partial<Order> = {}): Order =>
  anOrder({
    status: "pendingPayment",
    paymentMethod: "online",
    no: "",
    dayCode: "",
    capture: "onPlace",
    shares,
    ...more,
  });
const decide = (order: Order, fact: PaymentFact) => decidePaymentFact(order, fact, aMoment);
function after(order: Order, fact: PaymentFact): Order {
  const decision = decide(order, fact);
  if (decision.type !== "record") throw new Error(decision.type);
  return { ...order, ...decision.patch };
}

describe("S-C16 R4 a payment of shares", () => {
  it("pays those of its attempt, to the cent, reserved and once", () => {
    expect(coverShares(shares, reserved(2, 900))?.map(({ paymentId }) => paymentId)).toEqual([
      undefined,
      undefined,
      "pi_2",
    ]);
    expect(coverShares(shares, reserved(3, 1200))?.map(({ paymentId }) => paymentId)).toEqual([
      "pi_3",
      "pi_3",
      undefined,
    ]);
    const paid = coverShares(shares, reserved(1, 700)) ?? [];
    expect(isCovered(paid)).toBe(false);
    for (const fact of [
      reserved(2, 899),
      reserved(undefined, 900),
      reserved(9, 900),
      reserved(2, 900, { type: "paid" }),
    ])
      expect(coverShares(shares, fact)).toBeNull();
    // Of two for one the second goes back, also where it would pay others as well.
    expect(coverShares(paid, reserved(1, 700, { paymentId: "pi_other" }))).toBeNull();
    expect(coverShares(paid, reserved(3, 1200))).toBeNull();
  });

  it("brings the order about with the last one, and before it nothing is taken", () => {
    const card = {
      id: "giftCard-g",
      provider: "giftCard",
      method: "giftCard",
      at: 1,
      authorizedCents: 100,
      capturedCents: 0,
    } as const;
    const first = after(waiting({ payments: [{ ...card, state: "authorized" }] }), reserved(2, 900));
    expect(first).toMatchObject({
      status: "pendingPayment",
      paymentStatus: "open",
      payments: [{ state: "authorized" }, { id: "pi_2" }],
    });
    expect(decide(first, reserved(2, 900))).toEqual({ type: "nothing" });
    const last = decide(first, reserved(3, 1200));
    expect(last).toMatchObject({
      type: "place",
      paymentStatus: "authorized",
      payments: [{ state: "captured", capturedCents: 100 }, { id: "pi_2" }, { id: "pi_3" }],
    });
    expect(last).toHaveProperty("shares");
  });

  it("goes back when it pays for nothing, and when the order has ended or is there already", () => {
    for (const order of [waiting({ status: "expired" }), waiting({ status: "placed", paymentStatus: "authorized" })])
      expect(decide(order, reserved(2, 900))).toMatchObject({ type: "refund", payment: { id: "pi_2" } });
    expect(decide(waiting(), reserved(2, 100))).toMatchObject({ type: "refund" });
    expect(decide(waiting(), reserved(2, 900, { type: "paid" }))).toMatchObject({
      type: "refund",
      payment: { state: "captured" },
    });
  });

  it("ends by the clock alone: a page that is over is one of several", () => {
    const over = { ...nothingKnown, sessions: { cs_1: "expired" } } as const;
    expect(paymentFacts(over, waiting(), { isAttemptOpen: false })).toEqual([]);
    expect(decide(waiting(), { type: "expired" })).toEqual({ type: "expire" });
  });

  it("is asked of the person whose share it is, or of the host for all that are open", () => {
    const open = [share("p1", 500), share("p2", 700, { isTakenOver: true }), share("p3", 900, { paymentId: "pi" })];
    const names = (participantId: string, takesRest = false) =>
      sharesToPay(open, { participantId, takesRest }).map((one) => one.participantId);
    expect([names("p1"), names("p2"), names("p3"), names("p1", true)]).toEqual([["p1"], [], [], ["p1", "p2"]]);
  });

  it("bears its part of the platform's fee, all together never more than the whole", () => {
    const totals = { itemsCents: 2000, discountCents: 0, totalCents: 2300 };
    const fees = [500, 700, 1100].map((cents) => shareFeeCents({ feeBp: 300 }, totals, cents, 0));
    expect(fees).toEqual([13, 18, 28]);
    expect(shareFeeCents({}, { ...totals, totalCents: 0 }, 0, 300)).toBe(0);
  });
});
