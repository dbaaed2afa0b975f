import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { isLineGone } from "@lokalkorb/domain/menu/gone-line";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { estimateTotal } from "@lokalkorb/domain/pricing/basket/estimate-total";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { BasketDraft } from "./basket-store.ts";
import type { ShopLive } from "@/entities/shop/shop-live";

export const chosenOption = (menu: Menu, draft: Pick<BasketDraft, "optionId">): FulfilmentMethod | undefined =>
  menu.distributionOptions.find(({ id }) => id === draft.optionId) ?? menu.distributionOptions[0];

/** A total within one frame, before the whole calculation has arrived; that has the last word. */
export function estimatedTotal(
  { menu, live, now }: QuickInput,
  lines: BasketLines,
  option: FulfilmentMethod | undefined,
): Cents {
  const sold = Object.values(lines).filter((line) => !isLineGone(menu, line, live, now));
  return estimateTotal(menu, sold, option);
}

interface QuickInput {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly now: Instant;
}
