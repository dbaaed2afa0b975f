import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { RoundsOfMethods } from "../../shop/round-dates.ts";

/** Until when orders are taken is said by the rounds alone; a quarter of a year is looked through for them. */
const byRounds = { cutoffs: [], advance: { minDays: 0, maxDays: 92 } };

/** A published menu with the coming rounds of its ways. */
export function withRounds<Published extends { readonly distributionOptions: readonly FulfilmentMethod[] }>(
  menu: Published,
  rounds: RoundsOfMethods = {},
): Published {
  const isInRounds = menu.distributionOptions.some(({ id }) => rounds[id]);
  if (!isInRounds) return menu;
  const distributionOptions = menu.distributionOptions.map((method) => {
    const own = rounds[method.id];
    return own ? { ...method, ...byRounds, rounds: own } : method;
  });
  return { ...menu, distributionOptions };
}
