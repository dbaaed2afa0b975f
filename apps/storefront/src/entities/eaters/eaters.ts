import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import { fieldsOf, isText, readStored } from "@/shared/environment/browser-storage";

/** Health data (GDPR Art. 9): it stays in this browser, and neither a shop nor a server hears of it. */
export const eatersKey = "lokalkorb:eaters";

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Null: nothing was said. */
export function readEaters(): Eaters | null {
  const { allergens, diets } = fieldsOf(readStored("localStorage", eatersKey));
  const eaters = { allergens: textsOf(allergens), diets: textsOf(diets) } as Eaters;
  return eaters.allergens.length + eaters.diets.length === 0 ? null : eaters;
}
