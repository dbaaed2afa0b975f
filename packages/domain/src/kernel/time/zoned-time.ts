import { centralEuropeanOffset } from "./central-european-time.ts";
import { type Instant, type LocalDate, type LocalTime, dayMs } from "./instant.ts";

/**
 * Wall clock and instant in the zone of a shop. Outside of Central Europe over one `Intl.DateTimeFormat` per zone, which
 * is asked once per UTC day: if the offset is the same at both ends of the day, it holds in between; only on the two days
 * of the year when clocks change is the exact instant asked.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const offsetsByDay = new Map<string, Map<number, number>>();

function exactOffset(instant: Instant, timezone: string): number {
  let format = formats.get(timezone);
  if (!format) {
    const numeric = "numeric";
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      hourCycle: "h23",
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(timezone, format);
  }
  const field: Record<string, number> = {};
  for (const part of format.formatToParts(instant)) field[part.type] = Number(part.value);
  const { year = 0, month = 1, day, hour, minute, second } = field;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function offsetAtDay(day: number, timezone: string): number {
  const offsets = offsetsByDay.get(timezone) ?? new Map<number, number>();
  offsetsByDay.set(timezone, offsets);
  const known = offsets.get(day);
  if (known !== undefined) return known;
  // A server runs for months; a few kilobytes are enough memory for this.
  if (offsets.size > 1000) offsets.clear();
  const offset = exactOffset(day * dayMs, timezone);
  offsets.set(day, offset);
  return offset;
}

/** Milliseconds that the shop's clock is ahead of UTC. */
export function offsetAt(instant: Instant, timezone: string): number {
  const known = centralEuropeanOffset(instant, timezone);
  if (known !== null) return known;
  const day = Math.floor(instant / dayMs);
  const offset = offsetAtDay(day, timezone);
  return offset === offsetAtDay(day + 1, timezone) ? offset : exactOffset(instant, timezone);
}

export interface LocalDateTime {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

export function instantToLocal(instant: Instant, timezone: string): LocalDateTime {
  const wall = new Date(instant + offsetAt(instant, timezone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * A time that the clock skips in spring moves on by the skipped hour; of a time that it shows twice in autumn the first
 * counts (Temporal calls this 'compatible').
 */
export function localToInstant({ date, time }: LocalDateTime, timezone: string): Instant {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = wall - offsetAt(wall - dayMs, timezone);
  const after = wall - offsetAt(wall + dayMs, timezone);
  const shows = (instant: Instant): boolean => instant + offsetAt(instant, timezone) === wall;
  // The larger offset before the autumn change gives the earlier instant, hence `before` first.
  return shows(before) || !shows(after) ? before : after;
}

/** Whether the shop's clock has already shown this very minute once before (the repeated hour in autumn). */
export function isSecondPass(instant: Instant, timezone: string): boolean {
  // Cheap answer for all days but one: no clock was set back since yesterday.
  if (offsetAt(instant - dayMs, timezone) <= offsetAt(instant, timezone)) return false;
  return localToInstant(instantToLocal(instant, timezone), timezone) < instant - (instant % 60_000);
}
