import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { priceBasket } from "@lokalkorb/domain/pricing/price-basket";
import type { PricedBasket } from "@lokalkorb/domain/pricing/price-basket";
import { checkSlot } from "@lokalkorb/domain/slots/check-slot";
import { earliestSlot } from "@lokalkorb/domain/slots/next-slot";
import type { SlotQuestion } from "@lokalkorb/domain/slots/offered-slots";
import { openingState } from "@lokalkorb/domain/slots/opening-state";
import type { OpeningState } from "@lokalkorb/domain/slots/opening-state";
import type { Slot } from "@lokalkorb/domain/slots/slot";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import type { BasketDraft } from "./basket/basket-draft.ts";
import { chosenOption } from "./quick-total.ts";
import { fullSlotKeys } from "./shop-page.ts";
import type { ShopLive } from "./shop-page.ts";

export interface ShopQuestion {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly draft: BasketDraft;
  readonly now: Instant;
}

/** Way, time and prices that follow from a draft at one moment. */
export interface ShopAnswer {
  readonly opening: OpeningState;
  readonly priced: PricedBasket;
  /** Null: nothing can be had as far as orders are taken. */
  readonly slot: Slot | null;
  /** Chosen by hand and still free. */
  readonly slotIsChosen: boolean;
  /** Chosen by hand, but gone since. */
  readonly slotIsGone: boolean;
  readonly slotQuestion: SlotQuestion | undefined;
}

export type Evaluate = (question: ShopQuestion) => ShopAnswer;

export const evaluateShop: Evaluate = ({ menu, live, draft, now }) => {
  const { timezone } = menu.shop;
  const { closures, operations } = live;
  const option = chosenOption(menu, draft);
  const windows = menu.distributionOptions.flatMap((way) => way.windows);
  const opening = openingState({ windows, timezone, now, closures, operations });
  const today = instantToLocal(now, timezone).date;
  const price = (lines: BasketLines, date: string): PricedBasket =>
    priceBasket({ menu, lines, distribution: option ? { optionId: option.id, date } : null });
  const priced = price(draft.lines, today);
  if (!option) return { opening, priced, slot: null, slotIsChosen: false, slotIsGone: false, slotQuestion: undefined };

  const slotQuestion: SlotQuestion = {
    option,
    now,
    timezone,
    closures,
    operations,
    leadMinutes: priced.leadMinutes,
    units: priced.kitchenUnits,
    soldOutKeys: fullSlotKeys(live, option.id),
  };
  const chosen = draft.slotKey === null ? null : checkSlot({ ...slotQuestion, key: draft.slotKey });
  const slot = chosen?.ok ? chosen.value : firstFree(slotQuestion);
  const date = slot && instantToLocal(slot.start, timezone).date;
  return {
    opening,
    slot,
    slotQuestion,
    // The rates of the day of the handover count.
    priced: date === null || date === today ? priced : price(draft.lines, date),
    slotIsChosen: chosen?.ok === true,
    slotIsGone: chosen !== null && !chosen.ok,
  };
};

/** Nearly always today or tomorrow; a week of quarter hours is only looked through when it is not. */
const firstFree = (question: SlotQuestion): Slot | null =>
  earliestSlot({ ...question, maxDays: 2 }) ?? earliestSlot(question);
