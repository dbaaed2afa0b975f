import { type Instant, type LocalDate, minuteMs } from "./instant.ts";
import { addDays, weekdayOf } from "./local-date.ts";
import { localToInstant } from "./zoned-time.ts";
import type { Window } from "./window.ts";

const dayMinutes = 1440;

/** One opening of one day. `day` is the day on which it began, also after midnight. */
export interface WindowSpan {
  readonly day: LocalDate;
  readonly start: Instant;
  readonly end: Instant;
  readonly window: Window;
}

/**
 * The windows that begin on the days `from` to `to`, earliest first. Lengths are elapsed minutes; only a window of whole
 * days ends at its own wall-clock time again, so that a shop open round the clock has no hole on the day of 25 hours.
 */
export function windowSpans(question: {
  readonly windows: readonly Window[];
  readonly timezone: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}): WindowSpan[] {
  const { windows, timezone, from, to } = question;
  const spans: WindowSpan[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    for (const window of windows) {
      if (window.weekday !== weekday) continue;
      const start = localToInstant({ date: day, time: window.start }, timezone);
      const end =
        window.minutes % dayMinutes === 0
          ? localToInstant({ date: addDays(day, window.minutes / dayMinutes), time: window.start }, timezone)
          : start + window.minutes * minuteMs;
      spans.push({ day, start, end, window });
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** How many days back a window may have begun that still reaches into a day. */
export function reachBackDays(windows: readonly Window[]): number {
  return Math.max(1, ...windows.map((window) => Math.ceil(window.minutes / dayMinutes)));
}

const weekMinutes = 7 * dayMinutes;

/** Windows of one option must not overlap; the week is a circle, so that a Sunday night may run into Monday. */
export function windowsOverlap(windows: readonly Window[]): boolean {
  const spans = windows.map(({ weekday, start, minutes }) => {
    const from = (weekday - 1) * dayMinutes + Number(start.slice(0, 2)) * 60 + Number(start.slice(3));
    return { from, minutes };
  });
  return spans.some((a, index) =>
    spans.some((b, other) => other !== index && (b.from - a.from + weekMinutes) % weekMinutes < a.minutes),
  );
}
