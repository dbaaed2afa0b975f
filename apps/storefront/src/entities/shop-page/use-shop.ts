import { basketCount } from "@lokalkorb/domain/basket/change-basket";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import { useCallback, useDeferredValue, useMemo } from "react";
import { emptyDraft, type BasketStore } from "@/entities/basket/basket-store";
import type { SetMenu } from "@/entities/menu-part/menu-part";
import { useBasketGoods } from "@/entities/menu-part/use-basket-goods";
import { basketOf, basketStore, useBasketDraft } from "@/entities/basket/use-basket";
import { useShopLive } from "./live/use-shop-live.ts";
import { chosenOption, estimatedTotal } from "@/entities/basket/estimated-total";
import type { Evaluate, ShopAnswer, ShopInput } from "@/entities/basket/evaluate-shop";
import type { FirstAnswer, ShopPage } from "./shop-page.ts";
import { useFirstInteraction } from "@/shared/hydration/use-first-interaction";
import { freshMillis, useNow } from "@/shared/hydration/use-now";

/** Without it a page shows what it was rendered with. */
export const enginePart = latePart("shop-engine", async () =>
  (await import(/* webpackChunkName: "part-shop-engine" */ "@/entities/eaters/evaluate-for-eaters")).engineForEaters(),
);

/** The facts of every page of a shop: the page's data, kept fresh, and the basket. */
export interface ShopBase extends Omit<ShopInput, "terms">, Pick<ShopPage, "areas" | "priceNote"> {
  readonly count: number;
  /** False: its goods are still asked for, and `draft` is empty until then. */
  readonly isBasketKnown: boolean;
  readonly option: FulfilmentMethod | undefined;
  /** Only in event handlers: there is no basket on the server. */
  readonly store: () => BasketStore;
  /** Adds parts of a large menu. */
  readonly setMenu: SetMenu;
}

/** With prices and times calculated: what basket and checkout are made of. */
export interface Shop extends ShopBase, ShopAnswer {}

/** The same before the calculation is there. */
export interface ShopView extends ShopBase, FirstAnswer {
  readonly totalCents: Cents;
  readonly whole: Shop | null;
}

function useShopBase(page: ShopPage): ShopBase {
  const { areas, priceNote, rest } = page;
  const basket = page.basket ?? basketOf(page.menu);
  // Slots move in minutes, so there is nothing to calculate more often.
  const minute = useNow(page.renderedAt, 60_000);
  const kept = useBasketDraft(basket);
  const isPart = rest !== undefined;
  const { menu: published, live, setMenu } = useShopLive(page, { wanted: basketCount(kept.lines) > 0, isPart });
  const isBasketKnown = useBasketGoods(isPart, published, kept.lines, setMenu);
  // As before this browser's basket was read.
  const draft = isBasketKnown ? kept : emptyDraft;
  const count = basketCount(draft.lines);
  const { waysOff, rounds } = live;
  const menu = useMemo(() => methodsToday(published, { waysOff, rounds }), [published, waysOff, rounds]);
  const store = useCallback(() => basketStore(basket), [basket]);
  return useMemo(
    () => ({
      menu,
      live,
      areas,
      priceNote,
      now: minute,
      draft,
      count,
      isBasketKnown,
      option: chosenOption(menu, draft),
      store,
      setMenu,
    }),
    [menu, live, areas, priceNote, minute, draft, count, isBasketKnown, store, setMenu],
  );
}

/** For the checkout, which is nothing without its figures. */
export function useShop(page: ShopPage, evaluate: Evaluate): Shop {
  const base = useShopBase(page);
  return useMemo(() => ({ ...base, ...evaluate(base) }), [base, evaluate]);
}

/**
 * For the pages that are looked at first: the server's answer as long as it is fresh and nothing is kept of an earlier visit; the
 * calculation comes with the first sign of a hand, with a basket or a way that was chosen before, or when the page has grown old.
 */
export function useShopView(page: ShopPage): ShopView {
  const base = useShopBase(page);
  const hand = useFirstInteraction();
  const wanted = hand || base.count > 0 || base.draft.optionId !== null || base.now - page.renderedAt > freshMillis;
  const engine = useLate(enginePart, wanted);
  const evaluate = engine.status === "here" ? engine.module : null;
  // A press is painted at once, with its price; prices and times that follow are calculated right after (goal P5).
  const calculated = useDeferredValue(base);
  const answer = useMemo(() => evaluate?.(calculated) ?? null, [evaluate, calculated]);
  const whole = useMemo(() => answer && { ...calculated, ...answer }, [calculated, answer]);
  return useMemo(() => {
    const quick = (at: ShopBase): Cents => estimatedTotal(at, at.draft.lines, at.option);
    return {
      ...base,
      ...(answer ?? page.first),
      totalCents: answer === null ? quick(base) : answer.priced.totals.totalCents + quick(base) - quick(calculated),
      whole,
    };
  }, [base, calculated, answer, whole, page.first]);
}
