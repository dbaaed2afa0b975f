import type { FulfilmentMethod } from "./fulfilment-method.ts";

/** What is published without the ways that staff switched off since: nobody can choose those until they are back. */
export function withoutMethodsOff<Published extends { readonly distributionOptions: readonly FulfilmentMethod[] }>(
  menu: Published,
  waysOff: readonly string[] = [],
): Published {
  const distributionOptions = menu.distributionOptions.filter(({ id }) => !waysOff.includes(id));
  return distributionOptions.length === menu.distributionOptions.length ? menu : { ...menu, distributionOptions };
}

/** The list after a way was switched. */
export const methodsOffAfter = (waysOff: readonly string[], optionId: string, off: boolean): readonly string[] =>
  off ? [...new Set([...waysOff, optionId])] : waysOff.filter((other) => other !== optionId);
