import type { Slot } from "../../fulfilment/slots/slot.ts";
import type { Order } from "./order.ts";

/** The time that holds: what was chosen, moved by whatever the shop has delayed it since. */
export function promisedSlot({ distribution, timeline }: Pick<Order, "distribution" | "timeline">): Slot {
  const { slot } = distribution;
  const delay = timeline.promisedAt - slot.start;
  return delay === 0 ? slot : { ...slot, start: slot.start + delay, end: slot.end + delay };
}
