import { flag, instant, list, localDate, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

/** Readable for the user alone. `stripeCustomerId` and `paymentMethods` are written by functions. */
export const privateUserDocument = defineDocument(paths.privateUser, {
  email: optional(text()),
  phone: optional(text()),
  phoneVerified: optional(flag()),
  addresses: optional(list(object({ id: text(), label: text(), address }))),
  defaultAddressId: optional(text()),
  birthDate: optional(localDate()),
  stripeCustomerId: optional(text()),
  paymentMethods: optional(list(object({ id: text(), brand: text(), last4: text(), exp: text() }))),
  consents: optional(
    object({
      analytics: oneOf(["granted", "denied"]),
      marketing: oneOf(["granted", "denied"]),
      terms: text(),
      at: instant(),
    }),
  ),
  notify: optional(object({ email: flag(), push: flag(), sms: flag() })),
  pushTokens: optional(list(text())),
  deletionRequestedAt: optional(instant()),
});
