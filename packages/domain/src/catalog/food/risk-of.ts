import type { LocalDate } from "../../kernel/time/instant.ts";
import type { AllergenCode } from "../goods/allergen.ts";
import type { Diet } from "../goods/diet.ts";
import type { MenuGoods } from "../goods/goods.ts";
import { allergensOf, type ChosenGoods, itemIdsOf } from "./allergens-of.ts";

/** „Für wen kochst du?“ without names: all that one of them must not eat, and the diets that hold for all. */
export interface Eaters {
  readonly allergens: readonly AllergenCode[];
  readonly diets: readonly Diet[];
}

/** Why goods are not for these eaters. */
export interface Risk {
  readonly contains: readonly AllergenCode[];
  readonly traces: readonly AllergenCode[];
  /** The shop has not said what is inside, or not yet what a box holds. */
  readonly isUndeclared: boolean;
  /** Diets that the goods are not marked with. */
  readonly diets: readonly Diet[];
}

/**
 * Null: nothing that is known speaks against it. Unknown counts as unsafe (FOO-03), and a diet holds only where the shop
 * says so. Of choices that are still open, only what is chosen counts.
 */
export function riskOf(
  menu: Pick<MenuGoods, "items" | "options" | "bundles">,
  line: ChosenGoods,
  eaters: Eaters,
  date: LocalDate | null = null,
): Risk | null {
  const inside = allergensOf(menu, line, date);
  const chosen = line.choices.flatMap(
    ({ optionId, choiceId }) => menu.options[optionId]?.choices.find(({ id }) => id === choiceId) ?? [],
  );
  const itemIds = itemIdsOf(menu, line, date);
  const items = itemIds.flatMap((id) => menu.items[id] ?? []);
  const linked = chosen.flatMap(({ itemId }) => (itemId === undefined ? [] : (menu.items[itemId] ?? [])));
  const all = [...items, ...linked];
  const isHere = (codes: readonly string[]) => (code: AllergenCode) => codes.some((one) => one.split(":")[0] === code);
  const contains = eaters.allergens.filter(isHere([...inside.allergens, ...linked.flatMap((item) => item.allergens)]));
  const traces = eaters.allergens.filter(
    (code) => !contains.includes(code) && isHere([...inside.traces, ...linked.flatMap((item) => item.traces)])(code),
  );
  const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
  const isOpenWeek = date === null && bundle?.contentByWeek !== undefined;
  const isUnknown = items.length < itemIds.length || (line.kind === "bundle" && bundle === undefined);
  const isUndeclared =
    eaters.allergens.length > 0 &&
    (isOpenWeek || isUnknown || all.some(({ allergenState }) => allergenState === "unknown"));
  const diets = eaters.diets.filter(
    (diet) =>
      isOpenWeek ||
      isUnknown ||
      all.some((item) => !holds(item.diets, diet)) ||
      chosen.some((choice) => choice.diets !== undefined && !holds(choice.diets, diet)),
  );
  return contains.length + traces.length + diets.length === 0 && !isUndeclared
    ? null
    : { contains, traces, isUndeclared, diets };
}

const holds = (marked: readonly Diet[], diet: Diet): boolean =>
  marked.includes(diet) || (diet === "vegetarian" && marked.includes("vegan"));
