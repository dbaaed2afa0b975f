import type { Id } from "../../kernel/branded.ts";
import type { ChosenComponent, ChosenOption } from "../goods/basket-line.ts";
import { type Allergen, allergenCodes, allergenKinds } from "../goods/allergen.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { chosenComponents } from "../goods/chosen-components.ts";
import { bundleOn } from "../goods/bundle-on.ts";
import type { MenuGoods } from "../goods/goods.ts";

const kindsByCode: Readonly<Record<string, readonly string[]>> = allergenKinds;

/** Order of the regulation, a bare group before its kinds. */
const lawOrder: readonly string[] = allergenCodes.flatMap((code) => [
  code,
  ...(kindsByCode[code] ?? []).map((kind) => `${code}:${kind}`),
]);

export interface AllergensOf {
  readonly allergens: readonly Allergen[];
  readonly traces: readonly Allergen[];
}

/** Goods with what was chosen of them. */
export interface ChosenGoods {
  readonly kind: "item" | "bundle";
  readonly refId: Id<"product">;
  readonly choices: readonly ChosenOption[];
  readonly components?: readonly ChosenComponent[];
}

/**
 * FOO-03: the union for the configuration at hand - item, chosen options, components of a bundle. A box whose content
 * follows the week needs the day of the handover.
 */
export function allergensOf(
  menu: Pick<MenuGoods, "items" | "options" | "bundles">,
  line: ChosenGoods,
  date: LocalDate | null = null,
): AllergensOf {
  const items = itemIdsOf(menu, line, date).flatMap((itemId) => menu.items[itemId] ?? []);
  const chosen = line.choices.flatMap(
    ({ optionId, choiceId }) => menu.options[optionId]?.choices.find(({ id }) => id === choiceId)?.allergens ?? [],
  );
  const allergens = union([...items.flatMap((item) => item.allergens), ...chosen]);
  return {
    allergens,
    traces: union(items.flatMap((item) => item.traces)).filter((trace) => !allergens.includes(trace)),
  };
}

/** While a bundle is not chosen completely, what is certain counts: fixed slots and picks made so far. */
export function itemIdsOf(
  menu: Pick<MenuGoods, "bundles">,
  line: ChosenGoods,
  date: LocalDate | null,
): readonly string[] {
  if (line.kind === "item") return [line.refId];
  const published = menu.bundles[line.refId];
  if (!published) return [];
  return chosenComponents(bundleOn(published, date), line.components ?? []).map(({ itemId }) => itemId);
}

function union(allergens: readonly Allergen[]): Allergen[] {
  return [...new Set(allergens)].sort((a, b) => lawOrder.indexOf(a) - lawOrder.indexOf(b));
}
