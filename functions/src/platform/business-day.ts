import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";

export const localDateAt = (instant: Instant, timezone: string): LocalDate => instantToLocal(instant, timezone).date;

/** When 'today' ends for a shop: midnight on its own clock. */
export const endOfDay = (instant: Instant, timezone: string): Instant =>
  localToInstant({ date: addDays(localDateAt(instant, timezone), 1), time: "00:00" }, timezone);

export const startOfDay = (instant: Instant, timezone: string): Instant =>
  localToInstant({ date: localDateAt(instant, timezone), time: "00:00" }, timezone);
