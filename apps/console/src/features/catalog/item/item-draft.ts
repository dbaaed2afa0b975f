import type { Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import type { MenuItem, VatClass } from "@lokalkorb/domain/catalog/goods/item";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { centsField, countField, percentField } from "@/shared/forms/state/read-amount";
import { windowDrafts } from "@/shared/forms/time/window-draft";
import type { WindowDraft } from "@/shared/forms/time/window-draft";
import { always, availabilityDraft, dayField, lastDayField } from "../fields/availability-draft.ts";
import type { AvailabilityDraft } from "../fields/availability-draft.ts";
import type { OptionUseDraft } from "../fields/option-use-draft.ts";
import { itemText as words } from "../fields/item-text.ts";
import { nutritionDraft } from "./nutrition-draft.ts";
import type { NutrientDraft } from "./nutrition-draft.ts";

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

/** An article as it is typed. */
export interface ItemDraft extends AvailabilityDraft {
  readonly name: string;
  readonly kitchenName: string;
  readonly receiptName: string;
  readonly sku: string;
  readonly description: string;
  readonly illustration: string;
  readonly categoryId: string;
  readonly status: "active" | "hidden" | "archived";
  readonly badge: NonNullable<ItemFields["badge"]> | "";
  readonly byWeight: boolean;
  readonly price: string;
  readonly priceRules: readonly PriceRuleDraft[];
  readonly pricePerKg: string;
  readonly estGrams: string;
  readonly minGrams: string;
  readonly maxGrams: string;
  readonly contentAmount: string;
  readonly contentUnit: "g" | "ml" | "piece";
  readonly basePriceUnit: NonNullable<ItemFields["basePriceUnit"]> | "";
  readonly deposit: string;
  readonly depositKind: NonNullable<ItemFields["depositKind"]> | "";
  readonly vatClass: VatClass;
  readonly customRate: string;
  readonly alcohol: MenuItem["alcohol"];
  readonly excludeFromDiscounts: boolean;
  readonly allergenState: MenuItem["allergenState"];
  readonly allergens: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly additives: string;
  readonly diets: readonly Diet[];
  readonly organicControlNo: string;
  readonly origin: string;
  readonly ingredients: string;
  readonly storageHint: string;
  readonly packed: boolean;
  readonly producer: string;
  /** Figures of the label as they are typed. */
  readonly nutrition: readonly NutrientDraft[];
  readonly options: readonly OptionUseDraft[];
  readonly minQty: string;
  readonly maxQty: string;
  readonly stepQty: string;
  readonly kitchenUnits: string;
  readonly stockMode: ItemFields["stock"]["mode"];
  readonly dailyQty: string;
  readonly lowAt: string;
  readonly leadMinutes: string;
  readonly weightGrams: string;
  readonly allowedDistribution: readonly FulfilmentType[];
  readonly station: string;
}

/** What only one article can have is left for its owner to fill in. */
export const copyOf = (draft: ItemDraft): ItemDraft => ({ ...draft, name: words.copy(draft.name), sku: "" });

export const newItem: ItemDraft = {
  ...always,
  name: "",
  kitchenName: "",
  receiptName: "",
  sku: "",
  description: "",
  illustration: "basket",
  categoryId: "",
  status: "active",
  badge: "",
  byWeight: false,
  price: "",
  priceRules: [],
  pricePerKg: "",
  estGrams: "",
  minGrams: "",
  maxGrams: "",
  contentAmount: "",
  contentUnit: "g",
  basePriceUnit: "",
  deposit: "",
  depositKind: "",
  vatClass: "food",
  customRate: "",
  alcohol: "none",
  excludeFromDiscounts: false,
  allergenState: "unknown",
  allergens: [],
  traces: [],
  additives: "",
  diets: [],
  organicControlNo: "",
  origin: "",
  ingredients: "",
  storageHint: "",
  packed: false,
  producer: "",
  nutrition: nutritionDraft(),
  options: [],
  minQty: "1",
  maxQty: "",
  stepQty: "1",
  kitchenUnits: "1",
  stockMode: "unlimited",
  dailyQty: "",
  lowAt: "",
  leadMinutes: "",
  weightGrams: "",
  allowedDistribution: [],
  station: "",
};

export function itemDraft(item: ItemFields, categoryId: string, timezone: string): ItemDraft {
  const { content, catchWeight, stock } = item;
  return {
    ...availabilityDraft(item, timezone),
    name: item.name,
    kitchenName: item.kitchenName ?? "",
    receiptName: item.receiptName ?? "",
    sku: item.sku ?? "",
    description: item.description ?? "",
    illustration: item.illustration,
    categoryId,
    status: item.status,
    badge: item.badge ?? "",
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
    basePriceUnit: item.basePriceUnit ?? "",
    deposit: item.depositCents === 0 ? "" : centsField(item.depositCents),
    depositKind: item.depositKind ?? "",
    vatClass: item.vatClass,
    customRate: percentField(item.customRateBp),
    alcohol: item.alcohol,
    excludeFromDiscounts: item.excludeFromDiscounts ?? false,
    allergenState: item.allergenState,
    allergens: item.allergens,
    traces: item.traces,
    additives: item.additives.join(", "),
    diets: item.diets,
    organicControlNo: item.organicControlNo ?? "",
    origin: item.origin ?? "",
    ingredients: item.ingredients ?? "",
    storageHint: item.storageHint ?? "",
    packed: item.packed !== undefined,
    producer: item.packed?.producer ?? "",
    nutrition: nutritionDraft(item.nutrition),
    options: item.optionRefs.map(({ optionId, min, max, enabled }) => ({
      optionId,
      min: countField(min),
      max: countField(max),
      ...(enabled !== undefined && { enabled }),
    })),
    minQty: countField(item.minQty),
    maxQty: countField(item.maxQtyPerOrder),
    stepQty: countField(item.stepQty),
    kitchenUnits: countField(item.kitchenUnits),
    stockMode: stock.mode,
    dailyQty: countField(stock.dailyQty),
    lowAt: countField(stock.lowAt),
    leadMinutes: countField(item.leadMinutes),
    weightGrams: countField(item.weightGrams),
    allowedDistribution: item.allowedDistribution ?? [],
    station: item.station ?? "",
  };
}
