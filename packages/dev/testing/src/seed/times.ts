import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";

export const minutes = (count: number): number => count * 60_000;

/** Midnight on the shop's own clock. */
export const endOfToday = (now: Instant, timezone: string): Instant =>
  localToInstant({ date: addDays(instantToLocal(now, timezone).date, 1), time: "00:00" }, timezone);
