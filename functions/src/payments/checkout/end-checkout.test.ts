import { expect, it } from "vitest";
import { nothingKnown, type PaymentStage, type ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import type { Payments } from "../provider/payment-deps.ts";
import type { PaymentSnapshot, PaymentProvider, ProviderAnswer } from "../provider/payment-provider.ts";
import type { PaymentRecord } from "../sync/payment-record.ts";
import { endAll, outcomeOf } from "./end-checkout.ts";

const stateOf = (stage: PaymentStage): ProviderState => ({
  ...nothingKnown,
  payments: { pi_1: { stage, authorizedCents: stage === "authorized" ? 480 : 0, capturedCents: 0 } },
});
const look = (stage: PaymentStage): ProviderAnswer<PaymentSnapshot> => ({
  type: "ok",
  value: { state: stateOf(stage), tag: {} },
});
const record = {
  id: "o1",
  account: "acct_1",
  state: nothingKnown,
  attempts: [{ no: 1, cardId: "pm_1", paymentId: "pi_1" }],
} as unknown as PaymentRecord;

/** A bank that answers only after the payment could not be let go. */
function ended(before: PaymentStage, after: PaymentStage, cancel: ProviderAnswer<PaymentSnapshot>) {
  const looks = [look(before), look(after)];
  const provider = {
    retrievePayment: async () => looks.shift(),
    cancel: async () => cancel,
  } as unknown as PaymentProvider;
  return endAll({ provider } as unknown as Payments, record);
}
const refused = { type: "invalid", code: "payment_intent_unexpected_state", problem: "" } as const;

it("a card that a bank is still deciding about is not over", async () => {
  expect(await ended("open", "open", refused)).toBeNull();
});

it("a card whose bank was quicker is paid, and one that was let go is over", async () => {
  const paid = await ended("open", "authorized", refused);
  expect(paid && outcomeOf(paid)).toBe("paid");
  const over = await ended("open", "open", look("canceled"));
  expect(over && outcomeOf(over)).toBe("over");
});
