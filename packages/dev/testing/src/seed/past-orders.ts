import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { OrderEventType } from "@lokalkorb/domain/ordering/order/order-event";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { minutes } from "./times.ts";

/** From Monday to Sunday: the weekend is strong. Where no window is open on a day, there is none. */
const ordersByWeekday = [2, 1, 2, 3, 4, 5, 2];
const weeks = 8;
const regulars = 23;

interface Behind {
  readonly timezone: string;
  /** When goods were handed over. */
  readonly windows: FulfilmentMethod["windows"];
  readonly now: Instant;
}

/** Eight weeks of handed-over orders before today: those of the demo, each again and again on earlier days. */
export function pastOrders(handedOver: readonly Order[], { timezone, windows, now }: Behind): readonly Order[] {
  if (handedOver.length === 0) return [];
  const today = instantToLocal(now, timezone).date;
  const past: Order[] = [];
  for (let daysAgo = 1; daysAgo < weeks * 7; daysAgo++) {
    const date = addDays(today, -daysAgo);
    // Each week is a little busier than the one before.
    const busy = daysAgo < 28 ? 1 : 0;
    const times = timesOn(date, windows);
    const count = times.length === 0 ? 0 : (ordersByWeekday[weekdayOf(date) - 1] ?? 0) + busy;
    for (let index = 0; index < count; index++) {
      const template = handedOver[(daysAgo + index) % handedOver.length];
      const time = times[(index * 5 + daysAgo * 3) % times.length];
      if (template === undefined || time === undefined) continue;
      const start = localToInstant({ date, time }, timezone);
      const by = template.distribution.slot.start - start;
      past.push(movedBack(template, by, `${date}T${time}`, (daysAgo * 7 + index) % regulars));
    }
  }
  return past;
}

const earliest = 7 * 60;
const latest = 19 * 60;

/** Every half hour in which the shop hands goods over and people are about. */
function timesOn(date: LocalDate, windows: Behind["windows"]): readonly string[] {
  return windows
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .flatMap(({ start, minutes: length }) => {
      const [hours = 0, min = 0] = start.split(":").map(Number);
      const opens = hours * 60 + min;
      const steps = Array.from({ length: Math.floor(length / 30) }, (_, step) => opens + step * 30);
      return steps.filter((minute) => minute >= earliest && minute < latest).map(timeOf);
    });
}

const two = (number: number): string => String(number).padStart(2, "0");
const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** So long before its time an order was placed: on the day, or on the evening before. */
const aheadMinutes = [75, 130, 210, 95, 320, 840, 160];

/** The same order so much earlier, of another customer. */
function movedBack(order: Order, by: number, key: string, customer: number): Order {
  const moved = earlier(order, by) as Order;
  const { slot } = moved.distribution;
  const date = key.slice(0, 10);
  const uid = `demo-stammkundschaft-${customer}`;
  const placedAt = slot.start - minutes(aheadMinutes[customer % aheadMinutes.length] ?? 75);
  // Answered within one to four minutes.
  const acceptedAt = placedAt + minutes(1) + (customer % 7) * 27_000;
  const times: Partial<Record<OrderEventType, Instant>> = { placed: placedAt, accepted: acceptedAt };
  return {
    ...moved,
    placedAt,
    acceptedAt,
    dayKey: date,
    monthKey: date.slice(0, 7),
    distribution: { ...moved.distribution, slot: { ...slot, key } },
    events: moved.events.map((event) => ({ ...event, at: times[event.type] ?? event.at })),
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
