import { expect, test } from "vitest";
import type { Payment, Refund } from "../order/payment.ts";
import { reserveReason } from "../refunds/refund-reason-labels.ts";
import { feeBackCents } from "./fee-back.ts";

const payment: Payment = {
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: "captured",
  authorizedCents: 1150,
  capturedCents: 1150,
  feeCents: 30,
  at: 0,
};
const refund = (cents: number, more: Partial<Refund> = {}): Refund => ({
  id: "r",
  cents,
  reason: "Verdorben.",
  state: "succeeded",
  at: 0,
  from: [{ paymentId: "pi_1", cents }],
  lines: [],
  vat: [],
  ...more,
});
const reserve = refund(150, { settlesEdit: true, reason: reserveReason });
const backOf = (...refunds: Refund[]) => feeBackCents({ payments: [payment], refunds }, "pi_1");

test("the fee goes back by what went back of the goods, not of the reserve", () => {
  expect(backOf(reserve)).toBe(0);
  expect(backOf(reserve, refund(500))).toBe(15);
  expect(backOf(reserve, refund(500), refund(200, { state: "failed" }))).toBe(15);
  expect(backOf(reserve, refund(500), refund(500, { state: "pending" }))).toBe(30);
});

test("only what settled an edit for that reason is reserve, and never more than the fee goes back", () => {
  const otherReason = refund(150, { settlesEdit: true, reason: "Ausverkauft." });
  const sameWords = refund(150, { reason: reserveReason });
  expect(backOf(otherReason)).toBeNull();
  expect(backOf(sameWords)).toBeNull();
  expect(backOf(reserve, otherReason)).toBe(5);
  expect(backOf(reserve, sameWords)).toBe(5);
  // Goodwill beyond the goods.
  expect(backOf(reserve, refund(1100))).toBe(30);
});

test("the fee goes with the money where no reserve went back by itself", () => {
  expect(backOf(refund(500))).toBeNull();
  expect(backOf(refund(500), { ...reserve, state: "failed" })).toBeNull();
  expect(feeBackCents({ payments: [payment] }, "pi_1")).toBeNull();
});

test("each payment has a fee and a reserve of its own; without a fee there is nothing to give back", () => {
  const other: Payment = { ...payment, id: "pi_2" };
  const ofOther = refund(400, { from: [{ paymentId: "pi_2", cents: 400 }] });
  expect(feeBackCents({ payments: [payment, other], refunds: [reserve, refund(500), ofOther] }, "pi_1")).toBe(15);
  expect(feeBackCents({ payments: [payment, other], refunds: [reserve, ofOther] }, "pi_2")).toBeNull();
  const { feeCents: _fee, ...free } = payment;
  expect(feeBackCents({ payments: [free], refunds: [reserve] }, "pi_1")).toBeNull();
});

test("the fee is that of the payment itself, not of the one before it", () => {
  const other: Payment = { ...payment, id: "pi_2", feeCents: 60 };
  const from = (cents: number) => [{ paymentId: "pi_2", cents }];
  const refunds = [{ ...reserve, from: from(150) }, refund(500, { from: from(500) })];
  expect(feeBackCents({ payments: [payment, other], refunds }, "pi_2")).toBe(30);
  expect(feeBackCents({ payments: [payment], refunds }, "pi_2")).toBeNull();
});

test("a payment that the order does not know gives no fee back", () => {
  expect(feeBackCents({ payments: [payment], refunds: [reserve] }, "pi_2")).toBeNull();
});
