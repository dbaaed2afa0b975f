import type { Id } from "../../kernel/branded.ts";
import type { BasketLine, ChosenOption } from "../../catalog/goods/basket-line.ts";
import { chosenComponents } from "../../catalog/goods/chosen-components.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { estimateFee } from "../../fulfilment/zones/estimate-fee.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Menu } from "../../menu/menu.ts";

/**
 * The total from the prices that the shopper was shown, with little code and without slot, address or codes.
 * `priceBasket` comes to the same unless a price changed meanwhile or a campaign holds.
 */
export function estimateTotal(menu: Menu, lines: readonly BasketLine[], option: FulfilmentMethod | undefined): Cents {
  const known = lines.flatMap((line) => {
    const sellable = (line.kind === "item" ? menu.items : menu.bundles)[line.refId];
    return sellable ? [{ ...line, sellable }] : [];
  });
  const goodsCents = known.reduce((sum, { seenUnitCents, qty }) => sum + seenUnitCents * qty, 0);
  const feeCents = option && known.length > 0 ? estimateFee(option, goodsCents).feeCents : 0;
  return known.reduce((sum, { sellable, qty, choices, components = [] }) => {
    const inside = "slots" in sellable ? chosenComponents(sellable, components) : [];
    return sum + unitDeposit(menu, sellable, choices, inside) * qty;
  }, goodsCents + feeCents);
}

interface WithDeposit {
  readonly depositCents?: Cents;
}

const depositOf = (one: WithDeposit | undefined, qty: number): Cents => (one?.depositCents ?? 0) * qty;

/** Of the item itself or the box around a bundle, of what is in it, and of what is chosen with it. */
export function unitDeposit(
  { items, options }: Menu,
  sellable: WithDeposit,
  choices: readonly ChosenOption[],
  components: readonly { readonly itemId: Id<"product">; readonly qty: number }[],
): Cents {
  const inside = components.reduce(
    (sum, { itemId, qty }) => sum + depositOf(items[itemId], qty),
    depositOf(sellable, 1),
  );
  return choices.reduce((sum, { optionId, choiceId, qty }) => {
    const choice = options[optionId]?.choices.find(({ id }) => id === choiceId);
    return sum + depositOf(choice, qty);
  }, inside);
}
