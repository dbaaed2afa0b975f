import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import type { Window } from "@lokalkorb/domain/kernel/time/window";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import { clock, isWholeDay } from "@/entities/slot/window-text";
import { aboutText as words } from "./about-text.ts";

export interface DayHours {
  readonly date: LocalDate;
  /** 'Freitag' */
  readonly weekday: string;
  readonly isToday: boolean;
  /** '08:00–18:00 Uhr', or why there are none. */
  readonly hours: readonly string[];
}

export interface WeekQuestion {
  readonly windows: readonly Window[];
  readonly closures: readonly Closure[];
  readonly timezone: string;
  readonly now: Instant;
}

/** Seven days from today on, with holidays of the shop in the place of its hours. */
export function weekHours({ windows, closures, timezone, now }: WeekQuestion): readonly DayHours[] {
  const today = instantToLocal(now, timezone).date;
  return Array.from({ length: 7 }, (_none, ahead) => {
    const date = addDays(today, ahead);
    const weekday = weekdayOf(date);
    const closed = closures.find(
      ({ from, to, mode, methods }) => mode === "closed" && methods === undefined && from <= date && date <= to,
    );
    const open = windows
      .filter((window) => window.weekday === weekday)
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .map(({ start, minutes }) =>
        isWholeDay(start, minutes) ? words.wholeDay : formatTimeRange(start, clock(start, minutes)),
      );
    return {
      date,
      weekday: weekdayNames[weekday - 1] ?? "",
      isToday: ahead === 0,
      hours: closed ? [words.closedFor(closed.reason)] : open.length > 0 ? open : [words.closed],
    };
  });
}
