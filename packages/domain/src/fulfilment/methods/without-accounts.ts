import type { FulfilmentMethod } from "./fulfilment-method.ts";

/** Shoppers have no accounts yet: a stored requirement of one is kept for later and excludes no shopper until then. */
export function withoutAccounts(option: FulfilmentMethod): FulfilmentMethod {
  const { requires } = option;
  return requires === undefined ? option : { ...option, requires: requires.filter((need) => need !== "account") };
}
