import type { Instant, LocalDate, LocalTime } from "../time/instant.ts";
import { addDays, weekdayOf } from "../time/local-date.ts";
import { instantToLocal } from "../time/zoned-time.ts";

/** Two letters for each day from Monday on: pages that show clocks alone carry no long names (format-day.ts). */
const weekdayLetters = "MoDiMiDoFrSaSo";

/** '20.11.2026' */
export function formatDate(date: LocalDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** 'heute', 'morgen' or 'Fr., 20.11.' */
export function formatShortDay(date: LocalDate, today: LocalDate): string {
  if (date === today) return "heute";
  if (date === addDays(today, 1)) return "morgen";
  const weekday = weekdayOf(date);
  return `${weekdayLetters.slice(2 * weekday - 2, 2 * weekday)}., ${date.slice(8)}.${date.slice(5, 7)}.`;
}

/** '17:30 Uhr' on the shop's clock. */
export function formatClock(instant: Instant, timezone: string): string {
  return `${instantToLocal(instant, timezone).time}\u00a0Uhr`;
}

/** '17:30 Uhr' today, 'morgen, 17:30 Uhr' or 'Fr., 20.11., 17:30 Uhr' on other days, always in shop time. */
export function formatMoment(
  instant: Instant,
  { timezone, now }: { readonly timezone: string; readonly now: Instant },
): string {
  const { date } = instantToLocal(instant, timezone);
  const today = instantToLocal(now, timezone).date;
  const clock = formatClock(instant, timezone);
  return date === today ? clock : `${formatShortDay(date, today)}, ${clock}`;
}

/** '17:30–17:45 Uhr' */
export function formatTimeRange(from: LocalTime, to: LocalTime): string {
  return `${from}–${to}\u00a0Uhr`;
}

/** 'heute, 17:30–17:45 Uhr' or 'Fr., 20.11., 17:30–17:45 Uhr' (TIM-02), always in shop time. */
export function formatSlot(
  slot: { readonly start: Instant; readonly end: Instant },
  { timezone, now }: { readonly timezone: string; readonly now: Instant },
): string {
  const start = instantToLocal(slot.start, timezone);
  const day = formatShortDay(start.date, instantToLocal(now, timezone).date);
  return `${day}, ${formatTimeRange(start.time, instantToLocal(slot.end, timezone).time)}`;
}
