import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import { eatersKey } from "@/entities/eaters/eaters-key";
import { writeStored } from "@/shared/environment/browser-storage";

/** With nothing said, nothing is kept. */
export function keepEaters(eaters: Eaters): void {
  writeStored("localStorage", eatersKey, eaters.allergens.length + eaters.diets.length === 0 ? null : eaters);
}
