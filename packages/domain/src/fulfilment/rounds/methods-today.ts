import type { RoundsOfMethods } from "../../shop/round-dates.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";

/** The part of a shop's ways that changes without publishing. */
export interface MethodsToday {
  readonly waysOff?: readonly string[] | undefined;
  readonly rounds?: RoundsOfMethods | undefined;
}

/** Until when orders are taken is said by the rounds alone; a quarter of a year is looked through for them. */
const byRounds = { cutoffs: [], advance: { minDays: 0, maxDays: 92 } };

/** A published menu as it is ordered from now: without the ways that staff switched off since, and with the coming rounds of the others. */
export function methodsToday<Published extends { readonly distributionOptions: readonly FulfilmentMethod[] }>(
  menu: Published,
  { waysOff = [], rounds = {} }: MethodsToday,
): Published {
  const distributionOptions = menu.distributionOptions
    .filter(({ id }) => !waysOff.includes(id))
    .map((method) => {
      const own = rounds[method.id];
      return own ? { ...method, ...byRounds, rounds: own } : method;
    });
  return { ...menu, distributionOptions };
}
