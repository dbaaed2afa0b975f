import { hourMs, type Instant } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";

/** Said earlier, it would be of no use at the counter. */
const saidFrom = hourMs;
const waited: ReadonlySet<OrderStatus> = new Set(["accepted", "preparing", "ready"]);

/** Whether a shopper may say that they stand at the door: a pickup that was accepted, from an hour before its time on. */
export const mayArrive = (
  { status, distribution, timeline }: Pick<Order, "status" | "distribution" | "timeline">,
  now: Instant,
): boolean =>
  distribution.type === "pickup" &&
  waited.has(status) &&
  now >= Math.min(distribution.slot.start, timeline.promisedAt) - saidFrom;
