import type { ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { OptionGroup } from "@lokalkorb/domain/catalog/goods/option-group";
import { checkOptions, defaultChoices, onlyOffered, optionRules } from "@lokalkorb/domain/catalog/goods/option-rules";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { plainLetters } from "@lokalkorb/domain/kernel/format/plain-letters";
import type { Menu } from "@lokalkorb/domain/menu/menu";

/** Goods to put into an order, with their options. */
export interface PickedGoods {
  readonly refId: Id<"product">;
  readonly choices: readonly ChosenOption[];
}

type Item = Menu["items"][string];

const shown = 6;
const comparable = (text: string): string => plainLetters(text).toLowerCase();

/** The items whose names hold every word of the term, those that begin with it first. */
export function findGoods(
  menu: Menu,
  term: string,
  without: string = "",
): { readonly items: readonly Item[]; readonly more: number } {
  const words = comparable(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { items: [], more: 0 };
  const begins = (name: string): number => (comparable(name).startsWith(words[0] ?? "") ? 0 : 1);
  const found = Object.values(menu.items)
    .filter(({ id, name }) => id !== without && words.every((word) => comparable(name).includes(word)))
    .toSorted((a, b) => begins(a.name) - begins(b.name) || a.name.localeCompare(b.name, "de"));
  return { items: found.slice(0, shown), more: Math.max(0, found.length - shown) };
}

export const hasOptions = (menu: Menu, item: Item): boolean => optionRules(menu, item).length > 0;

export const freshChoices = (menu: Menu, item: Item): readonly ChosenOption[] => defaultChoices(menu, item);

/** Names of the groups that still want something. */
export const missingGroups = (menu: Menu, item: Item, choices: readonly ChosenOption[]): readonly string[] =>
  checkOptions(menu, item, choices).map(({ optionName }) => optionName);

/** A choice taken or left; of a group with one choice the new one takes the place of the other. */
export function withChoice(
  menu: Menu,
  item: Item,
  choices: readonly ChosenOption[],
  group: Pick<OptionGroup, "id" | "select">,
  picked: ChosenOption & { readonly wanted: boolean },
): readonly ChosenOption[] {
  const { wanted, ...choice } = picked;
  const others = choices.filter(
    ({ optionId, choiceId }) =>
      optionId !== group.id || (group.select !== "single" && group.select !== "text" && choiceId !== choice.choiceId),
  );
  return onlyOffered(menu, item, wanted ? [...others, choice] : others);
}

/** 'Holzofenbrot · In Scheiben' */
export function goodsWords(menu: Menu, { refId, choices }: PickedGoods): string {
  const names = choices.flatMap(({ optionId, choiceId, qty, text = "" }) => {
    const name = menu.options[optionId]?.choices.find(({ id }) => id === choiceId)?.name ?? "";
    return [[qty > 1 ? `${qty}× ${name}` : name, text].filter(Boolean).join(": ")].filter(Boolean);
  });
  return [menu.items[refId]?.name ?? refId, ...names].join(" · ");
}
