import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { isBundleSoldOut, isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import { estimateFee } from "@lokalkorb/domain/fulfilment/zones/estimate-fee";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { BasketDraft } from "./basket-store.ts";
import type { ShopLive } from "@/entities/shop/shop-live";

export const chosenOption = (menu: Menu, draft: Pick<BasketDraft, "optionId">): FulfilmentMethod | undefined =>
  menu.distributionOptions.find(({ id }) => id === draft.optionId) ?? menu.distributionOptions[0];

/**
 * The total from what the shopper was shown, so that a press is answered within one frame, before the whole
 * calculation has arrived. Both agree unless a price changed meanwhile or a campaign holds; then the calculation has the last word.
 */
export function quickTotal(
  { menu, live, now }: QuickQuestion,
  lines: BasketLines,
  option: FulfilmentMethod | undefined,
): Cents {
  const all = Object.values(lines).filter((line) => !isGone(menu, line, live, now));
  const goods = all.reduce((sum, line) => sum + (line.seenUnitCents + depositOf(menu, line)) * line.qty, 0);
  return all.length === 0 ? 0 : goods + (option ? estimateFee(option).feeCents : 0);
}

interface QuickQuestion {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly now: Instant;
}

const isGone = (
  { bundles }: Menu,
  { kind, refId, choices, components = [] }: BasketLine,
  live: ShopLive,
  now: Instant,
): boolean => {
  const bundle = bundles[refId];
  return (
    (kind === "item" ? isSoldOut(refId, live) : bundle !== undefined && isBundleSoldOut(bundle, live)) ||
    components.some(({ itemId }) => isSoldOut(itemId, live)) ||
    choices.some((choice) => isChoiceSoldOut(choice, live, now))
  );
};

function depositOf(menu: Menu, { kind, refId, choices, components = [] }: BasketLine): Cents {
  const deposit = (itemId: string): Cents => menu.items[itemId]?.depositCents ?? 0;
  const chosen = choices.reduce((sum, { optionId, choiceId, qty }) => {
    const choice = menu.options[optionId]?.choices.find(({ id }) => id === choiceId);
    return sum + (choice?.depositCents ?? 0) * qty;
  }, 0);
  if (kind === "item") return deposit(refId) + chosen;
  const bundle = menu.bundles[refId];
  const box = chosen + (bundle?.depositCents ?? 0);
  return (bundle?.slots ?? []).reduce((sum, slot) => {
    const picks = slot.fixed
      ? slot.choices.map(({ itemId }) => ({ itemId, qty: 1 }))
      : components.filter(({ slotId }) => slotId === slot.id);
    return (
      sum +
      picks.reduce(
        (cents, { itemId, qty }) =>
          cents + deposit(itemId) * qty * (slot.choices.find((choice) => choice.itemId === itemId)?.qty ?? 1),
        0,
      )
    );
  }, box);
}
