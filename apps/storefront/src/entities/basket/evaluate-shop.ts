import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { checkAvailable } from "@lokalkorb/domain/menu/available-at";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { DeliveryFeeOf } from "@lokalkorb/domain/pricing/basket/delivery-fee";
import type { PricedLine } from "@lokalkorb/domain/pricing/basket/price-line";
import { priceBasket, type BasketInput, type PricedBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { checkSlot, explainSlot } from "@lokalkorb/domain/fulfilment/slots/check-slot";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { earliestSlot } from "@lokalkorb/domain/fulfilment/slots/next-slot";
import type { SlotInput } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import { openingState, type OpeningState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { BasketDraft } from "./basket-store.ts";
import type { Judgement } from "./judgement.ts";
import { isLineSoldOut } from "./sold-out-lines.ts";
import { chosenOption } from "./estimated-total.ts";
import { momentAt } from "./moment-at.ts";
import { fullSlotKeys, type ShopLive, type ShopMoment } from "@/entities/shop/shop-live";

/** The terms of the checkout beyond those of the shop's pages: address, codes, payment. */
export interface ShopTerms extends Pick<BasketInput, "codes" | "giftCards" | "tip" | "paymentMethod"> {
  /** The fee of the method to the address. */
  readonly feeOn: (option: FulfilmentMethod, date: LocalDate) => DeliveryFeeOf;
  readonly reachesOn: (option: FulfilmentMethod, date: LocalDate) => boolean;
}

export interface ShopInput {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly draft: BasketDraft;
  readonly now: Instant;
  readonly terms?: ShopTerms;
}

/** Way, time and prices that follow from a draft at one moment. */
export interface ShopAnswer extends ShopMoment, Partial<Judgement> {
  readonly opening: OpeningState;
  /** Of products that can be sold: a sold-out one has no price to pay. */
  readonly priced: PricedBasket;
  /** Sold out since they were put in. */
  readonly soldOutLines: readonly PricedLine[];
  /** Null: nothing can be had as far as orders are taken. */
  readonly slot: Slot | null;
  /** Chosen by hand and still free. */
  readonly slotIsChosen: boolean;
  /** Chosen by hand, but gone since; `goods`: free, but not all of the basket can be had then. */
  readonly slotLost: "taken" | "goods" | null;
  readonly slotInput: SlotInput | undefined;
  /** No time is left for all lines of the basket. */
  readonly noCommonSlot: Extract<Refusal, { type: "not-available-then" }> | null;
  /** The way to pay that the prices are for; only the checkout knows one. */
  readonly paidBy?: PaymentMethod | null;
}

export type Evaluate = (question: ShopInput) => ShopAnswer;

export const evaluateShop: Evaluate = ({ menu, live, draft, now, terms }) => {
  const { timezone } = menu.shop;
  const { closures, operations } = live;
  const option = chosenOption(menu, draft);
  const windows = menu.distributionOptions.flatMap((method) => method.windows);
  const opening = openingState({ windows, timezone, now, closures, operations });
  const today = instantToLocal(now, timezone).date;
  const price = (lines: BasketLines, date: LocalDate, at: Instant | null): PricedBasket =>
    priceBasket({
      ...terms,
      menu,
      lines,
      now,
      distribution: option ? { optionId: option.id, date, at } : null,
      deliveryFee: option && terms?.feeOn(option, date),
    });
  const all = price(draft.lines, today, null);
  const soldOutLines = all.lines.filter((line) => isLineSoldOut(menu, line, live, now));
  const gone = new Set(soldOutLines.map(({ lineId }) => lineId));
  const lines = Object.fromEntries(Object.entries(draft.lines).filter(([lineId]) => !gone.has(lineId)));
  const first = gone.size === 0 ? all : price(lines, today, null);
  if (!option) {
    const none = { slot: null, slotIsChosen: false, slotLost: null, slotInput: undefined, noCommonSlot: null };
    return { ...none, opening, priced: first, soldOutLines, prices: {}, unavailable: [], notThisMethod: [] };
  }

  const anyGoods: SlotInput = {
    option,
    now,
    timezone,
    closures,
    operations,
    leadMinutes: first.leadMinutes,
    units: first.kitchenUnits,
    cents: first.totals.itemsCents + first.totals.discountCents,
    extraMinutes: first.fee?.extraMinutes ?? 0,
    soldOutKeys: fullSlotKeys(live, option.id),
    ...(terms ? { reachesOn: (date) => terms.reachesOn(option, date) } : {}),
  };
  const { type, shipping } = option;
  const unavailableAtSlot = (at: Instant | null) =>
    checkAvailable(menu, lines, { type, ageCheck: shipping?.ageCheck, at });
  const isEmpty = first.lines.length === 0;
  const slotInput = isEmpty ? anyGoods : { ...anyGoods, goodsAt: (at: Instant) => unavailableAtSlot(at) === null };
  const { slotKey } = draft;
  const chosen = slotKey === null ? null : checkSlot({ ...slotInput, key: slotKey });
  const slot = chosen?.ok ? chosen.value : firstFree(slotInput);
  const date = slot && instantToLocal(slot.start, timezone).date;
  const isForGoods = slotKey !== null && !chosen?.ok && explainSlot({ ...slotInput, key: slotKey }).state === "goods";
  return {
    opening,
    soldOutLines,
    slot,
    slotInput,
    // The rates and prices of the handover count.
    priced: slot === null || date === null ? first : price(lines, date, slot.start),
    slotIsChosen: chosen?.ok === true,
    slotLost: chosen === null || chosen.ok ? null : isForGoods ? "goods" : "taken",
    noCommonSlot: slot === null && !isEmpty ? unavailableAtSlot(firstFree(anyGoods)?.start ?? null) : null,
    ...momentOf(menu, option, slot),
  };
};

/** Nearly always today or tomorrow; a week of quarter hours is only looked through when it is not. */
const firstFree = (question: SlotInput): Slot | null =>
  earliestSlot({ ...question, maxDays: 2 }) ?? earliestSlot(question);

interface KeptMoment {
  readonly option: FulfilmentMethod;
  readonly at: Instant | null;
  readonly moment: ShopMoment;
}

const keptMoments = new WeakMap<Menu, KeptMoment>();

/** The same object as long as it says the same, so that a press draws no card anew but its own. */
function momentOf(menu: Menu, option: FulfilmentMethod, slot: Slot | null): ShopMoment {
  const at = slot?.start ?? null;
  const kept = keptMoments.get(menu);
  if (kept?.option === option && kept.at === at) return kept.moment;
  const moment = momentAt(menu, option, at);
  keptMoments.set(menu, { option, at, moment });
  return moment;
}
