import { expect, it } from "vitest";
import { aMoment, anOrder, anOrderLine } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import type { Payment } from "../order/payment.ts";
import { refundLineIds } from "../order/payment-states.ts";
import { backFrom } from "./refund-sources.ts";

const payment = (id: string, capturedCents: number, more: Partial<Payment> = {}): Payment => ({
  id,
  provider: "stripe",
  method: "online",
  state: "captured",
  authorizedCents: capturedCents,
  capturedCents,
  at: aMoment,
  ...more,
});
const line = (lineId: string, participantId: string, totalCents: number) =>
  anOrderLine({ lineId, participantId, totalCents });
const share = (participantId: string, cents: number, paymentId: string) => ({
  participantId,
  cents,
  paymentId,
  attempts: [],
});
/** The host's goods are paid with a gift card, and one takes over another one's part. */
const apart = (more: Partial<Order> = {}): Order =>
  anOrder({
    lines: [line("a", "p1", 400), line("b", "p2", 600), line("c", "p3", 900), line("d", "p4", 500)],
    payments: [
      payment("giftCard-g", 400, { provider: "giftCard", method: "giftCard" }),
      payment("pi_2", 700),
      payment("pi_3", 1500),
    ],
    shares: [share("p2", 700, "pi_2"), share("p3", 1000, "pi_3"), share("p4", 500, "pi_3")],
    ...more,
  });
const from = (order: Order, ...lines: readonly [string, number][]) =>
  backFrom(
    order,
    lines.reduce((sum, [, cents]) => sum + cents, 0),
    lines.map(([lineId, cents]) => ({ lineId, cents })),
  ).map(({ paymentId, cents }) => `${paymentId} ${cents}`);

it("S-C16 gives the money of a line back to those who paid it", () => {
  expect(from(apart(), ["b", 600])).toEqual(["pi_2 600"]);
  expect(from(apart(), ["c", 900], ["d", 100])).toEqual(["pi_3 1000"]);
  expect(from(apart(), ["a", 400])).toEqual(["giftCard-g 400"]);
});

it("S-C16 gives all others what is common by what they have paid, and never more than that", () => {
  expect(from(apart(), [refundLineIds.delivery, 220])).toEqual(["pi_2 70", "pi_3 150"]);
  expect(backFrom(apart(), 2600).map(({ cents }) => cents)).toEqual([700, 1500, 400]);
  // Money that one has already back is another one's to give, as far as there is something left.
  const refunds = [{ id: "r", cents: 500, reason: "", state: "pending", at: 1, from: [{ paymentId: "pi_2", cents: 500 }], lines: [], vat: [] }] as const; // prettier-ignore
  expect(from(apart({ refunds }), ["b", 600])).toEqual(["pi_2 200", "pi_3 400"]);
});

it("gives the money of an order that one has paid back as it came, gift cards last", () => {
  const { shares: _none, ...whole } = apart();
  expect(from(whole, ["c", 900])).toEqual(["pi_2 700", "pi_3 200"]);
});
