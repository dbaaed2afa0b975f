import type { Closure, Operations } from "../restaurant/restaurant.ts";
import type { Instant, LocalDate, Minutes } from "../time/instant.ts";
import { addDays, weekdayOf } from "../time/local-date.ts";
import { instantToLocal, isSecondPass, localToInstant } from "../time/zoned-time.ts";
import type { Cutoff, DistributionOption } from "./distribution-option.ts";
import { inForce, leadTime } from "./lead-time.ts";
import type { Slot, SlotUse } from "./slot.ts";
import { reachBackDays, windowSpans } from "./window-span.ts";

/** Everything that decides about a time. Shopper, checkout and console ask with the same question. */
export interface SlotQuestion {
  readonly option: DistributionOption;
  readonly timezone: string;
  readonly now: Instant;
  /** Of the shop; those of the option are read from it. */
  readonly closures: readonly Closure[];
  readonly operations: Operations;
  /** Lead time and work units of the goods, as `priceBasket` gives them; 0 while there is no basket. */
  readonly leadMinutes: Minutes;
  readonly units: number;
  readonly useByKey?: Readonly<Record<string, SlotUse>>;
  /** Keys the shop's live document calls full. */
  readonly soldOutKeys?: readonly string[];
  /** How much later than shown a time may be ordered: pages are minutes old and clocks differ. Lead time only. */
  readonly graceMinutes?: Minutes;
  /** Calendar days to look at, today included. */
  readonly maxDays?: number;
}

export type SlotState = "free" | "full" | "tooSoon" | "cutoff" | "closed" | "paused";

export interface OfferedDay {
  readonly date: LocalDate;
  readonly slots: readonly { readonly slot: Slot; readonly state: SlotState }[];
}

/** A slot of the timetable, before anybody asked whether it can be had. */
export interface TimetableSlot {
  readonly slot: Slot;
  /** The slot's own calendar day. */
  readonly date: LocalDate;
  /** The day its window began: closures and cutoffs of a Friday night count for the time after midnight too. */
  readonly businessDay: LocalDate;
}

/** Days with the slots still ahead, each with the reason why it can or cannot be had. Days without slots are left out. */
export function offeredSlots(question: SlotQuestion): readonly OfferedDay[] {
  const { option, timezone, now, maxDays } = question;
  if (!option.enabled) return [];
  const today = instantToLocal(now, timezone).date;
  const ahead = Math.min(option.advance.maxDays, (maxDays ?? Infinity) - 1);
  const judge = slotJudge(question);
  const days = new Map<LocalDate, OfferedDay["slots"][number][]>();
  for (const entry of timetable(option, timezone, today, addDays(today, ahead))) {
    if (entry.slot.start <= now) continue;
    const slots = days.get(entry.date) ?? [];
    slots.push({ slot: entry.slot, state: judge(entry) });
    days.set(entry.date, slots);
  }
  return [...days].map(([date, slots]) => ({ date, slots }));
}

/**
 * The slots on the calendar days `from` to `to`: window start plus offset plus k times the interval, in elapsed minutes
 * from the window's start. The last slot ends with its window.
 */
export function timetable(
  option: DistributionOption,
  timezone: string,
  from: LocalDate,
  to: LocalDate,
): TimetableSlot[] {
  const { windows, intervalMinutes, firstSlotOffsetMinutes } = option;
  const byKey = new Map<string, TimetableSlot>();
  for (const span of windowSpans({ windows, timezone, from: addDays(from, -reachBackDays(windows)), to })) {
    for (
      let start = span.start + firstSlotOffsetMinutes * 60_000;
      start < span.end;
      start += intervalMinutes * 60_000
    ) {
      const { date, time } = instantToLocal(start, timezone);
      if (date < from || date > to) continue;
      const key = `${date}T${time}${isSecondPass(start, timezone) ? "_2" : ""}`;
      const slot = { key, start, end: Math.min(start + intervalMinutes * 60_000, span.end) };
      // Windows should not overlap, but may touch when clocks change: a time exists once.
      if (!byKey.has(key)) byKey.set(key, { slot, date, businessDay: span.day });
    }
  }
  return [...byKey.values()].sort((a, b) => a.slot.start - b.slot.start);
}

/** Judges the slots of one question; what does not depend on the slot is settled once. */
export function slotJudge(question: SlotQuestion): (entry: TimetableSlot) => SlotState {
  const { option, timezone, now, operations } = question;
  const today = instantToLocal(now, timezone).date;
  const firstDay = addDays(today, option.advance.minDays);
  const firstStart = now + (leadTime(question) - (question.graceMinutes ?? 0)) * 60_000;
  const state = inForce(operations, now);
  const shut = state === "paused" || state === "closed" ? state : null;
  const closedDays = new Map<LocalDate, boolean>();
  const pastDays = new Map<LocalDate, boolean>();
  return ({ slot, date, businessDay }) => {
    if (once(closedDays, businessDay, () => isClosed(businessDay, today, question))) return "closed";
    if (shut && holdsAt(operations, slot.start, date, today)) return shut;
    if (date < firstDay) return "tooSoon";
    if (once(pastDays, businessDay, () => option.cutoffs.some((cutoff) => isPast(cutoff, businessDay, question))))
      return "cutoff";
    if (slot.start < firstStart) return "tooSoon";
    return isFull(slot.key, question) ? "full" : "free";
  };
}

function once(known: Map<LocalDate, boolean>, day: LocalDate, answer: () => boolean): boolean {
  const value = known.get(day) ?? answer();
  known.set(day, value);
  return value;
}

/** Whether a pause or closing that is in force now still holds when the slot begins. Without an end: the rest of today. */
function holdsAt(operations: Operations, start: Instant, date: LocalDate, today: LocalDate): boolean {
  return operations.until === undefined ? date <= today : start < operations.until;
}

function isClosed(businessDay: LocalDate, today: LocalDate, { closures, option }: SlotQuestion): boolean {
  return [...closures, ...option.closures].some(
    (closure) =>
      businessDay >= closure.from &&
      businessDay <= closure.to &&
      (!closure.methods?.length || closure.methods.includes(option.type)) &&
      // Preorders are what was ordered on an earlier day.
      (closure.mode === "closed" || businessDay <= today),
  );
}

function isPast(cutoff: Cutoff, businessDay: LocalDate, { timezone, now }: SlotQuestion): boolean {
  if (cutoff.weekdays?.length && !cutoff.weekdays.includes(weekdayOf(businessDay))) return false;
  const date = cutoff.kind === "sameDayAt" ? businessDay : addDays(businessDay, -(cutoff.days ?? 1));
  return now > localToInstant({ date, time: cutoff.time }, timezone);
}

function isFull(key: string, { option, useByKey, soldOutKeys, units }: SlotQuestion): boolean {
  if (soldOutKeys?.includes(key)) return true;
  const use = useByKey?.[key] ?? { orders: 0, units: 0 };
  const { ordersPerSlot = Infinity, unitsPerSlot = Infinity } = option.capacity;
  return use.orders + 1 > ordersPerSlot || use.units + units > unitsPerSlot;
}
