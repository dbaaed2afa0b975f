import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import { eatersKey } from "./eaters-key.ts";
import { fieldsOf, isText, readStored } from "@/shared/environment/browser-storage";

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Null: nothing was said. */
export function readEaters(): Eaters | null {
  const { allergens, diets } = fieldsOf(readStored("localStorage", eatersKey));
  const eaters = { allergens: textsOf(allergens), diets: textsOf(diets) } as Eaters;
  return eaters.allergens.length + eaters.diets.length === 0 ? null : eaters;
}
