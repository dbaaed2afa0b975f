import { type OfferedDay, offeredSlots } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import type { ShopOrder } from "../state/order-document.ts";

export interface MoveQuestion {
  /** By which the order was made: its ways and times. */
  readonly menu: Menu;
  readonly order: Pick<ShopOrder, "distribution">;
  readonly closures: readonly Closure[];
  readonly now: Instant;
  /** Calendar days to look at, today included. */
  readonly maxDays: number;
}

/**
 * Days to which staff may move an order, each with its other times that are free. The same question as the server's: no
 * cutoffs, no advance, no pause for those who stand behind the counter; what is full, the server says.
 */
export function movableDays({ menu, order, closures, now, maxDays }: MoveQuestion): readonly OfferedDay[] {
  const option = menu.distributionOptions.find(({ id }) => id === order.distribution.optionId);
  if (option === undefined) return [];
  const offered = offeredSlots({
    option: { ...option, cutoffs: [], advance: { ...option.advance, minDays: 0 } },
    timezone: menu.shop.timezone,
    now,
    closures,
    operations: { state: "open" },
    leadMinutes: 0,
    units: 0,
    maxDays,
  });
  return offered
    .map(({ date, slots }) => ({
      date,
      slots: slots.filter(({ slot, state }) => state === "free" && slot.key !== order.distribution.slot.key),
    }))
    .filter(({ slots }) => slots.length > 0);
}
