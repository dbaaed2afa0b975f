import { expect, test } from "vitest";
import type { Payment, Refund } from "../orders/payment.ts";
import { isTagOf, refundTag } from "../payments/refund-tag.ts";
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

test("a refund that failed is tried again under another name", () => {
  const again = retryRefund({ payments: [payment], refunds: [refund()] }, "refund-1");
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
  const again = retryRefund({ payments: [payment], refunds: [other, refund()] }, "refund-1");
  expect(again).toEqual([other, refund({ state: "pending", attempt: 2 })]);
  expect(retryRefund({ payments: [payment], refunds: [refund({ attempt: 2 })] }, "refund-1")).toMatchObject([
    { attempt: 3 },
  ]);
});

test("but not when its money went back in another way, or is on its way", () => {
  const other = refund({ id: "refund-2", state: "succeeded" });
  expect(retryRefund({ payments: [payment], refunds: [refund(), other] }, "refund-1")).toBeNull();
  expect(retryRefund({ payments: [payment], refunds: [refund({ state: "pending" })] }, "refund-1")).toBeNull();
  expect(retryRefund({ payments: [payment] }, "refund-1")).toBeNull();
  expect(retryRefund({ payments: [], refunds: [refund()] }, "refund-1")).toBeNull();
});
