import {
  basisPoints,
  cents,
  count,
  flag,
  list,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { country } from "@lokalkorb/domain/kernel/country/address";

/** When a method is taken. */
export const methodTerms = object({
  enabled: flag(),
  minCents: optional(cents()),
  maxCents: optional(cents()),
  distribution: optional(list(oneOf(fulfilmentTypes))),
  onlyKnownCustomers: optional(flag()),
});
const method = optional(methodTerms);

/** Which ways to pay a shop offers. Keys and secrets never stand here. `connect` is written by functions. */
export const paymentFields = {
  provider: oneOf(["stripe"]),
  connect: optional(
    object({
      accountId: text(),
      chargesEnabled: flag(),
      payoutsEnabled: flag(),
      requirementsDue: list(text()),
      country,
    }),
  ),
  methods: object({
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
  capture: oneOf(["onPlace", "onAccept", "onComplete"]),
  catchWeightBufferBp: optional(basisPoints()),
  tips: optional(
    object({
      enabled: flag(),
      mode: oneOf(["percent", "fixed"]),
      presets: list(count()),
      recipient: oneOf(["staff", "driver"]),
    }),
  ),
  noShow: optional(object({ chargeBp: basisPoints() })),
  statementDescriptor: optional(text()),
  payoutSchedule: optional(text()),
};

export const paymentSettingsDocument = defineDocument(paths.paymentSettings, paymentFields);
