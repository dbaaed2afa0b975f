import { cutoffsOf } from "../../fulfilment/slots/offered-slots.ts";
import { slotOfKey } from "../../fulfilment/slots/timetable.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Menu } from "../../menu/menu.ts";
import { cancelDeadline } from "../lifecycle/order-guards.ts";
import type { Order } from "../order/order.ts";

export type EditUntil = NonNullable<Menu["ordering"]["customerEditUntil"]>;

/** The rule of the menu that the order was made from; `settings` stand in for menus from before it was published. */
export const editUntilOf = ({ ordering }: Pick<Menu, "ordering">, settings?: EditUntil): EditUntil =>
  ordering.customerEditUntil ?? settings ?? "accepted";

/** Whether the shop has not gone too far with it yet. An order of several who paid is not one's to change. */
export const isNewEnough = ({ status, shares }: Pick<Order, "status" | "shares">, until: EditUntil): boolean =>
  shares === undefined && (status === "placed" || (until === "cutoff" && status === "accepted"));

/**
 * The last moment at which its shopper may change this order; null = never, or not any more whatever the time. An order
 * that waits for the shop's yes may end sooner, by that yes.
 */
export function editDeadline(
  order: Pick<Order, "status" | "timeline" | "distribution" | "shares">,
  menu: Pick<Menu, "ordering" | "shop" | "distributionOptions">,
): Instant | null {
  const until = editUntilOf(menu);
  const option = menu.distributionOptions.find(({ id }) => id === order.distribution.optionId);
  if (until === "never" || option === undefined || !isNewEnough(order, until)) return null;
  const deadline = cancelDeadline(order, menu.ordering.customerCancelUntilMinutesBeforeSlot);
  if (until === "accepted") return deadline;
  const { timezone } = menu.shop;
  const entry = slotOfKey(option, timezone, order.distribution.slot.key);
  const cutoffs = entry === undefined ? [] : cutoffsOf(entry.businessDay, option, timezone);
  return Math.min(deadline, ...cutoffs);
}
