import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderKey } from "@/shared/routes/paths";
import type { RememberedOrder } from "./remembered-order.ts";

/** The part of an order that this browser may keep. */
export function rememberedOf(
  { restaurantId, orderId }: OrderKey,
  order: Order,
  seen: { readonly timezone: string; readonly now: Instant },
): RememberedOrder {
  const { restaurantName, no, dayCode, status, distribution, placedAt, totals, timeline } = order;
  const { start, end } = distribution.slot;
  return {
    restaurantId,
    orderId,
    restaurantName,
    no,
    dayCode,
    status,
    type: distribution.type,
    placedAt,
    slotStart: Math.max(start, timeline.promisedAt),
    slotEnd: Math.max(end, timeline.promisedAt),
    timezone: seen.timezone,
    totalCents: totals.totalCents,
    itemsText: goodsText(order),
    seenAt: seen.now,
  };
}

/** '2 × Bauernbrot, 1 × Heumilch', without what the shop took out. */
export const goodsText = ({ lines }: Pick<Order, "lines">): string =>
  lines.flatMap(({ qty, name, removed }) => (removed ? [] : [`${qty}\u00a0× ${name}`])).join(", ");
