import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { person } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** A customer of this shop, known by uid or, for guests, by a hash of the e-mail address. Staff is in the account. */
export const customerDocument = defineDocument(paths.restaurantUser, {
  tags: f.list(f.text(), { max: 50 }),
  groups: f.list(f.text(), { max: 50 }),
  note: f.optional(f.text({ max: 4000 })),
  blocked: f.optional(f.object({ at: f.instant(), by: f.text(), reason: f.text() })),
  allowInvoice: f.flag(),
  allowCash: f.flag(),
  ...f.byFunctions({
    uid: f.optional(f.id<"user">()),
    person,
    emailLower: f.text(),
    addresses: f.list(address),
    stats: f.object({
      orders: f.count(),
      revenueCents: f.cents(),
      lastOrderAt: f.optional(f.instant()),
      firstOrderAt: f.optional(f.instant()),
      avgCents: f.cents(),
      cancelled: f.count(),
      noShow: f.count(),
      depositBalanceCents: f.signedCents(),
    }),
    consents: f.object({
      marketing: f.optional(
        f.object({ state: f.oneOf(["granted", "denied", "withdrawn"]), at: f.instant(), source: f.text() }),
      ),
    }),
    creditCents: f.cents(),
    favourites: f.list(f.text()),
    b2bCustomerId: f.optional(f.text()),
    mergedInto: f.optional(f.text()),
  }),
});
