import type { Bundle, MenuCategory, VariantGroup } from "@lokalkorb/domain/catalog/goods/goods";
import type { itemFields } from "@lokalkorb/domain/catalog/goods/item-fields";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { OptionGroup } from "@lokalkorb/domain/catalog/goods/option-group";
import type { ValuesOf } from "@lokalkorb/domain/kernel/fields/field";

/** How much of a counted product a shop has; several shards where many people buy the same thing at once. */
export interface CountedStock {
  readonly onHand: number;
  readonly shards: number;
  readonly lowAt?: number;
}

/** A product as its shop keeps it: what publishing derives is missing, what it leaves out is here. */
export interface CatalogItem
  extends
    Omit<MenuItem, "basePrice" | "stockMode" | "labelling">,
    Pick<ValuesOf<typeof itemFields>, "goodsKind" | "labelAnswers" | "bestBefore"> {
  readonly stock: CountedStock | null;
  readonly soldOutToday: boolean;
}

/** A bundle whose content changes: one entry per week from the present one on. */
export interface CatalogBundle extends Omit<Bundle, "contentByWeek"> {
  readonly weeks?: readonly NonNullable<Bundle["contentByWeek"]>[string][];
}

export interface CatalogDraft {
  readonly items: readonly CatalogItem[];
  readonly options: readonly OptionGroup[];
  readonly groups: readonly VariantGroup[];
  readonly bundles: readonly CatalogBundle[];
  readonly categories: readonly MenuCategory[];
}

type Facts<Whole, Required extends keyof Whole> = Pick<Whole, Required> & Partial<Whole>;

export const catalogItem = (
  facts: Facts<CatalogItem, "id" | "name" | "illustration" | "priceCents" | "vatClass">,
): CatalogItem => ({
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

type Part = Bundle["slots"][number];

/** A part of a bundle whose items all belong to it, with their quantities. */
export function fixedPart(id: string, name: string, quantities: Readonly<Record<string, number>>): Part {
  const choices = Object.entries(quantities).map(([itemId, qty]) => ({ itemId, qty, surchargeCents: 0 }));
  return { id, name, min: choices.length, max: choices.length, fixed: true, choices };
}

/** A part of a bundle of which shoppers take `count` items, with their surcharges. */
export const chosenPart = (
  id: string,
  name: string,
  surcharges: Readonly<Record<string, number>>,
  count = 1,
): Part => ({
  id,
  name,
  min: count,
  max: count,
  fixed: false,
  choices: Object.entries(surcharges).map(([itemId, surchargeCents]) => ({ itemId, qty: 1, surchargeCents })),
});

type Entry = MenuCategory["entries"][number];

/** Products of a category: items by their id, others as `group:eggs` or `bundle:box`. */
export const entriesOf = (...products: readonly string[]): readonly Entry[] =>
  products.map((product) => {
    const [id = "", kind = "item"] = product.split(":").toReversed();
    return { kind: kind as Entry["kind"], id };
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
