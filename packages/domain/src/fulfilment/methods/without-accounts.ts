import type { FulfilmentMethod } from "./fulfilment-method.ts";

/** CHK-11: a way asks for no account, whatever is stored; only a storefront that is meant for some does. */
export function withoutAccounts(option: FulfilmentMethod): FulfilmentMethod {
  const { requires } = option;
  return requires === undefined ? option : { ...option, requires: requires.filter((need) => need !== "account") };
}
