import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

/** From Monday to Sunday: the weekend is strong, and Sunday is closed. */
const ordersByWeekday = [2, 1, 2, 3, 4, 5, 0];
const weeks = 8;
const regulars = 23;

/** Eight weeks of handed-over orders before the present ones: those of the demo, each again and again on earlier days. */
export function pastOrders(handedOver: readonly Order[], timezone: string, now: Instant): readonly Order[] {
  if (handedOver.length === 0) return [];
  const past: Order[] = [];
  for (let daysAgo = 3; daysAgo < weeks * 7; daysAgo++) {
    const { date } = instantToLocal(now - daysAgo * dayMs, timezone);
    // Each week is a little busier than the one before.
    const busy = daysAgo < 28 ? 1 : 0;
    const count = ordersByWeekday[weekdayOf(date) - 1] ?? 0;
    for (let index = 0; index < count + (count > 0 ? busy : 0); index++) {
      const template = handedOver[(daysAgo + index) % handedOver.length];
      if (template === undefined) continue;
      const days = Math.round((Date.parse(template.dayKey) - Date.parse(date)) / dayMs);
      const hours = ((index * 2 + (daysAgo % 3)) % 7) - 3;
      past.push(movedBack(template, days * dayMs - hours * 3_600_000, timezone, (daysAgo * 7 + index) % regulars));
    }
  }
  return past;
}

/** The same order so much earlier, of another customer. */
function movedBack(order: Order, by: number, timezone: string, customer: number): Order {
  const moved = earlier(order, by) as Order;
  const { start } = moved.distribution.slot;
  const { date, time } = instantToLocal(start, timezone);
  const uid = `demo-stammkundschaft-${customer}`;
  return {
    ...moved,
    dayKey: date,
    monthKey: date.slice(0, 7),
    distribution: { ...moved.distribution, slot: { ...moved.distribution.slot, key: `${date}T${time}` } },
    // Answered within one to four minutes.
    acceptedAt: moved.placedAt + 60_000 + (customer % 7) * 27_000,
    customer: { ...moved.customer, uid, name: `Stammkundschaft ${customer}`, email: `${uid}@kundschaft.example` },
    viewers: [],
  };
}

/** No number of an order but its moments is as large as a moment of this century. */
const firstMoment = Date.UTC(2001, 0, 1);

function earlier(value: unknown, by: number): unknown {
  if (typeof value === "number") return value >= firstMoment ? value - by : value;
  if (Array.isArray(value)) return value.map((one) => earlier(one, by));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, earlier(inner, by)]));
}
