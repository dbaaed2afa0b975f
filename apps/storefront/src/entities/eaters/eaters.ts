import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import type { AllergenCode } from "@lokalkorb/domain/catalog/goods/allergen";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";

/** Health data (GDPR Art. 9): it stays in this browser, and neither a shop nor a server hears of it. */
const key = "lokalkorb:eaters";

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Null: nothing was said. */
export function readEaters(): Eaters | null {
  const { allergens, diets } = fieldsOf(readStored("localStorage", key));
  const eaters = {
    allergens: textsOf(allergens) as readonly AllergenCode[],
    diets: textsOf(diets) as readonly Diet[],
  };
  return eaters.allergens.length + eaters.diets.length === 0 ? null : eaters;
}

export function keepEaters(eaters: Eaters): void {
  writeStored("localStorage", key, eaters.allergens.length + eaters.diets.length === 0 ? null : eaters);
}
