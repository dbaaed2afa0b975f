import type { ValuesOf } from "../fields/field.ts";
import type { availabilityFields } from "./availability-fields.ts";
import type { Window } from "./window.ts";
import type { Instant, LocalDate } from "./instant.ts";
import { addDays, weekdayOf } from "./local-date.ts";
import { instantToLocal } from "./zoned-time.ts";
import { reachBackDays, windowSpans } from "./window-span.ts";

export type Availability = ValuesOf<typeof availabilityFields>;

export interface AvailabilityMoment {
  /** The begin of the slot, never the moment of the order. */
  readonly at: Instant;
  readonly timezone: string;
}

export function isAvailable(rule: Availability, { at, timezone }: AvailabilityMoment): boolean {
  const { from = -Infinity, to = Infinity, windows = [], orderDays = [], season } = rule;
  if (at < from || at >= to) return false;
  const { date } = instantToLocal(at, timezone);
  if (orderDays.length > 0 && !orderDays.includes(weekdayOf(date))) return false;
  if (season && !isInSeason(season, date)) return false;
  return windows.length === 0 || isWithin(windows, { at, timezone }, date);
}

/** Whether any of the windows is open at this moment; one that began the day before counts too. */
export function isWithin(windows: readonly Window[], { at, timezone }: AvailabilityMoment, date: LocalDate): boolean {
  return windowSpans({ windows, timezone, from: addDays(date, -reachBackDays(windows)), to: date }).some(
    ({ start, end }) => at >= start && at < end,
  );
}

/** Season of 29 February: in other years it ends with the 28th, since '02-28' < '02-29'. */
function isInSeason({ from, to }: NonNullable<Availability["season"]>, date: LocalDate): boolean {
  const day = date.slice(5);
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
