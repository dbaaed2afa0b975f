import type { Instant, LocalDate } from "@lokalkorb/domain/time/instant";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import type { Bell } from "../sound/use-ringing-sound.ts";
import type { OrderEvent } from "@lokalkorb/domain/orders/order";
import type { OrderStatus } from "@lokalkorb/domain/orders/order-status";

interface Ringable {
  readonly id: string;
  readonly status: OrderStatus;
  readonly timeline: { readonly promisedAt: Instant };
  readonly placedAt: Instant;
}

/** New orders ring until somebody accepts or rejects them, the most urgent first. */
export function ringingOrders<Order extends Ringable>(orders: readonly Order[]): readonly Order[] {
  return orders
    .filter(({ status }) => status === "placed")
    .sort((a, b) => a.timeline.promisedAt - b.timeline.promisedAt || a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1));
}

/** Again and again for what is due today, now and then for later days. */
export const bellFor = (ringing: readonly Pick<Ringable, "timeline">[], today: LocalDate, timezone: string): Bell => {
  if (ringing.length === 0) return null;
  const isDueToday = ({ timeline }: Pick<Ringable, "timeline">): boolean =>
    instantToLocal(timeline.promisedAt, timezone).date <= today;
  return ringing.some(isDueToday) ? "often" : "seldom";
};

interface Cancellable {
  readonly id: string;
  readonly status: OrderStatus;
  readonly acceptedAt?: Instant;
  readonly cancelledAt?: Instant;
  readonly events: readonly OrderEvent[];
}

/**
 * Cancelled by the shopper after somebody here had accepted: work may have begun, so it stays until it was seen.
 * What staff cancelled themselves is no news.
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
