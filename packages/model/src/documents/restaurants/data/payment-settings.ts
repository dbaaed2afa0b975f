import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";
import { feeRate, mostFeeRates } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { country } from "@lokalkorb/domain/kernel/country/address";

/** When a method is taken. */
export const methodTerms = f.object({
  enabled: f.flag(),
  minCents: f.optional(f.cents()),
  maxCents: f.optional(f.cents()),
  distribution: f.optional(f.list(f.oneOf(fulfilmentTypes))),
  onlyKnownCustomers: f.optional(f.flag()),
});
const method = f.optional(methodTerms);

/** Which ways to pay a shop offers. Keys and secrets never stand here. `connect` and `feeRates` are written by functions. */
export const paymentFields = {
  provider: f.oneOf(["stripe"]),
  connect: f.optional(
    f.object({
      accountId: f.text(),
      chargesEnabled: f.flag(),
      payoutsEnabled: f.flag(),
      requirementsDue: f.list(f.text()),
      country,
    }),
  ),
  methods: f.object({
    card: method,
    applePay: method,
    googlePay: method,
    eps: method,
    klarna: method,
    paypal: method,
    sepaDebit: method,
    cashOnPickup: method,
    cardOnPickup: method,
    cashOnDelivery: method,
    invoiceB2B: method,
    giftCard: method,
  }),
  capture: f.oneOf(["onPlace", "onAccept", "onComplete"]),
  catchWeightBufferBp: f.optional(f.basisPoints()),
  tips: f.optional(
    f.object({
      enabled: f.flag(),
      mode: f.oneOf(["percent", "fixed"]),
      presets: f.list(f.percentOrCents()),
      recipient: f.oneOf(["staff", "driver"]),
    }),
  ),
  noShow: f.optional(f.object({ chargeBp: f.basisPoints() })),
  statementDescriptor: f.optional(f.text()),
  payoutSchedule: f.optional(f.text()),
  /** The platform's share, set at its desk. */
  feeRates: f.optional(f.list(feeRate, { max: mostFeeRates })),
};

export const paymentSettingsDocument = defineDocument(paths.paymentSettings, paymentFields);
