import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

/** The last time at which its shopper changed the goods of an order without being asked; null = never. */
export function shopperChangeAt({ events }: Pick<Order, "events">): Instant | null {
  const last = events.findLast(
    ({ type, by, data }) =>
      type === "edited" && by === "customer" && data !== undefined && "after" in data && data.accepted === undefined,
  );
  return last?.at ?? null;
}

/** Of all orders of the board; 0 = never. */
export const lastShopperChange = (orders: readonly Pick<Order, "events">[]): Instant =>
  orders.reduce((latest, order) => Math.max(latest, shopperChangeAt(order) ?? 0), 0);
