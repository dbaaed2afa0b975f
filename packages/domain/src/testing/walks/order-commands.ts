import fc from "fast-check";
import { roles } from "../../access/role.ts";
import { orderActions } from "../../ordering/lifecycle/order-action.ts";
import type { Order } from "../../ordering/order/order.ts";
import type { PaymentFact } from "../../ordering/payment/payment-fact.ts";
import type { Payment } from "../../ordering/order/payment.ts";
import type { OrderEdit } from "../../ordering/change/reprice-order.ts";
import { aMoment, anOrder, anOrderLine } from "../builders.ts";

/** Every command on an order, and every word of the payment provider about it. */
export type OrderCommand = typeof orderCommand extends fc.Arbitrary<infer Value> ? Value : never;

const { totalCents } = anOrder().totals;
const giftCents = 100;

const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.record({
    type: fc.constantFrom("authorized" as const, "paid" as const),
    paymentId: fc.constantFrom("pi_1", "pi_2"),
    cents: fc.constantFrom(totalCents, totalCents - giftCents, totalCents - 1),
  }),
  fc.record({
    type: fc.constant("failed" as const),
    paymentId: fc.constantFrom("pi_1", "pi_2"),
    cents: fc.constant(0),
    error: fc.constant("card_declined"),
  }),
  fc.record({ type: fc.constant("voided" as const), paymentId: fc.constantFrom("pi_1", "pi_2") }),
  fc.constant<PaymentFact>({ type: "expired" }),
  fc.record({ type: fc.constant("refunded" as const), refundId: fc.constantFrom("r1", "r2") }),
  fc.record({
    type: fc.constant("refundFailed" as const),
    refundId: fc.constantFrom("r1", "r2"),
    error: fc.constant("closed"),
  }),
  fc.record({ type: fc.constant("disputed" as const), paymentId: fc.constant("pi_1") }),
  fc.record({ type: fc.constant("disputeClosed" as const), paymentId: fc.constant("pi_1"), won: fc.boolean() }),
);

const byWeight = anOrderLine({
  lineId: "meat",
  catchWeight: { estGrams: 500, minGrams: 300, maxGrams: 700, pricePerKgCents: 960 },
});
const quantity = (lineId: string) =>
  fc.record({
    kind: fc.constant("quantity" as const),
    lineId: fc.constant(lineId),
    qty: fc.integer({ min: 1, max: 4 }),
  });
const orderEdit: fc.Arbitrary<OrderEdit> = fc.oneof(
  { weight: 6, arbitrary: quantity("l1") },
  { weight: 2, arbitrary: quantity("meat") },
  fc.constant<OrderEdit>({ kind: "replace", lineId: "l1", line: byWeight, reason: "aus" }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("weigh" as const),
      lineId: fc.constant("meat"),
      grams: fc.integer({ min: 300, max: 700 }),
    }),
  },
);

export const orderCommand = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("step" as const),
      // Mostly the staff goes on, or few orders would come far.
      action: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom("accept", "prepare", "ready", "deliver", "ship") },
        fc.constantFrom(...orderActions),
      ),
      by: fc.oneof(
        { weight: 3, arbitrary: fc.constant("merchant" as const) },
        fc.constantFrom("customer" as const, "system" as const),
      ),
      role: fc.oneof(fc.constant("owner" as const), fc.constantFrom(...roles)),
      pays: fc.boolean(),
    }),
  },
  // `isFree`: goods and time can be had again when the money comes late.
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("fact" as const), fact, isFree: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("edit" as const), edit: orderEdit, accepted: fc.boolean() }),
  },
  fc.record({ kind: fc.constant("refund" as const), cents: fc.constantFrom("all" as const, 50, 480) }),
  fc.record({ kind: fc.constant("retry" as const), refundId: fc.constantFrom("r1", "r2") }),
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.nat(300) }),
);

const waiting = { status: "pendingPayment", paymentMethod: "online", holdUntil: aMoment + 1 } as const;
const card: Payment = {
  id: "giftCard-c1",
  provider: "giftCard",
  method: "giftCard",
  state: "authorized",
  authorizedCents: giftCents,
  capturedCents: 0,
  at: aMoment,
};
const giftCode = { codeId: "c1", code: "KARTE", name: "Gutschein", kind: "giftCard", cents: giftCents } as const;
const covers = { ...giftCode, cents: totalCents };
const taken = { state: "captured", authorizedCents: totalCents, capturedCents: totalCents } as const;
const fulfilmentOf = (type: Order["distribution"]["type"]): Partial<Order> => ({
  distribution: { ...anOrder().distribution, type },
});

/** The ways in which an order begins. */
export const newOrder = fc.constantFrom<Order>(
  anOrder(),
  anOrder(fulfilmentOf("delivery")),
  anOrder({ paymentStatus: "none", totals: { ...anOrder().totals, totalCents: 0 } }),
  anOrder({ paymentStatus: "paid", paymentMethod: "giftCard", payments: [{ ...card, ...taken }], codes: [covers] }),
  anOrder({ paymentStatus: "onAccount", paymentMethod: "onAccount" }),
  anOrder({ status: "awaitingApproval", paymentStatus: "onAccount", paymentMethod: "onAccount" }),
  anOrder({ ...waiting, capture: "onAccept" }),
  anOrder({ ...waiting, ...fulfilmentOf("shipping"), capture: "onComplete" }),
  anOrder({ ...waiting, capture: "onPlace", payments: [card], codes: [giftCode] }),
);
