import type { Bundle, MenuCategory, ProductGroup, WeekContent } from "@lokalkorb/domain/catalog/goods/goods";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { OptionGroup } from "@lokalkorb/domain/catalog/goods/option-group";

/** How much of a counted product a shop has; several shards where many people buy the same thing at once. */
export interface CountedStock {
  readonly onHand: number;
  readonly shards: number;
  readonly lowAt?: number;
}

/** A product as its shop keeps it: what publishing derives is missing, what it leaves out is here. */
export interface CatalogueItem extends Omit<MenuItem, "basePrice" | "stockMode"> {
  readonly stock: CountedStock | null;
  readonly soldOutToday: boolean;
}

/** A bundle whose content changes: one entry per week from the present one on. */
export interface CatalogueBundle extends Omit<Bundle, "contentByWeek"> {
  readonly weeks?: readonly (readonly WeekContent[])[];
}

export interface Catalogue {
  readonly items: readonly CatalogueItem[];
  readonly options: readonly OptionGroup[];
  readonly groups: readonly ProductGroup[];
  readonly bundles: readonly CatalogueBundle[];
  readonly categories: readonly MenuCategory[];
}

type Facts<Whole, Required extends keyof Whole> = Pick<Whole, Required> & Partial<Whole>;

export const catalogueItem = (
  facts: Facts<CatalogueItem, "id" | "name" | "illustration" | "priceCents" | "vatClass">,
): CatalogueItem => ({
  depositCents: 0,
  alcohol: "none",
  allergens: [],
  traces: [],
  additives: [],
  allergenState: (facts.allergens ?? []).length > 0 ? "declared" : "none",
  diets: [],
  optionRefs: [],
  minQty: 1,
  stepQty: 1,
  kitchenUnits: 1,
  stock: null,
  soldOutToday: false,
  ...facts,
});

type ChoiceFacts = Facts<OptionGroup["choices"][number], "id" | "name">;

export const optionGroup = (
  facts: Facts<Omit<OptionGroup, "choices">, "id" | "name" | "select"> & { readonly choices?: readonly ChoiceFacts[] },
): OptionGroup => ({
  min: 0,
  max: facts.select === "single" ? 1 : null,
  pricing: "perChoice",
  ...facts,
  choices: (facts.choices ?? []).map((choice) => ({
    priceCents: 0,
    allergens: [],
    default: false,
    maxQty: 1,
    ...choice,
  })),
});
