import { addDays } from "../kernel/time/local-date.ts";
import { dayMs, hourMs, type Instant, minuteMs } from "../kernel/time/instant.ts";
import { isQuiet } from "../kernel/time/quiet-hours.ts";
import { instantToLocal, localToInstant } from "../kernel/time/zoned-time.ts";

/** Without a change for so long a basket counts as left (product/state-machines 3.3). */
export const idleFor = 60 * minuteMs;
/** Later than this after its last change a mail comes too late. */
export const remindWithin = dayMs;
/** While the shop takes no orders, the mail waits. */
export const tryAgainAfter = hourMs;

const remindsAfter = 3 * hourMs;
const night = { from: "20:00", to: "08:00" };

/** The moment for the one mail: three hours after the last change, and in the morning where that would be at night. */
export function reminderDueAt(lastActivityAt: Instant, timezone: string): Instant {
  return byDay(lastActivityAt + remindsAfter, timezone);
}

/** As soon as it is day by the clock of the shop. */
export function byDay(due: Instant, timezone: string): Instant {
  if (!isQuiet(night, due, timezone)) return due;
  const { date, time } = instantToLocal(due, timezone);
  return localToInstant({ date: time >= night.from ? addDays(date, 1) : date, time: night.to }, timezone);
}
