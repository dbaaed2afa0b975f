import type { AllergenCode } from "../../catalog/goods/allergen.ts";
import type { Diet } from "../../catalog/goods/diet.ts";
import type { Bundle, MenuEntry, MenuGoods } from "../../catalog/goods/goods.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";

/** Goods that have all these diets and none of these allergens. */
export interface MenuFilter {
  readonly diets: readonly Diet[];
  readonly without: readonly AllergenCode[];
}

/** `unknown`: the shop has not said what is inside, so that it must not be shown as free of anything (FOO-03). */
export type FilterAnswer = "fits" | "no" | "unknown";

export const noFilter: MenuFilter = { diets: [], without: [] };

export const isFiltering = ({ diets, without }: MenuFilter): boolean => diets.length + without.length > 0;

type Goods = Pick<MenuGoods, "groups" | "items" | "options" | "bundles">;

/** Whether a product of the menu can be had that way, in one of its variants and with some choice of what must be chosen. */
export function answerOf(menu: Goods, entry: MenuEntry, filter: MenuFilter): FilterAnswer {
  if (entry.kind === "bundle") {
    const bundle = menu.bundles[entry.id];
    return bundle ? ofBundle(menu, bundle, filter) : "no";
  }
  const ids = entry.kind === "group" ? (menu.groups[entry.id]?.itemIds ?? []) : [entry.id];
  return any(ids.map((id) => ofItem(menu, menu.items[id], filter)));
}

function ofItem(menu: Goods, item: MenuItem | undefined, { diets, without }: MenuFilter): FilterAnswer {
  if (!item || !diets.every((diet) => item.diets.includes(diet))) return "no";
  if (without.length === 0) return "fits";
  // Traces count: the word is for people who must not have any of it.
  if (holds([...item.allergens, ...item.traces], without)) return "no";
  const forced = item.optionRefs.flatMap(({ optionId }) => menu.options[optionId] ?? []).filter(({ min }) => min > 0);
  if (forced.some(({ choices }) => choices.every(({ allergens }) => holds(allergens, without)))) return "no";
  return item.allergenState === "unknown" ? "unknown" : "fits";
}

const holds = (allergens: readonly string[], without: readonly AllergenCode[]): boolean =>
  allergens.some((allergen) => without.some((code) => allergen === code || allergen.startsWith(`${code}:`)));

/** A box whose content follows the week is another one each time. */
function ofBundle(menu: Goods, bundle: Bundle, filter: MenuFilter): FilterAnswer {
  if (bundle.contentByWeek) return "unknown";
  return all(
    bundle.slots
      .filter(({ fixed, min }) => fixed || min > 0)
      .map(({ fixed, choices }) =>
        (fixed ? all : any)(choices.map(({ itemId }) => ofItem(menu, menu.items[itemId], filter))),
      ),
  );
}

const any = (answers: readonly FilterAnswer[]): FilterAnswer =>
  answers.includes("fits") ? "fits" : answers.includes("unknown") ? "unknown" : "no";
const all = (answers: readonly FilterAnswer[]): FilterAnswer =>
  answers.includes("no") ? "no" : answers.includes("unknown") ? "unknown" : "fits";

export interface Filtered {
  /** Of the products that fit, each once, as `entryKey`. */
  readonly fitting: ReadonlySet<string>;
  /** How many are left out because nothing is known of them. */
  readonly unknown: number;
}

export const entryKey = ({ kind, id }: MenuEntry): string => `${kind}|${id}`;

/** All products of a menu by their answer; one that stands in several categories counts once. */
export function filterMenu(menu: Goods & Pick<MenuGoods, "categories">, filter: MenuFilter): Filtered {
  const fitting = new Set<string>();
  const unknown = new Set<string>();
  for (const entry of menu.categories.flatMap(({ entries }) => entries)) {
    const answer = answerOf(menu, entry, filter);
    if (answer === "fits") fitting.add(entryKey(entry));
    else if (answer === "unknown") unknown.add(entryKey(entry));
  }
  return { fitting, unknown: unknown.size };
}
