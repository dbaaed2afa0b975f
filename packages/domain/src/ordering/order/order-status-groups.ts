import { orderMachine } from "./order-machine.ts";
import { type OrderStatus, orderStatuses } from "./order-status.ts";

/** Statuses that still need an action. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !orderMachine.final.includes(status),
);

export function isOpen(status: OrderStatus): boolean {
  return openStatuses.includes(status);
}

/** The lanes of the order board: Neu, Angenommen, In Arbeit, Fertig, Unterwegs. */
export const boardLanes = ["new", "accepted", "inWork", "done", "onTheWay"] as const;
export type BoardLane = (typeof boardLanes)[number];

const laneByStatus: Partial<Record<OrderStatus, BoardLane>> = {
  placed: "new",
  accepted: "accepted",
  preparing: "inWork",
  ready: "done",
  deposited: "done",
  outForDelivery: "onTheWay",
  shipped: "onTheWay",
};

/** null = not on the board: finished, or not yet an order for the shop. */
export function boardLane(status: OrderStatus): BoardLane | null {
  return laneByStatus[status] ?? null;
}

export const boardStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => boardLane(status) !== null);
