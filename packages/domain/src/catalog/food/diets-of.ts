import type { BasketLine } from "../goods/basket-line.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { bundleOn } from "../goods/bundle-on.ts";
import { type Diet, diets } from "../goods/diet.ts";
import type { MenuGoods } from "../goods/goods.ts";

/**
 * What the configuration at hand still is: a vegan bowl with a cheese on top is vegetarian. Everything inside must hold a
 * diet; a choice that says nothing about diets changes nothing.
 */
export function dietsOf(
  menu: Pick<MenuGoods, "items" | "options" | "bundles">,
  line: Pick<BasketLine, "kind" | "refId" | "choices" | "components">,
  date: LocalDate | null = null,
): readonly Diet[] {
  const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
  const fixed = bundle ? bundleOn(bundle, date).slots.flatMap((slot) => (slot.fixed ? slot.choices : [])) : [];
  const itemIds = bundle ? [...fixed, ...(line.components ?? [])].map(({ itemId }) => itemId) : [line.refId];
  const items = itemIds.flatMap((itemId) => menu.items[itemId] ?? []);
  const chosen = line.choices.flatMap(({ optionId, choiceId }) => {
    const choice = menu.options[optionId]?.choices.find(({ id }) => id === choiceId);
    return choice?.diets ? [choice.diets] : [];
  });
  const parts = [...items.map((item) => item.diets), ...chosen];
  return items.length === 0 ? [] : diets.filter((diet) => parts.every((held) => held.includes(diet)));
}
