import { folded } from "../../kernel/format/folded.ts";

export interface KnownPlan {
  readonly planId: string;
  readonly shopName: string;
}

/**
 * The contracts that a notice of termination means (Section 312k BGB), of those of its person: the named one, those of the
 * named shop, or the only one there is. None: it is for people to find out.
 */
export function meantPlans<Plan extends KnownPlan>(
  plans: readonly Plan[],
  { planId, shop }: { readonly planId?: string; readonly shop: string },
): readonly Plan[] {
  const named = plans.filter((plan) => plan.planId === planId);
  if (named.length > 0) return named;
  const typed = folded(shop).trim();
  const ofShop = plans.filter(({ shopName }) => {
    const known = folded(shopName);
    return typed !== "" && (known.includes(typed) || typed.includes(known));
  });
  if (ofShop.length > 0) return ofShop;
  return plans.length === 1 ? plans : [];
}
