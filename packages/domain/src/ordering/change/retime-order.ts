import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { timetable } from "../../fulfilment/slots/timetable.ts";
import { type Instant, type Minutes, minuteMs } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { ActorWord, OrderEvent } from "../order/order-event.ts";
import type { Order } from "../order/order.ts";
import { transitionOf } from "../order/order-transition.ts";
import type { OrderStatus } from "../order/order-status.ts";

/** Until it is ready, an order can be later or at another time. */
export const retimable: readonly OrderStatus[] = ["placed", "accepted", "preparing"];

/** The slot of this way in which a moment lies; null = outside of its hours. */
export function slotAt(option: FulfilmentMethod, timezone: string, at: Instant): Slot | null {
  const { date } = instantToLocal(at, timezone);
  return timetable(option, timezone, date, date).find(({ slot }) => slot.start <= at && at < slot.end)?.slot ?? null;
}

/** Later by some minutes: all promises move together, and the order takes its place in the slot of the new time. */
export function delayedOrder(
  order: Order,
  delay: { readonly minutes: Minutes; readonly reason?: string | undefined; readonly slot: Slot | null },
  timezone: string,
  now: Instant,
): { readonly patch: Partial<Order>; readonly event: OrderEvent } {
  const { minutes, reason, slot } = delay;
  const promisedAt = order.timeline.promisedAt + minutes * minuteMs;
  const event: OrderEvent = {
    at: now,
    type: "delayed",
    by: "merchant",
    ...(reason ? { reason } : {}),
    data: { minutes, promisedAt },
  };
  const entry = { minutes, at: now, ...(reason ? { reason } : {}) };
  return {
    event,
    patch: {
      timeline: {
        ...retimed(order, minutes * minuteMs).timeline,
        delays: [...(order.timeline.delays ?? []), entry],
      },
      ...(slot === null ? {} : inSlot(order, slot, timezone)),
      ...transitionOf(order, [event]).patch,
    },
  };
}

/** At another time altogether. */
export function movedOrder(
  order: Order,
  slot: Slot,
  by: ActorWord,
  timezone: string,
  now: Instant,
): { readonly patch: Partial<Order>; readonly event: OrderEvent } {
  const before = order.distribution.slot;
  const event: OrderEvent = { at: now, type: "moved", by, data: { from: before.start, to: slot.start } };
  return {
    event,
    patch: {
      timeline: {
        ...retimed(order, slot.start - order.timeline.promisedAt).timeline,
        // Shoppers who chose a time themselves have no delay to wait for.
        ...(by === "customer" && order.timeline.delays ? { delays: [] } : {}),
      },
      ...inSlot(order, slot, timezone),
      // For another time the shop has as long to answer as for any order, and is reminded again.
      ...(order.flags?.escalated ? { flags: { ...order.flags, escalated: false } } : {}),
      ...transitionOf(order, [event]).patch,
    },
  };
}

function retimed({ timeline }: Order, by: number): Pick<Order, "timeline"> {
  const { releaseAt, prepareBy, promisedAt } = timeline;
  return {
    timeline: { ...timeline, releaseAt: releaseAt + by, prepareBy: prepareBy + by, promisedAt: promisedAt + by },
  };
}

function inSlot(order: Order, slot: Slot, timezone: string): Pick<Order, "distribution" | "dayKey" | "monthKey"> {
  const dayKey = instantToLocal(slot.start, timezone).date;
  return { distribution: { ...order.distribution, slot }, dayKey, monthKey: dayKey.slice(0, 7) };
}
