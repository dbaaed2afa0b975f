import type { FulfilmentMethod } from "./fulfilment-method.ts";

/** Shoppers have no accounts yet: what a shop stored about them is kept for later, and locks nobody out until then. */
export function withoutAccounts(option: FulfilmentMethod): FulfilmentMethod {
  const { requires } = option;
  return requires === undefined ? option : { ...option, requires: requires.filter((need) => need !== "account") };
}
