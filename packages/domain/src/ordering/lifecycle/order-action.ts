import type { StaffAction } from "../../access/permissions.ts";
import type { Order } from "../order/order.ts";
import type { OrderEventType } from "../order/order-event.ts";
import type { OrderStatus } from "../order/order-status.ts";

/** Actions on an order with one press. */
export const orderActions = [
  "accept",
  "prepare",
  "ready",
  "deliver",
  "ship",
  "complete",
  "reject",
  "cancel",
  "noShow",
  "restore",
] as const;
export type OrderAction = (typeof orderActions)[number];

export const eventByAction = {
  accept: "accepted",
  prepare: "preparing",
  ready: "ready",
  deliver: "outForDelivery",
  ship: "shipped",
  complete: "completed",
  reject: "rejected",
  cancel: "cancelled",
  noShow: "noShow",
  restore: "restored",
} as const satisfies Record<OrderAction, OrderEventType>;

/** Events are called like the status they lead to, but for the one that leads back. */
export const targetByAction: Readonly<Record<OrderAction, OrderStatus>> = { ...eventByAction, restore: "accepted" };

type Timestamp = Extract<
  keyof Order,
  "acceptedAt" | "preparingAt" | "readyAt" | "outAt" | "completedAt" | "rejectedAt" | "cancelledAt" | "noShowAt"
>;
export const timestampByAction: Readonly<Record<OrderAction, Timestamp>> = {
  accept: "acceptedAt",
  prepare: "preparingAt",
  ready: "readyAt",
  deliver: "outAt",
  ship: "outAt",
  complete: "completedAt",
  reject: "rejectedAt",
  cancel: "cancelledAt",
  noShow: "noShowAt",
  restore: "acceptedAt",
};

/** Restoring is the one way out of a final status. */
export const restorableStatuses: readonly OrderStatus[] = ["cancelled", "rejected"];

/** Where an action may start, before any guard. */
export function startsFrom(action: OrderAction, from: OrderStatus): boolean {
  return restorableStatuses.includes(from) === (action === "restore");
}

/** Once work has begun, only who answers for the loss may cancel. */
export function isInWork(status: OrderStatus): boolean {
  return status === "preparing" || status === "ready" || status === "outForDelivery";
}

export function staffActionFor(action: OrderAction, status: OrderStatus): StaffAction {
  return action === "cancel" && isInWork(status) ? "order.cancelInWork" : `order.${action}`;
}
