import { expect, test } from "vitest";
import { newPaymentSettings, paymentDraft, storedPayment } from "./payment-draft.ts";
import type { PaymentFields } from "./payment-draft.ts";

const settings: PaymentFields = {
  provider: "stripe",
  connect: { accountId: "acct_1", chargesEnabled: true, payoutsEnabled: true, requirementsDue: [], country: "AT" },
  methods: { cashOnPickup: { enabled: true, maxCents: 5000 }, card: { enabled: false }, giftCard: { enabled: true } },
  capture: "onPlace",
  noShow: { chargeBp: 5000 },
};

test("what is stored comes out of the form as it went in, without the account", () => {
  const { connect: _connect, ...own } = settings;
  expect(storedPayment(paymentDraft(settings), settings)).toEqual(own);
});

test("a switched method keeps its limits, others stay as they are", () => {
  const draft = { ...paymentDraft(settings), cashOnPickup: false, klarna: true };
  expect(storedPayment(draft, settings).methods).toEqual({
    cashOnPickup: { enabled: false, maxCents: 5000 },
    card: { enabled: false },
    giftCard: { enabled: true },
    klarna: { enabled: true },
  });
});

test("a shop without settings begins with none switched on", () => {
  expect(storedPayment(paymentDraft(newPaymentSettings), newPaymentSettings)).toEqual(newPaymentSettings);
});
