import { hourMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

export interface OpenEnds {
  readonly ringing: number;
  /** Accepted, and not ready at the promised time. */
  readonly late: number;
  /** Ready for more than an hour after their time. */
  readonly waiting: number;
  readonly open: number;
}

/** Orders on the board that ask for something now. */
export function openEnds(
  orders: readonly Pick<Order, "status" | "timeline" | "distribution">[],
  now: Instant,
): OpenEnds {
  const count = (is: (order: (typeof orders)[number]) => boolean): number => orders.filter(is).length;
  return {
    ringing: count(({ status }) => status === "placed"),
    late: count(
      ({ status, timeline }) => (status === "accepted" || status === "preparing") && timeline.promisedAt < now,
    ),
    waiting: count(({ status, distribution }) => status === "ready" && distribution.slot.end + hourMs < now),
    open: orders.length,
  };
}
