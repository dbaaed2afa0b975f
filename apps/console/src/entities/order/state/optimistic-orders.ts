import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";

/**
 * A press shows its effect at once; the server decides. Each unanswered press lies over the live orders as one entry,
 * and only while the live status is one that it started from: a refusal removes the entry, a change elsewhere voids it.
 */
export interface PendingChange {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
}

export type PendingChanges = ReadonlyMap<string, PendingChange>;

interface HasStatus {
  readonly id: string;
  readonly status: OrderStatus;
}

export const noPendingChanges: PendingChanges = new Map();

/** A further press on the same order continues the entry. `shown` is the status the person saw. */
export function withChange(
  pending: PendingChanges,
  orderId: Id<"order">,
  shown: OrderStatus,
  to: OrderStatus,
): PendingChanges {
  const from = [...(pending.get(orderId)?.from ?? []), shown];
  return new Map(pending).set(orderId, { from, to });
}

export function withoutChange(pending: PendingChanges, orderId: Id<"order">): PendingChanges {
  if (!pending.has(orderId)) return pending;
  const rest = new Map(pending);
  rest.delete(orderId);
  return rest;
}

/** Orders as shown: live ones with the presses over them. Untouched orders keep their object. */
export function shownOrders<Order extends HasStatus>(
  orders: readonly Order[],
  pending: PendingChanges,
): readonly Order[] {
  if (pending.size === 0) return orders;
  return orders.map((order) => {
    const change = pending.get(order.id);
    return change?.from.includes(order.status) ? { ...order, status: change.to } : order;
  });
}

/** Entries that the live orders have caught up with are over. */
export function stillPending(pending: PendingChanges, orders: readonly HasStatus[]): PendingChanges {
  if (pending.size === 0) return pending;
  const statusById = new Map(orders.map(({ id, status }) => [id, status]));
  const open = [...pending].filter(([id, { from }]) => {
    const status = statusById.get(id);
    return status !== undefined && from.includes(status);
  });
  return open.length === pending.size ? pending : new Map(open);
}
