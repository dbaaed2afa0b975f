import { expect, test } from "vitest";
import type { Order } from "../order/order.ts";
import type { Payment, Refund } from "../order/payment.ts";
import { isTagOf, refundTag } from "../payment/refund-tag.ts";
import { anOrder } from "../../testing/builders.ts";
import { retryRefund } from "./retry-refund.ts";

const payment: Payment = {
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: "captured",
  authorizedCents: 500,
  capturedCents: 500,
  at: 0,
};
const refund = (more: Partial<Refund> = {}): Refund => ({
  id: "refund-1",
  cents: 300,
  reason: "",
  state: "failed",
  at: 0,
  from: [{ paymentId: "pi_1", cents: 300 }],
  lines: [],
  vat: [],
  ...more,
});

const retry = (payments: readonly Payment[], refunds?: readonly Refund[], more: Partial<Order> = {}) =>
  retryRefund(anOrder({ payments, ...(refunds ? { refunds } : {}), ...more }), "refund-1");

test("a refund that failed is tried again under another name", () => {
  const again = retry([payment], [refund()]);
  expect(again).toMatchObject([{ state: "pending", attempt: 2 }]);
  expect(again?.map(refundTag)).toEqual(["refund-1~2"]);
  expect(refundTag(refund())).toBe("refund-1");
  expect(["refund-1", "refund-1~2", "refund-12", undefined].map((tag) => isTagOf(tag, "refund-1"))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("and nothing else of the order's refunds changes", () => {
  const other = refund({ id: "refund-2", cents: 100, from: [{ paymentId: "pi_1", cents: 100 }], state: "succeeded" });
  const again = retry([payment], [other, refund()]);
  expect(again).toEqual([other, refund({ state: "pending", attempt: 2 })]);
  expect(retry([payment], [refund({ attempt: 2 })])).toMatchObject([{ attempt: 3 }]);
});

test("but not when its money went back in another way, or is on its way", () => {
  const other = refund({ id: "refund-2", state: "succeeded" });
  expect(retry([payment], [refund(), other])).toBeNull();
  expect(retry([payment], [refund({ state: "pending" })])).toBeNull();
  expect(retry([payment])).toBeNull();
  expect(retry([], [refund()])).toBeNull();
});

test("nor when what was beyond the order pays for it again, as after a restore; what has ended keeps nothing", () => {
  const totals = (totalCents: number) => ({ totals: { ...anOrder().totals, totalCents } });
  const beyond = [refund({ settlesEdit: true })];
  expect(retry([payment], beyond, totals(200))).toMatchObject([{ state: "pending" }]);
  expect(retry([payment], beyond, totals(201))).toBeNull();
  expect(retry([payment], [refund()], totals(500))).toMatchObject([{ state: "pending" }]);
  expect(retry([payment], beyond, { ...totals(500), status: "cancelled" })).toMatchObject([{ state: "pending" }]);
});
