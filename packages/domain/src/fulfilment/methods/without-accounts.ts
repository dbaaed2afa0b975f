import type { DistributionOption } from "./distribution-option.ts";

/** Shoppers have no accounts yet: what a shop stored about them is kept for later, and locks nobody out until then. */
export function withoutAccounts(option: DistributionOption): DistributionOption {
  const { requires } = option;
  return requires === undefined ? option : { ...option, requires: requires.filter((need) => need !== "account") };
}
