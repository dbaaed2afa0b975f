import { neverPlaced } from "@lokalkorb/domain/ordering/order/never-placed";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

type Ended = Pick<Order, "no" | "status" | "placedAt" | "completedAt" | "rejectedAt" | "cancelledAt" | "noShowAt"> & {
  readonly id: string;
};

export function doneAt({ completedAt, rejectedAt, cancelledAt, noShowAt, placedAt }: Ended): Instant {
  return completedAt ?? rejectedAt ?? cancelledAt ?? noShowAt ?? placedAt;
}

/** Each ended order of the shop once, the latest first. A restored one still carries the time of its end, but is open again. */
export function doneOrders<O extends Ended>(orders: readonly O[]): readonly O[] {
  const ended = new Map(
    orders.filter((order) => !isOpen(order.status) && !neverPlaced(order)).map((order) => [order.id, order]),
  );
  return [...ended.values()].sort((a, b) => doneAt(b) - doneAt(a));
}
