import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { goodsKindRows } from "@lokalkorb/domain/catalog/labelling/goods-kind-rows";
import { dateLabels } from "@lokalkorb/domain/catalog/labelling/label-facts";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { readCents } from "@/shared/forms/state/read-amount";
import type { Category } from "../state/use-catalog.ts";
import { itemText as words } from "../fields/item-text.ts";
import type { ItemValues } from "../values/item-values.ts";

/** Fields of an article that are changed, checked and merged together. */
export const itemGroups = [
  ["price", "byWeight", "pricePerKg", "minGrams", "estGrams", "maxGrams"],
  ["allergens", "allergenState"],
  ["contentAmount", "contentUnit"],
  ["vatClass", "customRate"],
  ["packed", "producer", "nutrition"],
  ["goodsKind", "labelAnswers"],
  ["bestBeforeKind", "bestBeforeDate"],
  ["withdrawal", "withdrawalReason"],
  ["minQty", "maxQtyPerOrder"],
  ["stockMode", "dailyQty", "lowAt"],
  ["from", "to"],
  ["seasonFrom", "seasonTo"],
] as const satisfies readonly (readonly (keyof ItemValues)[])[];

const own: Partial<Readonly<Record<keyof ItemValues, string>>> = {
  images: words.photo,
  illustration: words.drawingName,
  categoryId: words.category,
  vatClass: words.vat,
  allergens: words.allergenState,
  contentAmount: words.content,
  excludeFromDiscounts: words.noDiscounts,
  priceRules: words.rules,
  packed: words.packedName,
  goodsKind: words.labelling,
  bestBeforeKind: words.bestBefore,
  maxQtyPerOrder: words.maxQty,
  from: words.availability,
  seasonFrom: words.season,
  orderDays: words.orderDays,
  allowedDistribution: words.ways,
  ...Object.fromEntries([...words.lines, ...words.grams]),
};

/** A group as it is called on the page. */
export function itemGroupName(group: string): string {
  const label = own[group as keyof ItemValues] ?? (words as Readonly<Record<string, unknown>>)[group];
  return typeof label === "string" ? label : group;
}

type Labels = Readonly<Record<string, string>>;
const choices: Readonly<Record<string, Labels>> = {
  status: words.statuses,
  badge: words.badges,
  coldChain: words.coldChains,
  alcohol: words.alcohols,
  depositKind: words.depositKinds,
  basePriceUnit: words.basePriceUnits,
  stockMode: words.stockModes,
  withdrawal: words.withdrawalKinds,
};

/** A group's value as people read it, to choose between two of them. */
export function itemGroupValue(
  values: ItemValues,
  group: string,
  { categories, country }: { readonly categories: readonly Category[]; readonly country: Country },
): string {
  const euros = (typed: string): string => {
    const cents = readCents(typed);
    return cents === null ? typed : formatMoney(cents);
  };
  if (group === "price") return values.byWeight ? words.perKilogram(euros(values.pricePerKg)) : euros(values.price);
  if (group === "deposit") return euros(values.deposit);
  if (group === "categoryId") return categories.find(({ id }) => id === values.categoryId)?.name ?? words.noCategory;
  if (group === "contentAmount")
    return values.contentAmount && `${values.contentAmount} ${words.contentUnits[values.contentUnit]}`;
  if (group === "vatClass")
    return `${words.vats[values.vatClass]} ${values.customRate && `${values.customRate} %`}`.trim();
  if (group === "allergens")
    return values.allergenState === "declared"
      ? allergenText(values.allergens, country)
      : words.allergenStates[values.allergenState];
  if (group === "traces") return allergenText(values.traces, country);
  if (group === "diets") return values.diets.map((diet) => dietLabels[diet]).join(", ");
  if (group === "from" || group === "seasonFrom") {
    const [from, to] = group === "from" ? [values.from, values.to] : [values.seasonFrom, values.seasonTo];
    return from || to ? `${from || "…"} – ${to || "…"}` : "";
  }
  if (group === "goodsKind") {
    const answers = Object.values(values.labelAnswers).join(", ");
    return [values.goodsKind === "" ? words.noGoodsKind : goodsKindRows[values.goodsKind].name, answers]
      .filter(Boolean)
      .join(": ");
  }
  if (group === "bestBeforeKind")
    return values.bestBeforeKind === "" ? "" : `${dateLabels[values.bestBeforeKind]} ${values.bestBeforeDate}`;
  const value: unknown = values[group as keyof ItemValues];
  if (typeof value === "string") return choices[group]?.[value] ?? value;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return Array.isArray(value) ? words.entries(value.length) : "";
}
