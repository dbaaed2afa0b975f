import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import { itemFields } from "@lokalkorb/domain/catalog/goods/item-fields";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { centsField, countField, percentField } from "@/shared/forms/state/read-amount";
import { formValues, plainFields, type FormValues } from "@/shared/forms/state/plain-fields";
import { windowDrafts, type WindowDraft } from "@/shared/forms/time/window-draft";
import { availabilityDraft, dayField, lastDayField, type AvailabilityDraft } from "../fields/availability-draft.ts";
import type { OptionUseDraft } from "../fields/option-use-draft.ts";
import { itemText as words } from "../fields/item-text.ts";
import { nutritionDraft, type NutrientDraft } from "./nutrition-draft.ts";

export type ItemFields = FieldsOf<typeof itemDocument>;

/** A price of certain times; `listId` belongs to business customers and stays as it is. */
export interface PriceRuleDraft {
  readonly id: string;
  readonly price: string;
  readonly from: string;
  readonly to: string;
  readonly windows: readonly WindowDraft[];
  readonly listId?: string;
}

/** The form as it is stored. */
export const plainItemFields = plainFields(itemFields, [
  "from", "to", "priceCents", "depositCents", "customRateBp", "excludeFromDiscounts", "maxQtyPerOrder",
  "unit", "barcode", "bestBeforeDays", "coldChain", "soldOutUntil",
]); // prettier-ignore

/** An article as it is typed. */
export interface ItemDraft extends AvailabilityDraft, FormValues<typeof plainItemFields> {
  readonly categoryId: Id<"category">;
  readonly byWeight: boolean;
  readonly price: string;
  readonly priceRules: readonly PriceRuleDraft[];
  readonly pricePerKg: string;
  readonly estGrams: string;
  readonly minGrams: string;
  readonly maxGrams: string;
  readonly contentAmount: string;
  readonly contentUnit: "g" | "ml" | "piece";
  readonly deposit: string;
  readonly customRate: string;
  readonly excludeFromDiscounts: boolean;
  readonly allergens: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly additives: string;
  readonly diets: readonly Diet[];
  readonly packed: boolean;
  readonly producer: string;
  /** Figures of the label as they are typed. */
  readonly nutrition: readonly NutrientDraft[];
  readonly options: readonly OptionUseDraft[];
  readonly maxQty: string;
  readonly stockMode: ItemFields["stock"]["mode"];
  readonly dailyQty: string;
  readonly lowAt: string;
  readonly allowedDistribution: readonly FulfilmentType[];
}

/** Fields of a single item are left for its owner to fill in. */
export const copyOf = (draft: ItemDraft): ItemDraft => ({ ...draft, name: words.copy(draft.name), sku: "" });

export function itemDraft(item: ItemFields, categoryId: Id<"category">, timezone: string): ItemDraft {
  const { content, catchWeight, stock } = item;
  return {
    ...availabilityDraft(item, timezone),
    ...formValues(plainItemFields, item),
    categoryId,
    byWeight: catchWeight !== undefined,
    price: catchWeight === undefined ? centsField(item.priceCents) : "",
    priceRules: (item.priceRules ?? []).map(({ id, priceCents, from, to, windows, priceListId }) => ({
      id,
      price: centsField(priceCents),
      from: dayField(from, timezone),
      to: lastDayField(to, timezone),
      windows: windowDrafts(windows ?? []),
      ...(priceListId !== undefined && { listId: priceListId }),
    })),
    pricePerKg: centsField(catchWeight?.pricePerKgCents),
    estGrams: countField(catchWeight?.estGrams),
    minGrams: countField(catchWeight?.minGrams),
    maxGrams: countField(catchWeight?.maxGrams),
    contentAmount: content === undefined ? "" : String(content.amount),
    contentUnit: content?.unit ?? "g",
    deposit: item.depositCents === 0 ? "" : centsField(item.depositCents),
    customRate: percentField(item.customRateBp),
    excludeFromDiscounts: item.excludeFromDiscounts ?? false,
    allergens: item.allergens,
    traces: item.traces,
    additives: item.additives.join(", "),
    diets: item.diets,
    packed: item.packed !== undefined,
    producer: item.packed?.producer ?? "",
    nutrition: nutritionDraft(item.nutrition),
    options: item.optionRefs.map(({ optionId, min, max, enabled }) => ({
      optionId,
      min: countField(min),
      max: countField(max),
      ...(enabled !== undefined && { enabled }),
    })),
    maxQty: countField(item.maxQtyPerOrder),
    stockMode: stock.mode,
    dailyQty: countField(stock.dailyQty),
    lowAt: countField(stock.lowAt),
    allowedDistribution: item.allowedDistribution ?? [],
  };
}

const blank: ItemFields = {
  name: "",
  illustration: "basket",
  status: "active",
  unit: "piece",
  priceCents: 0,
  depositCents: 0,
  vatClass: "food",
  alcohol: "none",
  allergenState: "unknown",
  allergens: [],
  traces: [],
  additives: [],
  diets: [],
  optionRefs: [],
  minQty: 1,
  stepQty: 1,
  kitchenUnits: 1,
  stock: { mode: "unlimited", onHand: 0, reserved: 0 },
};
export const newItem: ItemDraft = { ...itemDraft(blank, "", "UTC"), price: "" };
