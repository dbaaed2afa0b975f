import { roles } from "@lokalkorb/domain/access/role";
import { taxScheme } from "@lokalkorb/domain/shop/shop-fields";
import {
  basisPoints,
  cents,
  instant,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../../paths.ts";

/**
 * The merchant behind a shop. `roles` (uid to role) is the one truth of who may do what; the access rules read it,
 * functions alone write it. `members` beside it holds names and invitations.
 */
export const accountDocument = defineDocument(paths.account, {
  roles: mapOf(oneOf(roles)),
  legal: object({
    legalName: text(),
    form: optional(text()),
    representative: optional(text()),
    vatId: optional(text()),
    register: optional(text()),
    authority: optional(text()),
    purpose: optional(text()),
    chamber: optional(text()),
    tradeRules: optional(text()),
    imprintText: optional(text()),
    companyNo: optional(text()),
    court: optional(text()),
    taxScheme: oneOf(taxScheme.values),
    organicControlNo: optional(text()),
    address,
    bank: optional(object({ iban: text(), bic: optional(text()), holder: text() })),
  }),
  members: list(
    object({
      uid: optional(text()),
      email: text(),
      name: text(),
      role: oneOf(roles),
      status: oneOf(["invited", "active", "removed"]),
      invitedAt: instant(),
      token: optional(text()),
    }),
  ),
  plan: optional(
    object({
      key: oneOf(["free", "basic", "pro"]),
      status: oneOf(["trial", "active", "pastDue", "cancelled"]),
      trialEndsAt: optional(instant()),
      periodEnd: optional(instant()),
      stripeCustomerId: optional(text()),
      stripeSubscriptionId: optional(text()),
    }),
  ),
  fees: optional(object({ percentBp: basisPoints(), fixedCents: cents(), pickupPercentBp: basisPoints() })),
  sepaMandate: optional(text()),
  contracts: optional(
    list(object({ kind: oneOf(["AVV", "terms"]), version: text(), acceptedAt: instant(), by: text() })),
  ),
  onboarding: optional(object({ step: text(), done: list(text()) })),
});
