import type { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { paymentFacts } from "@lokalkorb/domain/ordering/payment/payment-facts";
import { intentState } from "./stripe-snapshot.ts";

const debit = (status: string, more: object = {}): Stripe.PaymentIntent =>
  ({
    id: "pi_1",
    object: "payment_intent",
    amount: 1000,
    amount_received: 0,
    application_fee_amount: null,
    created: 1,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    payment_method_types: ["sepa_debit"],
    status,
    ...more,
  }) as unknown as Stripe.PaymentIntent;

const factsOf = (intent: Stripe.PaymentIntent) =>
  paymentFacts(intentState(intent, []), anOrder({ status: "pendingPayment", paymentMethod: "online" }), {
    isAttemptOpen: true,
  }).map(({ fact }) => fact.type);

describe("a direct debit", () => {
  it("PAY-03 that is under way is no money yet: the order waits for the bank", () => {
    expect(intentState(debit("processing"), []).payments).toEqual({
      pi_1: { stage: "open", authorizedCents: 0, capturedCents: 0 },
    });
    expect(factsOf(debit("processing"))).toEqual([]);
  });

  it("PAY-03 counts once the bank has paid", () => {
    expect(factsOf(debit("succeeded", { amount_received: 1000 }))).toEqual(["paid"]);
  });
});
