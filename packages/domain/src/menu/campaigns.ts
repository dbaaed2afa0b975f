import { project } from "../kernel/fields/project.ts";
import type { ValuesOf } from "../kernel/fields/field.ts";
import { campaignFields } from "./discount-fields.ts";
import type { Instant } from "../kernel/time/instant.ts";
import type { DiscountTerms } from "./discount-terms.ts";

/**
 * A discount without a code. Browser and server take it from the published menu, so it has no personal condition and no
 * count of uses: that needs a code.
 */
export type Campaign = ValuesOf<typeof campaignFields>;

/** The public campaigns of a menu that are not over yet. */
export const campaignsOf = (all: readonly DiscountTerms[], now: Instant): readonly Campaign[] =>
  all
    .filter((terms) => terms.autoApply && isForEverybody(terms) && (terms.validTo ?? Infinity) > now)
    .sort((a, b) => (a.codeId < b.codeId ? -1 : 1))
    .map((terms) => project(campaignFields, { ...terms, autoApply: true }));

function isForEverybody(terms: DiscountTerms): boolean {
  const { emails = [], groups = [], maxUses, maxUsesPerCustomer } = terms;
  const isPersonal =
    terms.firstOrderOnly || terms.oncePerCustomer || terms.b2bOnly || emails.length + groups.length > 0;
  return !isPersonal && maxUses === undefined && maxUsesPerCustomer === undefined;
}
