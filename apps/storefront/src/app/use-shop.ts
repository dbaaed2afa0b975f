import { basketCount } from "@lokalkorb/domain/basket/change-basket";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { priceBasket } from "@lokalkorb/domain/pricing/price-basket";
import type { PricedBasket } from "@lokalkorb/domain/pricing/price-basket";
import type { DistributionOption } from "@lokalkorb/domain/slots/distribution-option";
import { checkSlot } from "@lokalkorb/domain/slots/check-slot";
import { earliestSlot } from "@lokalkorb/domain/slots/next-slot";
import type { SlotQuestion } from "@lokalkorb/domain/slots/offered-slots";
import type { Slot } from "@lokalkorb/domain/slots/slot";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { useCallback, useMemo } from "react";
import type { BasketDraft, BasketStore } from "./basket/basket-draft.ts";
import { basketStore, useBasketDraft } from "./basket/use-basket.ts";
import { useShopLive } from "./live/use-shop-live.ts";
import { fullSlotKeys } from "./shop-page.ts";
import type { ShopLive, ShopPage } from "./shop-page.ts";
import { useNow } from "./use-now.ts";

/** Everything that shop, product and checkout show: the page's facts, kept fresh, with the basket priced. */
export interface Shop {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly now: Instant;
  readonly draft: BasketDraft;
  readonly count: number;
  readonly priced: PricedBasket;
  readonly option: DistributionOption | undefined;
  /** Null: nothing can be had as far as orders are taken. */
  readonly slot: Slot | null;
  /** Chosen by hand and still free. */
  readonly slotIsChosen: boolean;
  /** Chosen by hand, but gone since. */
  readonly slotIsGone: boolean;
  readonly slotQuestion: SlotQuestion | undefined;
  /** Only in event handlers: there is no basket on the server. */
  readonly store: () => BasketStore;
}

export function useShop(page: ShopPage): Shop {
  const { restaurantId } = page.menu;
  const now = useNow(page.renderedAt);
  const draft = useBasketDraft(restaurantId);
  const count = basketCount(draft.lines);
  const { menu, live } = useShopLive(page, count > 0);
  // Slots move in minutes, so there is nothing to calculate more often.
  const minute = now - (now % 60_000);
  const store = useCallback(() => basketStore(restaurantId), [restaurantId]);
  return useMemo(() => {
    const chosen = chooseTime({ menu, live, draft, now: minute });
    return { menu, live, now: minute, draft, count, store, ...chosen };
  }, [menu, live, draft, count, minute, store]);
}

/** Way, time and prices that follow from a draft. */
export function chooseTime(facts: {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly draft: BasketDraft;
  readonly now: Instant;
}) {
  const { menu, live, draft, now } = facts;
  const option = menu.distributionOptions.find(({ id }) => id === draft.optionId) ?? menu.distributionOptions[0];
  const today = instantToLocal(now, menu.shop.timezone).date;
  const price = (lines: BasketLines, date: string): PricedBasket =>
    priceBasket({ menu, lines, distribution: option ? { optionId: option.id, date } : null });
  const priced = price(draft.lines, today);
  if (!option) return { option, priced, slot: null, slotIsChosen: false, slotIsGone: false, slotQuestion: undefined };

  const slotQuestion: SlotQuestion = {
    option,
    now,
    timezone: menu.shop.timezone,
    closures: live.closures,
    operations: live.operations,
    leadMinutes: priced.leadMinutes,
    units: priced.kitchenUnits,
    soldOutKeys: fullSlotKeys(live, option.id),
  };
  const chosen = draft.slotKey === null ? null : checkSlot({ ...slotQuestion, key: draft.slotKey });
  const slot = chosen?.ok ? chosen.value : firstFree(slotQuestion);
  const date = slot && instantToLocal(slot.start, menu.shop.timezone).date;
  return {
    option,
    slot,
    slotQuestion,
    // The rates of the day of the handover count.
    priced: date === null || date === today ? priced : price(draft.lines, date),
    slotIsChosen: chosen?.ok === true,
    slotIsGone: chosen !== null && !chosen.ok,
  };
}

/** Nearly always today or tomorrow; a week of quarter hours is only looked through when it is not. */
const firstFree = (question: SlotQuestion): Slot | null =>
  earliestSlot({ ...question, maxDays: 2 }) ?? earliestSlot(question);
