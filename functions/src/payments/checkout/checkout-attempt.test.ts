import { expect, it } from "vitest";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import type { PaymentConfig } from "../provider/payment-config.ts";
import { beginAttempt, checkoutRequest } from "./checkout-attempt.ts";

const config = { appUrl: "https://lokalkorb.example", feeBp: 0 } as unknown as PaymentConfig;
const order = anOrder({ status: "pendingPayment", paymentMethod: "online" });
const address = { restaurantId: "r1", orderId: "o1" };
const on = { enabled: true };

function leftOut(methods: Parameters<typeof checkoutRequest>[4]["methods"], isReturning = false) {
  const settings = { provider: "stripe", capture: "onAccept", methods } as Parameters<typeof checkoutRequest>[4];
  const attempt = beginAttempt(order, 1, 0, order.placedAt, { methods, isReturning });
  return checkoutRequest(address, order, attempt, "acct_1", settings, config).excludedMethods;
}

it("PAY-04 the provider offers what the shop has switched on, and cards in any case", () => {
  expect(leftOut({ eps: on, klarna: on, paypal: on, sepaDebit: on })).toEqual([]);
  expect(leftOut({ eps: on, klarna: { enabled: false } })).toEqual(["klarna", "paypal", "sepa_debit"]);
  expect(leftOut({})).not.toContain("card");
});

it("what stands on the provider's page keeps the shop's conditions, as they were when the attempt began", () => {
  const { totalCents } = order.totals;
  const klarna = (terms: object) => leftOut({ klarna: { ...on, ...terms } }).includes("klarna");
  expect(klarna({ minCents: totalCents, maxCents: totalCents, distribution: ["pickup"] })).toBe(false);
  expect(klarna({ minCents: totalCents + 1 })).toBe(true);
  expect(klarna({ maxCents: totalCents - 1 })).toBe(true);
  expect(klarna({ distribution: ["delivery"] })).toBe(true);
  expect(klarna({ onlyKnownCustomers: true })).toBe(true);
  expect(leftOut({ klarna: { ...on, onlyKnownCustomers: true } }, true)).not.toContain("klarna");
});

it("PAY-03 a debit that can be called back for weeks is offered only where the shop wants it", () => {
  expect(leftOut({})).toContain("sepa_debit");
  expect(leftOut({ sepaDebit: on })).not.toContain("sepa_debit");
});
