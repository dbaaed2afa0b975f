import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import { chosenComponents } from "../../catalog/goods/bundle.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { estimateFee } from "../../fulfilment/zones/estimate-fee.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Menu } from "../../menu/menu.ts";

/**
 * The total from the prices that the shopper was shown, with little code and without slot, address or codes.
 * `priceBasket` comes to the same unless a price changed meanwhile or a campaign holds.
 */
export function estimateTotal(menu: Menu, lines: readonly BasketLine[], option: FulfilmentMethod | undefined): Cents {
  const known = lines.filter(({ kind, refId }) => (kind === "item" ? menu.items : menu.bundles)[refId]);
  const goodsCents = known.reduce((sum, { seenUnitCents, qty }) => sum + seenUnitCents * qty, 0);
  const feeCents = option && known.length > 0 ? estimateFee(option, goodsCents).feeCents : 0;
  return known.reduce((sum, line) => sum + depositOf(menu, line) * line.qty, goodsCents + feeCents);
}

function depositOf(menu: Menu, line: BasketLine): Cents {
  const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
  return unitDeposit(menu, line, bundle ? chosenComponents(bundle, line.components ?? []) : []);
}

/** Of one unit: the item or what is in the bundle, what is chosen with it, and the box around it. */
export function unitDeposit(
  { items, bundles, options }: Menu,
  { kind, refId, choices }: Pick<BasketLine, "kind" | "refId" | "choices">,
  components: readonly { readonly itemId: string; readonly qty: number }[],
): Cents {
  const inside = kind === "item" ? [{ itemId: refId, qty: 1 }] : components;
  return [
    ...inside.map(({ itemId, qty }) => (items[itemId]?.depositCents ?? 0) * qty),
    ...choices.map(({ optionId, choiceId, qty }) => {
      const choice = options[optionId]?.choices.find(({ id }) => id === choiceId);
      return (choice?.depositCents ?? 0) * qty;
    }),
    kind === "bundle" ? (bundles[refId]?.depositCents ?? 0) : 0,
  ].reduce((sum, cents) => sum + cents, 0);
}
