import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { SlotUse } from "./slot.ts";

/** The capacity of one slot of a window. */
export interface SlotCapacity {
  readonly orders: number;
  readonly units: number;
  readonly cents: Cents;
}

/** The capacity of a window comes before the general one; Infinity = no limit. */
export function slotCapacity(option: FulfilmentMethod, window: Pick<Window, "weekday" | "start">): SlotCapacity {
  const own = option.windowCapacity?.find(({ weekday, start }) => weekday === window.weekday && start === window.start);
  return {
    orders: own?.ordersPerSlot ?? option.capacity.ordersPerSlot ?? Infinity,
    units: own?.unitsPerSlot ?? option.capacity.unitsPerSlot ?? Infinity,
    cents: own?.centsPerSlot ?? option.dayCapacity?.centsPerSlot ?? Infinity,
  };
}

/** The limit that this order would exceed; null = it fits. */
export function exceeded(
  capacity: SlotCapacity,
  use: SlotUse,
  order: { readonly units: number; readonly cents: Cents },
): "orders" | "units" | "cents" | null {
  if (use.orders + 1 > capacity.orders) return "orders";
  if (use.units + order.units > capacity.units) return "units";
  return (use.cents ?? 0) + order.cents > capacity.cents ? "cents" : null;
}
