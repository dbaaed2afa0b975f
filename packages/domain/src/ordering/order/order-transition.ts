import { keptLog } from "./order-log.ts";
import type { Order } from "./order.ts";
import type { OrderEvent } from "./order-event.ts";

/** Number of the order's latest step. Orders from before it was counted go by their log. */
export function versionOf(order: Pick<Order, "version" | "events">): number {
  return order.version ?? order.events.length;
}

/** Adds to the log; every step has a number, by which what follows from it is known. */
export function transitionOf(
  order: Pick<Order, "version" | "events">,
  events: readonly OrderEvent[],
): { readonly patch: Pick<Order, "events"> & { readonly version: number }; readonly events: readonly OrderEvent[] } {
  return {
    patch: { version: versionOf(order) + 1, events: keptLog([...order.events, ...events]) },
    events,
  };
}
