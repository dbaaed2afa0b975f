import { formatMonth } from "@lokalkorb/domain/kernel/format/format-day";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { refundedCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { RememberedOrder } from "@/entities/order/remembered/remembered-order";
import type { OrderKey } from "@/shared/routes/paths";
import type { LiveOrder } from "../calls/watch-order.ts";
import type { IndexedOrder } from "./indexed-order.ts";
import { goodsText } from "@/entities/order/remembered/remembered-of";

/** Of an order among those of all shops. */
export const orderName = ({ restaurantId, orderId }: OrderKey): string => `${restaurantId}.${orderId}`;

/** A card of the list. */
export interface ShownOrder extends Omit<
  RememberedOrder,
  "restaurantId" | "orderId" | "slotEnd" | "timezone" | "seenAt"
> {
  readonly key: OrderKey;
  readonly backCents: Cents;
  /** Null until it is there. */
  readonly order: LiveOrder | null;
}

interface Known {
  readonly indexed: readonly IndexedOrder[];
  readonly live: ReadonlyMap<string, LiveOrder>;
  readonly remembered: readonly RememberedOrder[];
}

/**
 * One card for each order, newest first. What the order says itself goes before the list, which may be behind the
 * kitchen, and both before what this browser remembers.
 */
export function shownOrders({ indexed, live, remembered }: Known): readonly ShownOrder[] {
  const cards = new Map<string, ShownOrder>();
  for (const { restaurantId, orderId, ...seen } of remembered) {
    const key = { restaurantId, orderId };
    cards.set(orderName(key), { ...seen, key, backCents: 0, order: null });
  }
  for (const { restaurantId, id: orderId, ...row } of indexed) {
    const key = { restaurantId, orderId };
    const { restaurantName, no, status, type, placedAt, slotStart, totalCents, itemsText } = row;
    const dayCode = cards.get(orderName(key))?.dayCode ?? "";
    const card = { restaurantName, no, dayCode, status, type, placedAt, slotStart, totalCents, itemsText };
    cards.set(orderName(key), { ...card, key, backCents: 0, order: null });
  }
  return [...cards.values()]
    .map((card) => asItIs(card, live.get(orderName(card.key))))
    .toSorted((one, other) => other.placedAt - one.placedAt);
}

function asItIs(card: ShownOrder, order: LiveOrder | undefined): ShownOrder {
  if (order === undefined) return card;
  const { no, dayCode, status, placedAt, totals, timeline, distribution } = order;
  return {
    ...card,
    no,
    dayCode,
    status,
    placedAt,
    slotStart: isOpen(status) ? Math.max(distribution.slot.start, timeline.promisedAt) : distribution.slot.start,
    totalCents: totals.totalCents,
    backCents: refundedCents(order),
    itemsText: goodsText(order),
    order,
  };
}

export interface OrderGroups {
  /** The one that is due next first. */
  readonly running: readonly ShownOrder[];
  readonly months: readonly { readonly name: string; readonly orders: readonly ShownOrder[] }[];
}

export function orderGroups(shown: readonly ShownOrder[], timezone: string): OrderGroups {
  const months = new Map<string, ShownOrder[]>();
  for (const order of shown) {
    if (isOpen(order.status)) continue;
    const name = formatMonth(instantToLocal(order.placedAt, timezone).date.slice(0, 7), "DE");
    months.set(name, [...(months.get(name) ?? []), order]);
  }
  return {
    running: shown.filter(({ status }) => isOpen(status)).toSorted((one, other) => one.slotStart - other.slotStart),
    months: [...months].map(([name, orders]) => ({ name, orders })),
  };
}
