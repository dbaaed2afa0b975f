import type { Id } from "../../kernel/branded.ts";
import type { FulfilmentMethod } from "./fulfilment-method.ts";

/** A published menu without the methods that staff switched off since. */
export function withoutMethodsOff<Published extends { readonly distributionOptions: readonly FulfilmentMethod[] }>(
  menu: Published,
  waysOff: readonly string[] = [],
): Published {
  const distributionOptions = menu.distributionOptions.filter(({ id }) => !waysOff.includes(id));
  return distributionOptions.length === menu.distributionOptions.length ? menu : { ...menu, distributionOptions };
}

/** The list after a way was switched. */
export const methodsOffAfter = (waysOff: readonly string[], optionId: Id<"method">, off: boolean): readonly string[] =>
  off ? [...new Set([...waysOff, optionId])] : waysOff.filter((other) => other !== optionId);
