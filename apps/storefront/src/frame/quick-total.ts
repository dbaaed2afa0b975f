import type { BasketLine } from "@lokalkorb/domain/basket/basket";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Cents } from "@lokalkorb/domain/money/cents";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import type { DistributionOption } from "@lokalkorb/domain/slots/distribution-option";
import type { BasketDraft } from "./basket/basket-draft.ts";

export const chosenOption = (menu: Menu, draft: Pick<BasketDraft, "optionId">): DistributionOption | undefined =>
  menu.distributionOptions.find(({ id }) => id === draft.optionId) ?? menu.distributionOptions[0];

/**
 * The total from what the shopper was shown, so that a press is answered within one frame, before the whole
 * calculation has arrived. Both agree unless a price changed meanwhile; then the calculation has the last word.
 */
export function quickTotal(menu: Menu, lines: BasketLines, option: DistributionOption | undefined): Cents {
  const all = Object.values(lines);
  const goods = all.reduce((sum, line) => sum + (line.seenUnitCents + depositOf(menu, line)) * line.qty, 0);
  return all.length === 0 ? 0 : goods + (option?.feeCents ?? 0);
}

function depositOf(menu: Menu, { kind, refId, components = [] }: BasketLine): Cents {
  const deposit = (itemId: string): Cents => menu.items[itemId]?.depositCents ?? 0;
  if (kind === "item") return deposit(refId);
  return (menu.bundles[refId]?.slots ?? []).reduce((sum, slot) => {
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
  }, 0);
}
