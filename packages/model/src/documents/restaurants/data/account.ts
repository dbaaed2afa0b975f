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

const line = optional(text({ max: 4000 }));
/** Who sells. */
export const legal = object({
  legalName: text({ max: 200 }),
  form: optional(text()),
  representative: line,
  vatId: line,
  register: line,
  authority: line,
  purpose: line,
  chamber: line,
  tradeRules: line,
  imprintText: line,
  companyNo: optional(text()),
  court: optional(text()),
  taxScheme: oneOf(taxScheme.values),
  organicControlNo: line,
  address,
  bank: optional(object({ iban: text(), bic: optional(text()), holder: text() })),
});

/**
 * The merchant behind a shop. `roles` (uid to role) is the one truth of who may do what; the access rules read it,
 * functions alone write it. `members` beside it holds names and invitations.
 */
export const accountDocument = defineDocument(paths.account, {
  roles: mapOf(oneOf(roles)),
  legal,
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
