import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";

/** One that is allergic stays so: what either of them says holds for both. */
export const joinEaters = (here: Eaters | null, there: Eaters): Eaters => ({
  allergens: [...new Set([...there.allergens, ...(here?.allergens ?? [])])],
  diets: [...new Set([...there.diets, ...(here?.diets ?? [])])],
});
