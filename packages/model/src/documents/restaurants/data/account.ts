import { roles } from "@lokalkorb/domain/access/role";
import { taxScheme } from "@lokalkorb/domain/shop/shop-fields";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../../paths.ts";

/**
 * The merchant behind a shop. `roles` (uid to role) is the one truth of who may do what; the access rules read it,
 * functions alone write it. `members` beside it holds names and invitations.
 */
export const accountDocument = defineDocument(paths.account, {
  roles: f.mapOf(f.oneOf(roles)),
  legal: f.object({
    legalName: f.text(),
    form: f.optional(f.text()),
    representative: f.optional(f.text()),
    vatId: f.optional(f.text()),
    register: f.optional(f.text()),
    authority: f.optional(f.text()),
    purpose: f.optional(f.text()),
    chamber: f.optional(f.text()),
    tradeRules: f.optional(f.text()),
    imprintText: f.optional(f.text()),
    companyNo: f.optional(f.text()),
    court: f.optional(f.text()),
    taxScheme: f.oneOf(taxScheme.values),
    organicControlNo: f.optional(f.text()),
    address,
    bank: f.optional(f.object({ iban: f.text(), bic: f.optional(f.text()), holder: f.text() })),
  }),
  members: f.list(
    f.object({
      uid: f.optional(f.id<"user">()),
      email: f.text(),
      name: f.text(),
      role: f.oneOf(roles),
      status: f.oneOf(["invited", "active", "removed"]),
      invitedAt: f.instant(),
      token: f.optional(f.text()),
    }),
  ),
  plan: f.optional(
    f.object({
      key: f.oneOf(["free", "basic", "pro"]),
      status: f.oneOf(["trial", "active", "pastDue", "cancelled"]),
      trialEndsAt: f.optional(f.instant()),
      periodEnd: f.optional(f.instant()),
      stripeCustomerId: f.optional(f.text()),
      stripeSubscriptionId: f.optional(f.text()),
    }),
  ),
  fees: f.optional(f.object({ percentBp: f.basisPoints(), fixedCents: f.cents(), pickupPercentBp: f.basisPoints() })),
  sepaMandate: f.optional(f.text()),
  contracts: f.optional(
    f.list(f.object({ kind: f.oneOf(["AVV", "terms"]), version: f.text(), acceptedAt: f.instant(), by: f.text() })),
  ),
  onboarding: f.optional(f.object({ step: f.text(), done: f.list(f.text()) })),
});
