import { roles } from "@lokalkorb/domain/access/role";
import { merchantContracts } from "@lokalkorb/domain/shop/merchant-contracts";
import { listings, taxScheme } from "@lokalkorb/domain/shop/shop-fields";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../../paths.ts";

const line = f.optional(f.text({ max: 4000 }));
/** Who sells. */
export const legal = f.object({
  legalName: f.text({ max: 200 }),
  form: f.optional(f.text()),
  representative: line,
  vatId: line,
  /** Of a business without a VAT id; it stands on papers and in no imprint. */
  taxNumber: f.optional(f.text({ max: 40 })),
  register: line,
  authority: line,
  purpose: line,
  chamber: line,
  tradeRules: line,
  imprintText: line,
  companyNo: f.optional(f.text()),
  court: f.optional(f.text()),
  taxScheme: f.oneOf(taxScheme.values),
  organicControlNo: line,
  address,
  bank: f.optional(f.object({ iban: f.text(), bic: f.optional(f.text()), holder: f.text() })),
});

/**
 * The merchant behind a shop. `roles` (uid to role) is the one truth of who may do what; the access rules read it,
 * functions alone write it. `members` beside it holds names and invitations.
 */
export const accountDocument = defineDocument(paths.account, {
  roles: f.mapOf(f.oneOf(roles)),
  legal,
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
  sepaMandate: f.optional(f.text()),
  contracts: f.optional(
    f.list(f.object({ kind: f.oneOf(merchantContracts), version: f.text(), acceptedAt: f.instant(), by: f.text() })),
  ),
  /** The latest rehearsal of the way of an order. */
  testOrderId: f.optional(f.id<"order">()),
  /** The platform keeps the shop hidden, and says why; `was`: to be seen so again. */
  hold: f.optional(f.object({ at: f.instant(), reason: f.text({ max: 2000 }), was: f.oneOf(listings) })),
  /** The first time that it was listed. */
  listedAt: f.optional(f.instant()),
});
