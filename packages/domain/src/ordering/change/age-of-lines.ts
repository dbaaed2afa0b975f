import { type MinAge, minAge } from "../../catalog/goods/min-age.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { MenuGoods } from "../../catalog/goods/goods.ts";

/**
 * ALC-01 for an order whose lines have changed, by the menu of its order: removed lines need no age any more. Null: a
 * line is not in that menu.
 */
export function ageOfLines(menu: Pick<MenuGoods, "items" | "options">, lines: readonly OrderLine[]): MinAge | null {
  const kinds = lines.filter(({ removed }) => !removed).flatMap((line) => alcoholOf(menu, line));
  const known = kinds.flatMap((alcohol) => (alcohol === undefined ? [] : [{ alcohol }]));
  return known.length < kinds.length ? null : minAge(known);
}

function alcoholOf(
  { items, options }: Pick<MenuGoods, "items" | "options">,
  { kind, refId, components, choices }: OrderLine,
) {
  const itemIds = [...(kind === "item" ? [refId] : []), ...components.map(({ itemId }) => itemId)];
  return [
    ...itemIds.map((itemId) => items[itemId]?.alcohol),
    ...choices.map(({ optionId, choiceId }) => {
      const choice = options[optionId]?.choices.find(({ id }) => id === choiceId);
      return choice && (choice.alcohol ?? "none");
    }),
  ];
}
