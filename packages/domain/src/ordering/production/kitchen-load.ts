import { type Instant, minuteMs } from "../../kernel/time/instant.ts";
import type { Unit } from "../../kernel/branded.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";

/** Work units of what is due within ten minutes from `at`. */
export interface LoadStep {
  readonly at: Instant;
  readonly units: Unit<"count">;
}

const stepMs = 10 * minuteMs;
const steps = 12;
const toMake: ReadonlySet<OrderStatus> = new Set(["placed", "accepted", "preparing"]);

/** The next two hours by ten minutes of the clock; what is overdue is work of now. A test order is none. */
export function kitchenLoad(
  orders: readonly Pick<Order, "status" | "channel" | "timeline" | "kitchenUnits">[],
  now: Instant,
): readonly LoadStep[] {
  const first = Math.floor(now / stepMs);
  const units = new Map<number, Unit<"count">>();
  for (const { status, channel, timeline, kitchenUnits } of orders) {
    if (channel === "test" || !toMake.has(status)) continue;
    const step = Math.max(0, Math.floor(timeline.promisedAt / stepMs) - first);
    units.set(step, (units.get(step) ?? 0) + kitchenUnits);
  }
  return Array.from({ length: steps }, (_, step) => ({ at: (first + step) * stepMs, units: units.get(step) ?? 0 }));
}
