import { can } from "../../access/permissions.ts";
import type { Standing } from "../../access/role.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import { type Instant, type Minutes, hourMs, minuteMs } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";
import { type OrderAction, staffActionFor } from "./order-action.ts";

const bearableDelayMinutes: Minutes = 30;

/** Whether an order is, or with so many minutes more would be, later than anybody must put up with (state-machines 3.1, row 8). */
export function isLongDelayed(order: Pick<Order, "timeline">, more: Minutes = 0): boolean {
  const delayed = (order.timeline.delays ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
  return delayed + more > bearableDelayMinutes;
}

/**
 * Shoppers may cancel up to this moment; after a long delay, until the new time. It counts from the time promised last:
 * the shop begins as much later as it delivers later (state-machines 3.1, row 8), so it needs no more notice than
 * before, and the terms give shoppers the time that their order's page names.
 */
export function cancelDeadline(order: Pick<Order, "timeline">, minutesBeforeSlot: Minutes): Instant {
  const { promisedAt } = order.timeline;
  return isLongDelayed(order) ? promisedAt : promisedAt - minutesBeforeSlot * minuteMs;
}

export function isBeforeCancelDeadline(
  order: Pick<Order, "timeline">,
  minutesBeforeSlot: Minutes,
  now: Instant,
): boolean {
  return now <= cancelDeadline(order, minutesBeforeSlot);
}

export function roleMayChange(role: Standing | undefined, action: OrderAction, status: OrderStatus): boolean {
  return role !== undefined && can(role, staffActionFor(action, status));
}

const onlyFor: Partial<Record<OrderAction, readonly FulfilmentType[]>> = {
  deliver: ["delivery"],
  ship: ["shipping"],
  noShow: ["pickup", "locker", "dineIn"],
};

/** Whether the way the goods are received knows this step at all. */
export function fitsFulfilmentType(action: OrderAction, type: FulfilmentType): boolean {
  return onlyFor[action]?.includes(type) ?? true;
}

const restorableFor = hourMs;

/** An order that was ended by mistake can come back for an hour; one that its company did not approve never was the shop's. */
export function isRestorable(order: Pick<Order, "no" | "cancelledAt" | "rejectedAt">, now: Instant): boolean {
  if (order.no === "") return false;
  const endedAt = Math.max(order.cancelledAt ?? 0, order.rejectedAt ?? 0);
  return now <= endedAt + restorableFor;
}

/**
 * ALC-02: a handover of alcohol checks a document first. Of a parcel the carrier does, by the service it is sent with.
 */
export function mustCheckAge(order: Pick<Order, "flags" | "distribution">): boolean {
  return order.flags?.ageCheck !== undefined && order.distribution.type !== "shipping";
}

/** Lines that are paid by weight and have none yet. */
export function unweighedLines(order: Pick<Order, "lines">): readonly string[] {
  return order.lines
    .filter(({ catchWeight, removed }) => catchWeight && catchWeight.finalGrams === undefined && !removed)
    .map(({ lineId }) => lineId);
}
