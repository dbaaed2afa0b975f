import type { RoundsOfMethods } from "../../shop/round-dates.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import { withoutMethodsOff } from "../methods/methods-off.ts";
import { withRounds } from "./with-rounds.ts";

/** The part of a shop's ways that changes without publishing. */
export interface MethodsToday {
  readonly waysOff?: readonly string[] | undefined;
  readonly rounds?: RoundsOfMethods | undefined;
}

/** A published menu as it is ordered from now: without the ways that staff switched off since, and with the coming rounds of the others. */
export const methodsToday = <Published extends { readonly distributionOptions: readonly FulfilmentMethod[] }>(
  menu: Published,
  { waysOff, rounds }: MethodsToday,
): Published => withRounds(withoutMethodsOff(menu, waysOff), rounds);
