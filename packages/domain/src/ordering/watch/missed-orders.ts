import type { Instant } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";
import type { OrderEventType } from "../order/order-event.ts";

export type WatchedOrder = Pick<Order, "status" | "channel" | "events" | "flags">;

type Step = WatchedOrder["events"][number];

const lastOf = ({ events }: WatchedOrder, type: OrderEventType): Step | undefined =>
  events.findLast((event) => event.type === type);

/** Waits longer than its shop wants to let orders wait. */
export const waitsTooLong = ({ status, channel, flags }: WatchedOrder): boolean =>
  channel !== "test" && status === "placed" && flags?.escalated === true;

/** When an order was found to be without an answer: it waits, or its time is over; null: it is not. */
export function missedAt(order: WatchedOrder): Instant | null {
  if (waitsTooLong(order)) return lastOf(order, "escalated")?.at ?? null;
  if (order.status !== "rejected" || order.channel === "test") return null;
  const rejected = lastOf(order, "rejected");
  return rejected?.by === "system" ? (lastOf(order, "escalated") ?? rejected).at : null;
}

/** Orders that stayed without an answer since. */
export const missedSince = (orders: readonly WatchedOrder[], since: Instant): number =>
  orders.filter((order) => (missedAt(order) ?? -Infinity) > since).length;

export interface RejectionRow {
  readonly count: number;
  /** After the last order that was accepted, and not before today. */
  readonly begins: Instant;
}

/** How many orders were rejected one after the other, by staff or because their time was over. */
export function rejectionRow(orders: readonly WatchedOrder[], today: Instant): RejectionRow {
  const real = orders.filter(({ channel }) => channel !== "test");
  const accepted = real.map((order) => lastOf(order, "accepted")?.at ?? -Infinity);
  const begins = Math.max(today, ...accepted);
  const rejected = real.filter(
    (order) => order.status === "rejected" && (lastOf(order, "rejected")?.at ?? -Infinity) >= begins,
  );
  return { count: rejected.length, begins };
}
