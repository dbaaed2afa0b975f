import type { Instant } from "../kernel/time/instant.ts";
import type { DiscountTerms } from "./discount-terms.ts";

type AboutPeople = "firstOrderOnly" | "oncePerCustomer" | "maxUsesPerCustomer" | "usesByCustomer" | "emails" | "groups" | "b2bOnly"; // prettier-ignore
type AboutUses = "maxUses" | "uses";

/**
 * What is given without a code. Browser and server take it from the published menu, so everybody must be able to see
 * whether it holds: whatever asks who somebody is, or how often something was used, needs a code.
 */
export interface Campaign extends Omit<DiscountTerms, AboutPeople | AboutUses | "autoApply"> {
  readonly autoApply: true;
}

const given = [
  "percentBp",
  "maxDiscountCents",
  "amountCents",
  "itemId",
  "qty",
  "minSubtotalCents",
  "validFrom",
  "validTo",
  "windows",
  "distribution",
  "channels",
  "paymentMethods",
  "includeItems",
  "includeCategories",
  "excludeItems",
  "excludeDiscounted",
  "discountsDelivery",
] as const satisfies readonly (keyof Campaign)[];

/** What a menu may tell of these: campaigns for everybody that are not over yet, and of them only what is named here. */
export const campaignsOf = (all: readonly DiscountTerms[], now: Instant): readonly Campaign[] =>
  all
    .filter((terms) => terms.autoApply && isForEverybody(terms) && (terms.validTo ?? Infinity) > now)
    .sort((a, b) => (a.codeId < b.codeId ? -1 : 1))
    .map((terms) => ({
      codeId: terms.codeId,
      code: terms.code,
      name: terms.name,
      kind: terms.kind,
      stacking: terms.stacking,
      priority: terms.priority,
      ...(Object.fromEntries(
        given.flatMap((field) => (terms[field] === undefined ? [] : [[field, terms[field]]])),
      ) as Partial<Campaign>),
      autoApply: true,
    }));

function isForEverybody(terms: DiscountTerms): boolean {
  const { emails = [], groups = [], maxUses, maxUsesPerCustomer } = terms;
  const isPersonal =
    terms.firstOrderOnly || terms.oncePerCustomer || terms.b2bOnly || emails.length + groups.length > 0;
  return !isPersonal && maxUses === undefined && maxUsesPerCustomer === undefined;
}
