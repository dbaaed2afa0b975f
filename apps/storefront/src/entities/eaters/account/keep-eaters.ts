import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import { fieldsOf, readStored, writeStored } from "@/shared/environment/browser-storage";
import { eatersKey } from "../eaters-key.ts";

/** With nothing said, nothing is kept. `ofAccount`: the account has them, too, so they go with its sign-in. */
export function keepEaters({ allergens, diets }: Eaters, ofAccount = isOfAccount()): void {
  const isEmpty = allergens.length + diets.length === 0;
  const value = { allergens, diets, ...(ofAccount ? { ofAccount } : {}) };
  writeStored("localStorage", eatersKey, isEmpty ? null : value);
}

export const isOfAccount = (): boolean => fieldsOf(readStored("localStorage", eatersKey))["ofAccount"] === true;

/** The next person at this device does not read what the account has. */
export function leaveEaters(): void {
  if (isOfAccount()) writeStored("localStorage", eatersKey, null);
}
