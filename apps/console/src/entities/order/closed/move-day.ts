import type { OfferedDay } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ShopOrder } from "../state/order-document.ts";

type Promised = Pick<ShopOrder, "id" | "distribution">;

/** An order of a day that is to be closed, and the days to which it can go; null while those are looked up. */
export interface Leaving<Order extends Promised = Promised> {
  readonly order: Order;
  readonly days: readonly OfferedDay[] | null;
}

/** All days to which at least one of the orders can go, in their order. */
export const daysToGo = (leaving: readonly Leaving[]): readonly LocalDate[] =>
  [...new Set(leaving.flatMap(({ days }) => (days ?? []).map(({ date }) => date)))].toSorted();

/** The first day after the closed ones that takes the most orders; where there is none after, the last one before them. */
export function proposedDay(leaving: readonly Leaving[], closedUntil: LocalDate): LocalDate | undefined {
  const days = daysToGo(leaving);
  const after = days.filter((day) => day > closedUntil);
  const taken = (day: LocalDate): number =>
    leaving.filter(({ days: own }) => own?.some(({ date }) => date === day)).length;
  const near = after.length > 0 ? after : days.toReversed();
  return near.toSorted((a, b) => taken(b) - taken(a))[0];
}

/** The time of the same clock on that day, or the free one that is nearest to it; null where the way has none. */
export function timeOn({ order, days }: Leaving, day: LocalDate, timezone: string): Slot | null {
  const minutesOf = (start: number): number => {
    const [hours = 0, minutes = 0] = instantToLocal(start, timezone).time.split(":").map(Number);
    return hours * 60 + minutes;
  };
  const wanted = minutesOf(order.distribution.slot.start);
  const free = days?.find(({ date }) => date === day)?.slots ?? [];
  const [nearest] = free
    .map(({ slot }) => ({ slot, away: Math.abs(minutesOf(slot.start) - wanted) }))
    .toSorted((a, b) => a.away - b.away || a.slot.start - b.slot.start);
  return nearest?.slot ?? null;
}
