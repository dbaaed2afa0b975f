import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { platformTimeZone } from "../platform/regions.ts";
import { type JobKindName, jobKinds, type Cadence } from "./job-kinds.ts";

export interface JobFacts {
  /** Spreads what comes once a day; the same each day. */
  readonly restaurantId?: string | undefined;
  readonly timezone?: string | undefined;
}

/** When a duty comes again after now; null: never by itself. */
export function nextTime(kind: JobKindName, facts: JobFacts, now: Instant): Instant | null {
  const every: Cadence = jobKinds[kind].every;
  if ("once" in every) return null;
  if ("minutes" in every) return (Math.floor(now / (every.minutes * minuteMs)) + 1) * every.minutes * minuteMs;
  const { timezone = platformTimeZone, restaurantId = "" } = facts;
  const spread = (every.over ?? 0) === 0 ? 0 : (hashOf(restaurantId) % ((every.over ?? 0) * 60)) * 1000;
  const today = instantToLocal(now, timezone).date;
  const timeOf = (date: string): Instant => localToInstant({ date, time: every.at }, timezone) + spread;
  return timeOf(today) > now ? timeOf(today) : timeOf(addDays(today, 1));
}

/** FNV-1a: even enough to spread shops over a night. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
