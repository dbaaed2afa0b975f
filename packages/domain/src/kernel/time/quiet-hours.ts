import type { Instant } from "./instant.ts";
import { instantToLocal } from "./zoned-time.ts";

export interface QuietHours {
  /** 'HH:MM'. */
  readonly from: string;
  readonly to: string;
}

/** Whether it is between the two by the clock of the shop; over midnight, where the end is earlier. Both alike: never. */
export function isQuiet(hours: QuietHours | undefined, at: Instant, timezone: string): boolean {
  if (hours === undefined) return false;
  const { time } = instantToLocal(at, timezone);
  const { from, to } = hours;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
