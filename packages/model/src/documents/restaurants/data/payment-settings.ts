import {
  basisPoints,
  cents,
  country,
  count,
  fulfilmentType,
  flag,
  list,
  object,
  oneOf,
  optional,
  text,
  texts,
} from "../../../document/codecs.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

const method = optional(
  object({
    enabled: flag,
    minCents: optional(cents),
    maxCents: optional(cents),
    distribution: optional(list(fulfilmentType)),
    onlyKnownCustomers: optional(flag),
  }),
);

/** Which ways to pay a shop offers. Keys and secrets never stand here. `connect` is written by functions. */
export const paymentSettingsDocument = defineDocument(
  paths.paymentSettings,
  object({
    provider: oneOf(["stripe"]),
    connect: optional(
      object({ accountId: text, chargesEnabled: flag, payoutsEnabled: flag, requirementsDue: texts, country }),
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
    catchWeightBufferBp: optional(basisPoints),
    tips: optional(
      object({
        enabled: flag,
        mode: oneOf(["percent", "fixed"]),
        presets: list(count),
        recipient: oneOf(["staff", "driver"]),
      }),
    ),
    noShow: optional(object({ chargeBp: basisPoints })),
    statementDescriptor: optional(text),
    payoutSchedule: optional(text),
  }),
);
