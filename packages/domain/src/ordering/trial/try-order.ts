import type { Id } from "../../kernel/branded.ts";
import type { BasketLines } from "../../basket/change-basket.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import { checkAvailable } from "../../menu/available-at.ts";
import type { Menu } from "../../menu/menu.ts";
import { offeredMethods } from "../../menu/offered-methods.ts";
import type { ShopSettings } from "../../shop/shop-settings.ts";
import { earliestSlot } from "../../fulfilment/slots/next-slot.ts";
import { offeredSlots, type SlotInput } from "../../fulfilment/slots/offered-slots.ts";
import type { Slot, SlotUse } from "../../fulfilment/slots/slot.ts";
import { timetable } from "../../fulfilment/slots/timetable.ts";
import { feeOf } from "../../fulfilment/zones/fee-of.ts";
import { goesAbroad } from "../../fulfilment/zones/goes-abroad.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import type { Address } from "../../kernel/country/address.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { feeTo } from "../../pricing/basket/delivery-fee.ts";
import { type PricedBasket, priceBasket } from "../../pricing/basket/price-basket.ts";
import type { PlaceRefusal } from "../order/refusal.ts";
import { decideOrder } from "../place/decide-order.ts";

/** The shop as shoppers would find it. */
export interface TrialShop {
  readonly menu: Menu;
  readonly settings: Pick<ShopSettings, "name" | "operations" | "closures">;
  /** Orders that hold their times already, for the way that is tried. */
  readonly useByKey?: Readonly<Record<string, SlotUse>>;
}

export interface TrialShopper {
  /** When they order. */
  readonly at: Instant;
  readonly optionId: Id<"method">;
  /** Where it is brought to. */
  readonly zip: string;
  /** The day they want it; null: as soon as it can be had. */
  readonly day: LocalDate | null;
  readonly lines: BasketLines;
  readonly codes?: readonly DiscountTerms[];
}

export interface TrialAnswer {
  /** Null where the way is not offered. */
  readonly option: FulfilmentMethod | null;
  /** The time they get, or null. */
  readonly slot: Slot | null;
  readonly priced: PricedBasket | null;
  /** In the place of an order; null: it would be placed. */
  readonly refusal: PlaceRefusal | null;
  /** The wanted day has no times at all, so no page offers it. */
  readonly isDayWithoutTimes: boolean;
}

/**
 * The answer of shop page and checkout to this shopper, asked of the same decisions as a real order (`earliestSlot`,
 * `priceBasket`, `decideOrder`). Stock, the shop's word on a person and uses of a code are no part of it.
 */
export function tryOrder({ menu, settings, useByKey = {} }: TrialShop, shopper: TrialShopper): TrialAnswer {
  const { at, optionId, zip, day, lines, codes = [] } = shopper;
  const { timezone, country } = menu.shop;
  const option = menu.distributionOptions.find(({ id, enabled }) => id === optionId && enabled);
  const none = { option: null, slot: null, priced: null, isDayWithoutTimes: false };
  if (option === undefined) return { ...none, refusal: { type: "distribution-unavailable" } };

  const isBrought = option.type === "delivery" || option.type === "shipping";
  const address: Address = { street: "Hauptstraße", houseNo: "1", zip, city: "", country };
  const to = isBrought ? address : null;
  const today = instantToLocal(at, timezone).date;
  const question = { menu, lines, codes, now: at };
  const price = (date: LocalDate, start: Instant | null): PricedBasket => {
    const distribution = { optionId, date, at: start };
    return priceBasket({ ...question, distribution, deliveryFee: feeTo(menu, option, to, date) });
  };
  const first = price(today, null);
  const handover = { type: option.type, ageCheck: option.shipping?.ageCheck };
  const abroad = goesAbroad(option.type, address, country);
  const asked: SlotInput = {
    ...settings,
    option,
    timezone,
    now: at,
    leadMinutes: first.leadMinutes,
    units: first.kitchenUnits,
    cents: first.totals.itemsCents + first.totals.discountCents,
    extraMinutes: first.fee?.extraMinutes ?? 0,
    goodsAt: (start) => checkAvailable(menu, lines, { ...handover, at: start, abroad }) === null,
    reachesOn: (date) => to === null || feeOf(option, to, 0, date).ok,
    useByKey,
  };
  const slot = day === null ? earliestSlot(asked) : freeOn(asked, day);
  const known = timetable(option, timezone, day ?? today, day ?? today).find(({ slot: { start } }) => start > at);
  const wanted = slot ?? known?.slot;
  const date = wanted === undefined ? today : instantToLocal(wanted.start, timezone).date;
  const priced = price(date, wanted?.start ?? null);
  const payCents = priced.amountDueCents;
  const payment = offeredMethods(menu, { option, payCents, isReturning: true }).find(({ bar }) => bar === null);
  const key = wanted?.key ?? `${day ?? today}T00:00`;
  const answer = decideOrder({
    menu,
    restaurant: settings,
    basket: {
      ownerUid: "trial",
      status: "open",
      channel: menu.channel,
      storefrontId: menu.storefrontId,
      menuVersion: menu.version,
      lines,
      lastActivityAt: at,
      expiresAt: at,
    },
    uid: "trial",
    request: {
      basketId: "trial",
      menuVersion: menu.version,
      quotedTotalCents: priced.totals.totalCents,
      distribution: { optionId, slotKey: key, ...tableOf(option) },
      ...(to && { address: to }),
      contact: { name: "", email: "", phone: "+49 0000 0000" },
      paymentMethod: payment?.method ?? "online",
      ageConfirmed: true,
    },
    now: at,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: useByKey[key] ?? null,
    dayOrders: ordersOn(useByKey, date),
    codes,
    isReturning: true,
  });
  return {
    option,
    slot,
    priced,
    refusal: answer.ok ? null : answer.refusal,
    isDayWithoutTimes: day !== null && slot === null && known === undefined,
  };
}

/** As from the first table, with its code. */
const tableOf = ({ type, tables: [table] = [], tableSeal }: FulfilmentMethod) =>
  type === "dineIn" && table !== undefined && tableSeal !== undefined ? { table, tableSeal } : {};

function freeOn(asked: SlotInput, day: LocalDate): Slot | null {
  const offered = offeredSlots(asked).find(({ date }) => date === day);
  return offered?.slots.find(({ state }) => state === "free")?.slot ?? null;
}

const ordersOn = (useByKey: Readonly<Record<string, SlotUse>>, date: LocalDate): number =>
  Object.entries(useByKey).reduce((sum, [key, { orders }]) => sum + (key.startsWith(date) ? orders : 0), 0);
