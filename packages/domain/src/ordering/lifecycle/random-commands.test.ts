import { expect, test } from "vitest";
import { walkOrders } from "../../testing/walks/order-walk.ts";

/** `pnpm test:long random-commands` walks further than a test may. */
const sequences = 2000;

/** Transitions of the papers that no code serves yet: lockers, approvals, invoices, a payment that fails for good. */
const unserved = {
  order: ["awaitingApproval -> placed", "ready -> deposited", "deposited -> completed", "deposited -> noShow"],
  payment: ["open -> failed", "failed -> authorized", "failed -> paid", "failed -> voided", "onAccount -> paid"],
};

test(
  "R5 whatever anybody does in whatever order, an order, its money and its codes keep their rules",
  { timeout: 60_000 },
  () => {
    const { order, payment, paymentFlow, refund, redemption } = walkOrders(sequences, 20_261_120);
    expect(order.walked().unwalked).toEqual(expect.arrayContaining(unserved.order));
    expect(payment.walked().unwalked).toEqual(expect.arrayContaining(unserved.payment));
    // The rest is walked, or the commands would not be random enough.
    expect(order.walked().edges).toBeGreaterThan(18);
    expect(payment.walked().edges).toBeGreaterThan(24);
    for (const track of [paymentFlow, refund, redemption]) expect(track.walked().unwalked).toEqual([]);
  },
);
