import {
  byFunctions,
  cents,
  count,
  flag,
  instant,
  int,
  list,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { person } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** A customer of this shop, known by uid or, for guests, by a hash of the e-mail address. Staff is in the account. */
export const customerDocument = defineDocument(paths.restaurantUser, {
  tags: list(text(), { max: 50 }),
  groups: list(text(), { max: 50 }),
  note: optional(text({ max: 4000 })),
  blocked: optional(object({ at: instant(), by: text(), reason: text() })),
  allowInvoice: flag(),
  allowCash: flag(),
  ...byFunctions({
    uid: optional(text()),
    person,
    emailLower: text(),
    addresses: list(address),
    stats: object({
      orders: count(),
      revenueCents: cents(),
      lastOrderAt: optional(instant()),
      firstOrderAt: optional(instant()),
      avgCents: cents(),
      cancelled: count(),
      noShow: count(),
      depositBalanceCents: int(),
    }),
    consents: object({
      marketing: optional(object({ state: oneOf(["granted", "denied", "withdrawn"]), at: instant(), source: text() })),
    }),
    creditCents: cents(),
    favourites: list(text()),
    b2bCustomerId: optional(text()),
    mergedInto: optional(text()),
  }),
});
