import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { formatClock, formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant, LocalDate, Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Ahead, RoundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import { nthNames, roundsText } from "./rounds-text.ts";

export const weekdayName = (weekday: Weekday): string => weekdayNames[weekday - 1] ?? "";

/** 'jeden Freitag', 'alle zwei Wochen am Freitag', 'am ersten Freitag im Monat', 'am Sa., 05.12. und Mi., 23.12.' */
export function repeatWords({ repeat, weekday = 1, nth, from, dates = [] }: RoundRule, today: LocalDate): string {
  switch (repeat) {
    case "weekly":
      return `jeden ${weekdayName(weekday)}`;
    case "biweekly":
      return `alle zwei Wochen am ${weekdayName(from === undefined ? 1 : weekdayOf(from))}`;
    case "monthly":
      return `am ${nthNames[(nth ?? 1) as keyof typeof nthNames]} ${weekdayName(weekday)} im Monat`;
    case "dates":
      return `am ${dates
        .toSorted()
        .map((date) => formatShortDay(date, today))
        .join(" und ")}`;
  }
}

/** The weekday so many days before. */
export const weekdayBefore = (weekday: Weekday, days: number): string =>
  weekdayName((((((weekday - 1 - days) % 7) + 7) % 7) + 1) as Weekday);

/** 'Mittwoch, 18:00 Uhr' where the handover always has the same weekday, else '2 Tage vorher, 18:00 Uhr'. */
export function aheadWords({ days, time }: Ahead, weekday: Weekday | null): string {
  const day = weekday === null ? roundsText.form.daysBefore(days) : weekdayBefore(weekday, days);
  return `${days === 0 ? roundsText.form.sameDay : day}, ${time}\u00a0Uhr`;
}

export interface RoundPlace {
  readonly now: Instant;
  readonly timezone: string;
}

/** 'heute, 08:00 Uhr', 'Mi., 02.12., 18:00 Uhr': beside other days a clock alone would not say that it is today's. */
export function momentWords(at: Instant, { timezone, now }: RoundPlace): string {
  const day = formatShortDay(instantToLocal(at, timezone).date, instantToLocal(now, timezone).date);
  return `${day}, ${formatClock(at, timezone)}`;
}

/** The weekday on which a rule always hands over; null for days that are named one by one. */
export function weekdayOfRule({
  repeat,
  weekday,
  from,
}: Pick<RoundRule, "repeat" | "weekday" | "from">): Weekday | null {
  if (repeat === "dates") return null;
  if (repeat === "biweekly") return from === undefined ? null : weekdayOf(from);
  return weekday ?? null;
}
