import { catchWeight, itemFields, priceRule } from "@lokalkorb/domain/catalog/goods/item-fields";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { dayRange, type DayRange } from "@/shared/forms/state/day-range";
import { allBut, documentForm, type FormValues } from "@/shared/forms/state/document-form";
import { readCount } from "@/shared/forms/state/read-amount";
import { availabilityValues, type AvailabilityValues } from "../fields/availability-values.ts";
import { itemText as words } from "../fields/item-text.ts";
import { optionUses, type OptionUseValues } from "../fields/option-use-values.ts";
import { nutritionValues, type NutrientValues } from "./nutrition-values.ts";

export type ItemFields = FieldsOf<typeof itemDocument>;

/** The form as it is stored. */
export const itemForm = documentForm(
  itemFields,
  allBut(itemFields, [
    "from", "to", "windows", "orderDays", "season", "priceRules", "catchWeight", "content", "additives", "packed",
    "nutrition", "optionRefs", "stock", "unit", "barcode", "receiptName", "externalRefs", "bestBefore",
    "labelAnswers",
    "basePrice", "soldOutUntil", "blocked",
  ]), // prettier-ignore
  {
    rules: ({ vatClass, allergenState, minQty }) => ({
      deposit: { optional: true },
      customRate: { asked: vatClass === "custom", optional: false },
      allergens: { asked: allergenState === "declared", missing: "choose-one" },
      maxQtyPerOrder: { min: readCount(minQty) ?? 1 },
    }),
  },
);
const atLeast = (typed: string): { readonly min: number } => ({ min: Math.max(1, readCount(typed) ?? 1) });
export const weightForm = documentForm(catchWeight.fields, ["pricePerKgCents", "minGrams", "estGrams", "maxGrams"], {
  rules: ({ minGrams, estGrams }) => ({
    pricePerKg: { min: 1 },
    minGrams: { min: 1 },
    estGrams: atLeast(minGrams),
    maxGrams: atLeast(estGrams),
  }),
});
export const stockForm = documentForm(itemFields.stock.fields, ["mode", "dailyQty", "lowAt"], {
  rules: ({ mode }) => ({
    dailyQty: { asked: mode === "daily", optional: false, max: 100_000 },
    lowAt: { asked: mode !== "unlimited" },
  }),
});
export const ruleForm = documentForm(priceRule.fields, ["id", "priceCents", "windows"]);

/** A price of certain times; `listId` belongs to business customers and stays as it is. */
export interface PriceRuleValues extends DayRange, FormValues<typeof ruleForm> {
  readonly listId?: string;
}

/** Everything about an article. */
export interface ItemValues
  extends
    AvailabilityValues,
    FormValues<typeof itemForm>,
    FormValues<typeof weightForm>,
    Omit<FormValues<typeof stockForm>, "mode"> {
  readonly categoryId: string;
  readonly byWeight: boolean;
  readonly priceRules: readonly PriceRuleValues[];
  readonly contentAmount: string;
  readonly contentUnit: "g" | "ml" | "piece";
  readonly additives: string;
  readonly packed: boolean;
  readonly producer: string;
  readonly nutrition: readonly NutrientValues[];
  /** By the id of their question; a kind that was changed leaves those of the other kind behind until it is stored. */
  readonly labelAnswers: Readonly<Record<string, string>>;
  readonly bestBeforeKind: "" | NonNullable<ItemFields["bestBefore"]>["kind"];
  readonly bestBeforeDate: string;
  readonly options: readonly OptionUseValues[];
  readonly stockMode: ItemFields["stock"]["mode"];
}

/** Fields of a single item are left for its owner to fill in. */
export const copyOf = (values: ItemValues): ItemValues => ({ ...values, name: words.copy(values.name), sku: "" });

export function itemValues(item: Partial<ItemFields>, categoryId: string, timezone: string): ItemValues {
  const { content, packed, stock = { mode: "unlimited" } } = item;
  const { mode: stockMode, ...counted } = stockForm.values(stock);
  const { price, deposit, ...plain } = itemForm.values(item);
  return {
    ...availabilityValues(item, timezone),
    ...weightForm.values(item.catchWeight ?? {}),
    ...plain,
    ...counted,
    stockMode,
    categoryId,
    byWeight: item.catchWeight !== undefined,
    price: item.catchWeight === undefined ? price : "",
    priceRules: (item.priceRules ?? []).map(({ priceListId, ...rule }) => ({
      ...ruleForm.values(rule),
      ...dayRange(rule, timezone),
      ...(priceListId !== undefined && { listId: priceListId }),
    })),
    contentAmount: String(content?.amount ?? ""),
    contentUnit: content?.unit ?? "g",
    deposit: item.depositCents === 0 ? "" : deposit,
    additives: (item.additives ?? []).join(", "),
    packed: packed !== undefined,
    producer: packed?.producer ?? "",
    nutrition: nutritionValues(item.nutrition),
    labelAnswers: item.labelAnswers ?? {},
    bestBeforeKind: item.bestBefore?.kind ?? "",
    bestBeforeDate: item.bestBefore?.date ?? "",
    options: optionUses(item.optionRefs),
  };
}

const blank = {
  illustration: "basket",
  status: "active",
  vatClass: "food",
  alcohol: "none",
  allergenState: "unknown",
  minQty: 1,
  stepQty: 1,
  kitchenUnits: 1,
} as const;
export const newItem = itemValues(blank, "", "UTC");
