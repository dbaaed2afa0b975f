import { dayNames, parseCron, type CronFields } from "./cron-fields.ts";
import { localDay, toInstant, type LocalDay } from "./zoned-time.ts";

/** When a scheduled function runs: every so many milliseconds, or at local times of a zone. */
export type Schedule =
  | { readonly kind: "interval"; readonly every: number }
  | { readonly kind: "cron"; readonly fields: CronFields };

const unitMilliseconds: Record<string, number> = { minute: 60_000, min: 60_000, hour: 3_600_000 };

/** Understands unix cron and the App Engine sentences people use; null = not understood. */
export function parseSchedule(text: string): Schedule | null {
  const sentence = text.trim().toLowerCase().replace(/\s+/g, " ");
  const interval = /^every (?:(\d+) )?(minute|min|hour)s?(?: synchronized)?$/.exec(sentence);
  if (interval !== null) {
    const count = Number(interval[1] ?? 1);
    return count > 0 ? { kind: "interval", every: count * (unitMilliseconds[interval[2] ?? ""] ?? 0) } : null;
  }
  const daily = /^every ([a-z, ]+) (\d{1,2}):(\d{2})$/.exec(sentence);
  const fields =
    daily === null
      ? parseCron(sentence)
      : parseCron(`${Number(daily[3])} ${Number(daily[2])} * * ${weekdays(daily[1] ?? "")}`);
  return fields === null ? null : { kind: "cron", fields };
}

function weekdays(words: string): string {
  if (words === "day") return "*";
  if (words === "weekday") return "1-5";
  return words
    .split(/ ?, ?/)
    .map((word) => dayNames.indexOf(word.slice(0, 3)))
    .join(",");
}

/** The first moment after `after` at which it is due. Throws for a schedule that never comes (31 February). */
export function nextRun(schedule: Schedule, timeZone: string, after: number): number {
  if (schedule.kind === "interval") return (Math.floor(after / schedule.every) + 1) * schedule.every;
  const { fields } = schedule;
  for (let day = localDay(after, timeZone), tries = 0; tries < 366 * 8; day = followingDay(day), tries++) {
    if (!isDue(fields, day)) continue;
    for (const hour of ascending(fields.hours)) {
      for (const minute of ascending(fields.minutes)) {
        const instant = toInstant(day, hour, minute, timeZone);
        if (instant > after) return instant;
      }
    }
  }
  throw new Error("This schedule never comes due.");
}

const ascending = (numbers: ReadonlySet<number>): number[] => [...numbers].sort((left, right) => left - right);

function followingDay({ year, month, day }: LocalDay): LocalDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

function isDue(fields: CronFields, { year, month, day }: LocalDay): boolean {
  if (!fields.months.has(month)) return false;
  const byDate = fields.daysOfMonth.has(day);
  const byWeekday = fields.daysOfWeek.has(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
  return fields.eitherDay ? byDate || byWeekday : byDate && byWeekday;
}
