import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { capacityOfKey } from "../../fulfilment/slots/check-slot.ts";
import { exceeded } from "../../fulfilment/slots/slot-capacity.ts";
import type { Slot, SlotUse } from "../../fulfilment/slots/slot.ts";
import type { Instant, LocalTime, Weekday } from "../../kernel/time/instant.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";

/** One order of the past, as far as a capacity asks. */
export interface ReplayedOrder {
  readonly slot: Slot;
  readonly placedAt: Instant;
  readonly units: number;
  /** Paid goods. */
  readonly cents: Cents;
}

/** One time of the week, over all weeks that were looked at. */
export interface ReplayedTime {
  readonly weekday: Weekday;
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly orders: number;
  /** So many of them would have found it full. */
  readonly refused: number;
}

export interface CapacityReplay {
  readonly orders: number;
  readonly refused: number;
  /** At times that the new timetable does not have; they were not judged. */
  readonly elsewhere: number;
  /** Only times with a refusal, the worst first. */
  readonly times: readonly ReplayedTime[];
}

/**
 * Past orders of one way under its new capacities, in the order in which they came in. One that finds its time or day full
 * takes no room; that its shopper might have taken another time is not known, and not guessed.
 */
export function replayCapacity(
  option: FulfilmentMethod,
  timezone: string,
  orders: readonly ReplayedOrder[],
): CapacityReplay {
  const { ordersPerDay = Infinity } = option.dayCapacity ?? {};
  const useByKey = new Map<string, Required<SlotUse>>();
  const ordersByDay = new Map<string, number>();
  const times = new Map<string, ReplayedTime>();
  let elsewhere = 0;
  for (const { slot, units, cents } of orders.toSorted((a, b) => a.placedAt - b.placedAt)) {
    const capacity = capacityOfKey(option, timezone, slot.key);
    if (capacity === null) {
      elsewhere += 1;
      continue;
    }
    const { date, time: start } = instantToLocal(slot.start, timezone);
    const use = useByKey.get(slot.key) ?? { orders: 0, units: 0, cents: 0 };
    const onDay = ordersByDay.get(date) ?? 0;
    const isFull = onDay + 1 > ordersPerDay || exceeded(capacity, use, { units, cents }) !== null;
    if (!isFull) {
      ordersByDay.set(date, onDay + 1);
      useByKey.set(slot.key, {
        orders: use.orders + 1,
        units: use.units + units,
        cents: use.cents + cents,
      });
    }
    const weekday = weekdayOf(date);
    const at = `${weekday} ${start}`;
    const end = instantToLocal(slot.end, timezone).time;
    const known = times.get(at) ?? { weekday, start, end, orders: 0, refused: 0 };
    times.set(at, { ...known, orders: known.orders + 1, refused: known.refused + Number(isFull) });
  }
  const all = [...times.values()];
  return {
    orders: orders.length,
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
    elsewhere,
    times: all
      .filter(({ refused }) => refused > 0)
      .toSorted((a, b) => b.refused - a.refused || a.weekday - b.weekday || a.start.localeCompare(b.start)),
  };
}
