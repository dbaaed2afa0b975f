import type { OptionChoice } from "./option-group.ts";
import type { MenuGoods } from "./goods.ts";

/** A container of a meal or a drink to go that comes back. */
export const isReusable = ({ depositKind }: Pick<OptionChoice, "depositKind">): boolean =>
  depositKind === "reusableCup" || depositKind === "box";

/** PRC-06: names of what can be had in something that comes back, to be said where it is ordered. Crates of bottles are no such. */
export function reusableOffers({ items, options }: Pick<MenuGoods, "items" | "options">): readonly string[] {
  const cups = Object.values(items).filter(({ depositKind }) => depositKind === "reusableCup");
  const choices = Object.values(options).flatMap((option) => option.choices.filter(isReusable));
  return [...new Set([...cups, ...choices].map(({ name }) => name))];
}
