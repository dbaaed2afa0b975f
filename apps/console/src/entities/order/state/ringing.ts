import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Bell } from "@/shared/sound/use-ringing-sound";
import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";

interface Ringable {
  readonly id: string;
  readonly status: OrderStatus;
  readonly timeline: { readonly promisedAt: Instant };
  readonly placedAt: Instant;
}

/** New orders ring until they are accepted or rejected, the most urgent first. */
export function ringingOrders<Order extends Ringable>(orders: readonly Order[]): readonly Order[] {
  return orders
    .filter(({ status }) => status === "placed")
    .sort((a, b) => a.timeline.promisedAt - b.timeline.promisedAt || a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1));
}

interface Timed {
  readonly timeline: { readonly promisedAt: Instant; readonly releaseAt: Instant };
}

/** Again and again for orders that are due today or have to be begun, now and then for those that can wait. */
export function bellFor(ringing: readonly Timed[], now: Instant, timezone: string): Bell {
  if (ringing.length === 0) return null;
  const dayOf = (instant: Instant): LocalDate => instantToLocal(instant, timezone).date;
  const canWait = ({ timeline }: Timed): boolean => dayOf(timeline.promisedAt) > dayOf(now) && timeline.releaseAt > now;
  return ringing.every(canWait) ? "seldom" : "often";
}

interface Cancellable {
  readonly id: string;
  readonly status: OrderStatus;
  readonly acceptedAt?: Instant;
  readonly events: readonly OrderEvent[];
}

/**
 * Cancelled by the shopper after it was accepted: work may have begun, so it stays until it was seen. A cancellation by
 * staff is no news.
 */
export function unseenCancellations<Order extends Cancellable>(
  orders: readonly Order[],
  seen: ReadonlySet<string>,
): readonly Order[] {
  return orders.filter(
    ({ id, status, acceptedAt, events }) =>
      status === "cancelled" &&
      acceptedAt !== undefined &&
      !seen.has(id) &&
      events.findLast(({ type }) => type === "cancelled")?.by !== "merchant",
  );
}
