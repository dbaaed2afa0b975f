import type { ChosenOption } from "../../catalog/goods/basket-line.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { OptionGroup } from "../../catalog/goods/option-group.ts";
import { optionRules, type WithOptions } from "../../catalog/goods/option-rules.ts";
import type { OrderLineChoice } from "../totals/order-line.ts";
import type { MenuGoods } from "../../catalog/goods/goods.ts";

/**
 * The price of the chosen options for one piece, in the order of the menu and not of the clicks: so the same
 * configuration always costs the same, also where the first pieces are free. Choices are valid already
 * (`checkOptions`).
 */
export function priceChoices(
  menu: Pick<MenuGoods, "options">,
  item: WithOptions,
  chosen: readonly ChosenOption[],
): { readonly choices: readonly OrderLineChoice[]; readonly cents: Cents } {
  const choices = optionRules(menu, item).flatMap(({ group }) => priceGroup(group, inMenuOrder(group, chosen)));
  return { choices, cents: choices.reduce((sum, choice) => sum + choice.cents, 0) };
}

function inMenuOrder(group: OptionGroup, chosen: readonly ChosenOption[]): readonly ChosenOption[] {
  const position = ({ choiceId }: ChosenOption): number => group.choices.findIndex(({ id }) => id === choiceId);
  return chosen
    .filter(({ optionId, text }) => optionId === group.id && (group.select !== "text" || text?.trim()))
    .sort((a, b) => position(a) - position(b));
}

function priceGroup(group: OptionGroup, chosen: readonly ChosenOption[]): OrderLineChoice[] {
  let free = group.freeCount ?? 0;
  return chosen.map(({ choiceId, qty, text }, index) => {
    const choice = group.choices.find(({ id }) => id === choiceId);
    const freeQuantity = Math.min(free, qty);
    free -= freeQuantity;
    const each = choice?.priceCents ?? 0;
    const cents = { free: 0, flat: index === 0 ? (group.flatCents ?? 0) : 0, perChoice: each * (qty - freeQuantity) }[
      group.pricing
    ];
    const name = choice?.name ?? group.name;
    return {
      optionId: group.id,
      choiceId,
      optionName: group.name,
      name,
      qty,
      cents,
      ...(text?.trim() ? { text: text.trim() } : {}),
      ...(choice?.itemId === undefined ? {} : { itemId: choice.itemId }),
    };
  });
}
