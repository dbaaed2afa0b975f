import { expect, test } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import type { Payment, Refund } from "../order/payment.ts";
import { transitionStates } from "./transition-states.ts";

const payment: Payment = {
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: "authorized",
  authorizedCents: 480,
  capturedCents: 0,
  at: aMoment,
};
const refund: Refund = {
  id: "r1",
  cents: 100,
  reason: "x",
  state: "pending",
  at: aMoment,
  from: [{ paymentId: "pi_1", cents: 100 }],
  lines: [],
  vat: [],
};
const before = anOrder({ status: "placed", paymentStatus: "authorized", payments: [payment], refunds: [refund] });

test("C-47 an order stays, goes on along all of its tables, and begins payments and refunds", () => {
  const goes = (after: Partial<typeof before>) => () => transitionStates(before, { ...before, ...after });
  expect(goes({})).not.toThrow();
  expect(
    goes({
      status: "accepted",
      paymentStatus: "paid",
      payments: [
        { ...payment, state: "captured" },
        { ...payment, id: "pi_2", state: "failed" },
      ],
      refunds: [
        { ...refund, state: "succeeded" },
        { ...refund, id: "r2", state: "failed" },
      ],
    }),
  ).not.toThrow();
});

test.each([
  ["status", { status: "completed" }, "placed does not lead to completed"],
  ["what is owed", { paymentStatus: "disputed" }, "authorized does not lead to disputed"],
  ["a payment", { payments: [{ ...payment, state: "failed" }] }, "authorized does not lead to failed"],
  ["no payment at all", { status: "expired", payments: [] }, "placed does not lead to expired"],
] as const)("C-47 an order goes no way that its table does not know: %s", (_name, after, problem) => {
  expect(() => transitionStates(before, { ...before, ...after })).toThrow(problem);
});

test("C-47 a refund that was written before goes no other way than its table's", () => {
  const failed = anOrder({ refunds: [{ ...refund, state: "failed" }] });
  expect(() => transitionStates(failed, { ...failed, refunds: [{ ...refund, state: "succeeded" }] })).toThrow(
    "failed does not lead to succeeded",
  );
});

test("C-47 an order without refunds gets its first, or none", () => {
  const { refunds: _none, ...bare } = before;
  expect(() => transitionStates(bare, bare)).not.toThrow();
  expect(() => transitionStates(bare, { ...bare, refunds: [refund] })).not.toThrow();
});
