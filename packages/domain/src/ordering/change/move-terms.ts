import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import type { BasketLines } from "../../basket/change-basket.ts";
import { checkAvailable } from "../../menu/available-at.ts";
import type { Menu } from "../../menu/menu.ts";
import { openPricing } from "../../pricing/basket/open-pricing.ts";
import { type PricedLine, priceLine } from "../../pricing/basket/price-line.ts";
import type { LineRefusal } from "../../pricing/basket/unit-price.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import type { Instant, LocalDate, Minutes } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { feeTo } from "../../pricing/basket/delivery-fee.ts";
import { chosenOptions } from "./chosen-options.ts";
import type { Order } from "../order/order.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Refused } from "../order/refusal.ts";

export type MoveRefusal = Refused<"not-available-then" | "transition-not-allowed">;

/** The menu the order was made from, and the way it is received. */
interface MoveMenu {
  readonly menu: Menu;
  readonly option: FulfilmentMethod;
}

/** How long before a time this order has to be known: what its goods need, and the way to its address. */
export function leadOfOrder(
  order: Order,
  from: MoveMenu,
  date: LocalDate,
): { readonly leadMinutes: Minutes; readonly extraMinutes: Minutes } {
  const { lines } = pricedAt(order, from, date, null);
  return {
    leadMinutes: Math.max(0, ...lines.map(({ leadMinutes }) => leadMinutes)),
    extraMinutes: feeAt(order, from, date, lines)?.extraMinutes ?? 0,
  };
}

/**
 * Whether shoppers may have their order at that time as it is: all goods can be had then, at the same price, tax and fee.
 * Anything else is another order, which the shop can make of it.
 */
export function checkShopperMove(order: Order, from: MoveMenu, slot: Slot): MoveRefusal | null {
  const { menu, option } = from;
  const unavailableAtSlot = checkAvailable(menu, basketLinesOf(order), {
    type: option.type,
    ageCheck: option.shipping?.ageCheck,
    at: slot.start,
  });
  if (unavailableAtSlot) return unavailableAtSlot;
  const date = instantToLocal(slot.start, menu.shop.timezone).date;
  const before = termsAt(order, from, order.dayKey, order.distribution.slot.start);
  return before === termsAt(order, from, date, slot.start)
    ? null
    : { type: "transition-not-allowed", from: order.status, to: order.status };
}

/** Everything that costs something, to be compared. */
function termsAt(order: Order, from: MoveMenu, date: LocalDate, at: Instant): string {
  const { lines, refusals } = pricedAt(order, from, date, at);
  const fee = feeAt(order, from, date, lines);
  return JSON.stringify([
    lines.map(({ lineId, unitCents, depositCents, vat, depositVat, components }) => ({
      lineId,
      unitCents,
      depositCents,
      vat,
      depositVat,
      components,
    })),
    refusals,
    fee === null ? null : [fee.feeCents, fee.vat, fee.zoneUncertain],
  ]);
}

const basketLinesOf = ({ lines }: Order): BasketLines =>
  Object.fromEntries(
    lines.flatMap((line, position) => (line.removed ? [] : [[line.lineId, basketLineOf(line, position)]])),
  );

function basketLineOf(line: OrderLine, position: number): BasketLine {
  const { kind, refId, qty, components, unitCents } = line;
  return {
    kind,
    refId,
    qty,
    choices: chosenOptions(line),
    ...(kind === "bundle"
      ? { components: components.map(({ slotId, itemId, qty: count }) => ({ slotId, itemId, qty: count })) }
      : {}),
    position,
    seenUnitCents: unitCents,
  };
}

function pricedAt(order: Order, { menu, option }: MoveMenu, date: LocalDate, at: Instant | null) {
  const lines: PricedLine[] = [];
  const refusals: LineRefusal[] = [];
  const pricing = openPricing(menu, { date, at });
  const service = option.type === "dineIn" ? "dineIn" : "takeaway";
  for (const [lineId, line] of Object.entries(basketLinesOf(order))) {
    const priced = priceLine({ pricing, lineId, line, service });
    if (priced.ok) lines.push(priced.value);
    else refusals.push(priced.refusal);
  }
  return { lines, refusals };
}

function feeAt(
  { distribution, totals }: Order,
  { menu, option }: MoveMenu,
  date: LocalDate,
  lines: readonly PricedLine[],
) {
  const fee = feeTo(
    menu,
    option,
    distribution.address ?? null,
    date,
  )(
    totals.itemsCents + totals.discountCents,
    lines.map(({ quantity }) => quantity),
  );
  return fee.ok ? fee.value : null;
}
