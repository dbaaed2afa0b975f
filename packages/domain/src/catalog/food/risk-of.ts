import type { LocalDate } from "../../kernel/time/instant.ts";
import type { Allergen, AllergenCode } from "../goods/allergen.ts";
import type { Diet } from "../goods/diet.ts";
import type { MenuGoods } from "../goods/goods.ts";
import type { MenuItem } from "../goods/item.ts";
import type { OptionChoice } from "../goods/option-group.ts";
import { type ChosenGoods, itemIdsOf } from "./allergens-of.ts";

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
  const choices = line.choices.flatMap(
    ({ optionId, choiceId }) => menu.options[optionId]?.choices.find(({ id }) => id === choiceId) ?? [],
  );
  const itemIds = itemIdsOf(menu, line, date);
  const items = itemIds.flatMap((id) => menu.items[id] ?? []);
  const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
  const isOpenWeek = date === null && bundle?.contentByWeek !== undefined;
  const isGone = items.length < itemIds.length || (line.kind === "bundle" && bundle === undefined);
  const isUnknown = isOpenWeek || isGone || isLinkedGone(menu, choices);
  return judged({ items: [...items, ...linkedItems(menu, choices)], choices, isUnknown }, eaters);
}

/** The same of one choice, whatever it is chosen for. */
export const riskOfChoice = (menu: Pick<MenuGoods, "items">, choice: OptionChoice, eaters: Eaters): Risk | null =>
  judged({ items: linkedItems(menu, [choice]), choices: [choice], isUnknown: isLinkedGone(menu, [choice]) }, eaters);

/** Goods that the choices are pieces of. */
const linkedItems = ({ items }: Pick<MenuGoods, "items">, choices: readonly OptionChoice[]): readonly MenuItem[] =>
  choices.flatMap(({ itemId }) => (itemId === undefined ? [] : (items[itemId] ?? [])));

const isLinkedGone = ({ items }: Pick<MenuGoods, "items">, choices: readonly OptionChoice[]): boolean =>
  choices.some(({ itemId }) => itemId !== undefined && items[itemId] === undefined);

interface Inside {
  readonly items: readonly MenuItem[];
  readonly choices: readonly OptionChoice[];
  /** Not all that is inside is known. */
  readonly isUnknown: boolean;
}

function judged({ items, choices, isUnknown }: Inside, eaters: Eaters): Risk | null {
  const inside = groupsOf([...items, ...choices].flatMap(({ allergens }) => allergens));
  const near = groupsOf(items.flatMap((item) => item.traces));
  const contains = eaters.allergens.filter((code) => inside.has(code));
  const traces = eaters.allergens.filter((code) => !inside.has(code) && near.has(code));
  const isUndeclared =
    eaters.allergens.length > 0 && (isUnknown || items.some(({ allergenState }) => allergenState === "unknown"));
  const diets = eaters.diets.filter(
    (diet) =>
      isUnknown ||
      items.some((item) => !holds(item.diets, diet)) ||
      choices.some((choice) => choice.diets !== undefined && !holds(choice.diets, diet)),
  );
  return contains.length + traces.length + diets.length === 0 && !isUndeclared
    ? null
    : { contains, traces, isUndeclared, diets };
}

/** A group counts with all its kinds. */
const groupsOf = (allergens: readonly Allergen[]): ReadonlySet<string | undefined> =>
  new Set(allergens.map((allergen) => allergen.split(":")[0]));

const holds = (marked: readonly Diet[], diet: Diet): boolean =>
  marked.includes(diet) || (diet === "vegetarian" && marked.includes("vegan"));
