import { can, type StaffAction } from "../access/permissions.ts";
import type { Role } from "../access/role.ts";
import type { Instant, Minutes } from "../time/instant.ts";
import type { Order } from "./order.ts";
import type { OrderStatus } from "./order-status.ts";
import type { OrderAction } from "./change-order.ts";

/** Shoppers may cancel up to this moment. */
export function cancelDeadline(order: Pick<Order, "distribution">, minutesBeforeSlot: Minutes): Instant {
  return order.distribution.slot.start - minutesBeforeSlot * 60_000;
}

export function isBeforeCancelDeadline(
  order: Pick<Order, "distribution">,
  minutesBeforeSlot: Minutes,
  now: Instant,
): boolean {
  return now <= cancelDeadline(order, minutesBeforeSlot);
}

/** Once work has begun, only who answers for the loss may cancel. */
export function isInWork(status: OrderStatus): boolean {
  return status === "preparing" || status === "ready" || status === "outForDelivery";
}

export function roleMayChange(role: Role | undefined, action: OrderAction, status: OrderStatus): boolean {
  const needed: StaffAction = action === "cancel" && isInWork(status) ? "order.cancelInWork" : `order.${action}`;
  return role !== undefined && can(role, needed);
}
