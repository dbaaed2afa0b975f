import { lineLimits } from "../../basket/change-basket.ts";
import type { Menu } from "../../menu/menu.ts";
import { checkMaximum } from "../../menu/ordering-rules.ts";
import type { OrderEdit } from "./reprice-order.ts";
import type { Closure } from "../../shop/shop-settings.ts";
import { capacityOfKey, checkSlot, explainSlot } from "../../fulfilment/slots/check-slot.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import type { SlotUse } from "../../fulfilment/slots/slot.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { isBeforeCancelDeadline } from "../lifecycle/order-guards.ts";
import type { Order } from "../order/order.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { EditRefusal } from "../order/refusal.ts";
import { feeOfWay, paidGoodsCents } from "../repricing/fee-of-way.ts";
import { hasAllTerms } from "../repricing/held-codes.ts";
import { type EditUntil, editUntilOf, isNewEnough } from "./edit-deadline.ts";
import { checkShopperChanges } from "./shopper-changes.ts";

/** Limits for shoppers who change their own order; the shop has none. */
export interface ShopperTerms {
  /** For orders whose menu does not say it yet; a shop that never said anything: until it has accepted. */
  readonly until?: EditUntil | undefined;
  /** The menu the order was made from, and of goods that come in as they are sold today. */
  readonly menu: Menu;
  /** Use of its time, this order included. */
  readonly slotUse: SlotUse | null;
  /** Of the shop, as they are now. */
  readonly closures?: readonly Closure[];
}

/** Whether its shopper may still change this order at all. */
export function checkShopperMayEdit(order: Order, terms: ShopperTerms, now: Instant): EditRefusal | null {
  const { menu } = terms;
  const until = editUntilOf(menu, terms.until);
  const isNew = isNewEnough(order, until);
  if (until === "never" || !isNew) return { type: "transition-not-allowed", from: order.status, to: order.status };
  const isInTime = isBeforeCancelDeadline(order, menu.ordering.customerCancelUntilMinutesBeforeSlot, now);
  if (!isInTime || (until === "cutoff" && isPastCutoff(order, menu, now))) return { type: "too-late" };
  return checkShopperChanges(order, "edited") ?? insideClosure(order, terms, now);
}

/** Who is away makes nothing else of it; cancelling it stays possible. */
function insideClosure(order: Order, { menu, closures = [] }: ShopperTerms, now: Instant): EditRefusal | null {
  const option = optionOf(order, menu);
  if (option === undefined) return null;
  const closings = [...closures, ...option.closures].filter(({ mode }) => mode === "closed");
  const found = checkSlot({ ...timeAlone(order, menu, { ...option, cutoffs: [] }, now), closures: closings });
  return !found.ok && found.refusal.type === "shop-closed" ? { ...found.refusal, next: null } : null;
}

/** The question for the time of an order, without what only counts for a new one. */
function timeAlone({ distribution }: Order, menu: Menu, option: FulfilmentMethod, now: Instant) {
  return {
    option: { ...option, enabled: true, closures: [], advance: { ...option.advance, minDays: 0 } },
    timezone: menu.shop.timezone,
    now,
    closures: [],
    operations: { state: "open" },
    leadMinutes: 0,
    units: 0,
    key: distribution.slot.key,
  } as const;
}

type Edited = Pick<Order, "lines" | "totals" | "kitchenUnits">;

/**
 * Whether the order after its shopper's change could have been placed like that; its discounts and the fee of its way are
 * in its price. What the change makes no worse is not held against it.
 */
export function checkShopperEdit(
  order: Order,
  after: Edited,
  edits: readonly OrderEdit[],
  { menu, slotUse }: ShopperTerms,
): EditRefusal | null {
  // An order of before did not keep the conditions of its code, so they cannot be checked again.
  if (edits.length > 0 && !hasAllTerms(order, menu))
    return { type: "transition-not-allowed", from: order.status, to: order.status };
  const option = optionOf(order, menu);
  if (option === undefined) return { type: "distribution-unavailable" };
  return (
    wrongQuantity(after, edits, menu) ??
    wrongValue(order, after, menu, option) ??
    tooMuchWork(order, after, menu, { option, slotUse })
  );
}

const optionOf = ({ distribution }: Order, menu: Menu): FulfilmentMethod | undefined =>
  menu.distributionOptions.find(({ id }) => id === distribution.optionId);

function isPastCutoff(order: Order, menu: Menu, now: Instant): boolean {
  const option = optionOf(order, menu);
  if (option === undefined) return true;
  return explainSlot(timeAlone(order, menu, option, now)).state === "cutoff";
}

/** Steps and the most of one product, for all of its lines together. */
function wrongQuantity({ lines }: Edited, edits: readonly OrderEdit[], menu: Menu): EditRefusal | null {
  const kept = lines.filter(({ removed }) => !removed);
  for (const edit of edits) {
    const line = touched(edit, kept);
    const limits = line && lineLimits(menu, line);
    if (!line || !limits) continue;
    const quantity = kept.reduce(
      (sum, { kind, refId, qty }) => sum + (kind === line.kind && refId === line.refId ? qty : 0),
      0,
    );
    const isStep = line.qty >= limits.min && (line.qty - limits.min) % limits.step === 0;
    if (!isStep || quantity > limits.max) return { type: "line-invalid", lineId: line.lineId, reason: "quantity" };
  }
  const { maxLines } = menu.ordering;
  const isMore = edits.some(({ kind }) => kind === "add") && kept.length > maxLines;
  return isMore ? { type: "basket-too-large", maxLines } : null;
}

function touched(edit: OrderEdit, kept: readonly OrderLine[]): OrderLine | undefined {
  if (edit.kind === "add") return edit.line;
  return edit.kind === "quantity" ? kept.find(({ lineId }) => lineId === edit.lineId) : undefined;
}

const goodsOf = ({ lines }: Edited): number => paidGoodsCents(lines);

/** The shop's minimum and maximum order value. */
function wrongValue(order: Order, after: Edited, menu: Menu, option: FulfilmentMethod): EditRefusal | null {
  const goodsCents = after.totals.itemsCents;
  const fee = feeOfWay(order, after.lines, menu);
  const minimumCents = Math.max(menu.ordering.minOrderCents, fee?.minimumCents ?? option.minOrderCents);
  if (goodsCents < minimumCents && goodsCents < order.totals.itemsCents)
    return { type: "below-minimum", minimumCents, missingCents: minimumCents - goodsCents };
  if (goodsOf(after) <= goodsOf(order)) return null;
  return checkMaximum(menu.ordering, option, goodsOf(after));
}

function tooMuchWork(
  order: Order,
  after: Edited,
  menu: Menu,
  { option, slotUse }: { readonly option: FulfilmentMethod; readonly slotUse: SlotUse | null },
): EditRefusal | null {
  const capacity = capacityOfKey(option, menu.shop.timezone, order.distribution.slot.key);
  if (capacity === null || slotUse === null) return null;
  const units = after.kitchenUnits - order.kitchenUnits;
  const cents = goodsOf(after) - goodsOf(order);
  const isTooMuch =
    (units > 0 && slotUse.units + units > capacity.units) ||
    (cents > 0 && (slotUse.cents ?? 0) + cents > capacity.cents);
  return isTooMuch ? { type: "slot-full", next: null } : null;
}
