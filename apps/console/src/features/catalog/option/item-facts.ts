import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { centsField } from "@/shared/forms/state/read-amount";
import { itemText } from "../fields/item-text.ts";
import type { ChoiceValues } from "./option-values.ts";
import { optionText as words } from "./option-text.ts";

export type LinkedItem = Pick<
  MenuItem,
  "id" | "name" | "allergens" | "vatClass" | "alcohol" | "depositCents" | "depositKind" | "diets"
>;

type Facts = Pick<
  ChoiceValues,
  "allergens" | "vatClass" | "alcohol" | "deposit" | "depositKind" | "changesDiets" | "diets"
>;

/** The facts of a choice that is this item. A rate of its own has no field at a choice: there it is that of the product. */
export const factsOfItem = (item: LinkedItem): Facts => ({
  allergens: item.allergens,
  vatClass: item.vatClass === "custom" ? "" : item.vatClass,
  alcohol: item.alcohol === "none" ? "" : item.alcohol,
  deposit: item.depositCents === 0 ? "" : centsField(item.depositCents),
  depositKind: item.depositCents === 0 ? "" : (item.depositKind ?? ""),
  changesDiets: true,
  diets: item.diets,
});

export function hasFactsOf(choice: ChoiceValues, item: LinkedItem): boolean {
  const wanted: Readonly<Record<string, unknown>> = { ...factsOfItem(item) };
  const keyOf = (value: unknown): unknown =>
    Array.isArray(value)
      ? value
          .map(String)
          .toSorted((a, b) => a.localeCompare(b))
          .join()
      : value;
  return Object.entries(wanted).every(
    ([name, value]) => keyOf(value) === keyOf(choice[name as keyof ChoiceValues] ?? ""),
  );
}

/** The facts in words, as the editor proposes them. */
export function itemFactsText(item: LinkedItem, country: Country): string {
  const { allergens, vatClass, alcohol, depositCents, diets } = item;
  return [
    allergens.length === 0 ? words.noAllergens : allergenText(allergens, country),
    itemText.vats[vatClass],
    ...(alcohol === "none" ? [] : [itemText.alcohols[alcohol]]),
    ...(depositCents === 0 ? [] : [`${words.deposit} ${formatMoney(depositCents)}`]),
    ...diets.map((diet) => dietLabels[diet]),
  ].join(", ");
}
