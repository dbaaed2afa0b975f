import { type Instant, type LocalDate, hourMs, minuteMs } from "../../kernel/time/instant.ts";
import { addDays, isLocalDate } from "../../kernel/time/local-date.ts";
import { instantToLocal, isSecondPass, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { Slot } from "./slot.ts";
import { reachBackDays, windowSpans } from "../../kernel/time/window-span.ts";

/** A slot of the timetable, before anybody asked whether it can be had. */
export interface TimetableSlot {
  readonly slot: Slot;
  /** The slot's own calendar day. */
  readonly date: LocalDate;
  /** The day its window began: closures and cutoffs of a Friday night count for the time after midnight too. */
  readonly businessDay: LocalDate;
  readonly window: Window;
}

interface Moments {
  readonly from: Instant;
  readonly until: Instant;
}

const allDay: Moments = { from: -Infinity, until: Infinity };

/**
 * The slots on the calendar days `from` to `to`: window start plus offset plus k times the interval, in elapsed minutes
 * from the window's start. The last slot ends with its window. Only those that begin in these moments.
 */
export function timetable(
  option: FulfilmentMethod,
  timezone: string,
  from: LocalDate,
  to: LocalDate,
  moments: Moments = allDay,
): TimetableSlot[] {
  const { intervalMinutes, firstSlotOffsetMinutes, shipping } = option;
  const interval = intervalMinutes * minuteMs;
  const windows = shipping
    ? option.windows.filter(({ weekday }) => shipping.shipDays.includes(weekday))
    : option.windows;
  const byKey = new Map<string, TimetableSlot>();
  for (const span of windowSpans({ windows, timezone, from: addDays(from, -reachBackDays(windows)), to })) {
    if (option.rounds && !option.rounds.some(({ day }) => day === span.day)) continue;
    const first = span.start + firstSlotOffsetMinutes * minuteMs;
    const left = Math.max(0, Math.ceil((moments.from - first) / interval));
    for (let start = first + left * interval; start < Math.min(span.end, moments.until); start += interval) {
      const { date, time } = instantToLocal(start, timezone);
      if (date < from || date > to) continue;
      const key = `${date}T${time}${isSecondPass(start, timezone) ? "_2" : ""}`;
      const slot = { key, start, end: Math.min(start + interval, span.end) };
      // Windows should not overlap, but may touch when clocks change: a time exists once.
      if (!byKey.has(key)) byKey.set(key, { slot, date, businessDay: span.day, window: span.window });
    }
  }
  return [...byKey.values()].sort((a, b) => a.slot.start - b.slot.start);
}

/** No clock of our days is set back further than this, so a repeated time is at most so much later. */
const longestRepeat = 2 * hourMs;

/** The slot that a key names, without working out the others of its day; undefined = there is no such time. */
export function slotOfKey(option: FulfilmentMethod, timezone: string, key: string): TimetableSlot | undefined {
  const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?:_2)?$/.exec(key) ?? [];
  if (!isLocalDate(date)) return undefined;
  const from = localToInstant({ date, time }, timezone);
  const found = timetable(option, timezone, date, date, { from, until: from + longestRepeat });
  return found.find(({ slot }) => slot.key === key);
}
