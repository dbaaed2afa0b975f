import {
  byFunctions,
  flag,
  instant,
  list,
  localDate,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

/** Readable for the user alone. `stripeCustomerId` and `paymentMethods` are written by functions. */
export const privateUserDocument = defineDocument(paths.privateUser, {
  email: optional(text({ max: 254 })),
  phone: optional(text({ max: 40 })),
  addresses: optional(list(object({ id: text(), label: text(), address }), { max: 20 })),
  defaultAddressId: optional(text({ max: 128 })),
  birthDate: optional(localDate()),
  ...byFunctions({
    phoneVerified: optional(flag()),
    stripeCustomerId: optional(text()),
    paymentMethods: optional(list(object({ id: text(), brand: text(), last4: text(), exp: text() }))),
  }),
  consents: optional(
    object(
      {
        analytics: oneOf(["granted", "denied"]),
        marketing: oneOf(["granted", "denied"]),
        terms: text(),
        at: instant(),
      },
      { max: 4 },
    ),
  ),
  notify: optional(object({ email: flag(), push: flag(), sms: flag() }, { max: 3 })),
  pushTokens: optional(list(text(), { max: 20 })),
  deletionRequestedAt: optional(instant()),
});
