import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { hourMs, type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { daysBetween } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** 'zuletzt angemeldet vor 3 Tagen'; days are those of the shop's calendar. */
export function signedInText(at: Instant | null, now: Instant, timezone: string): string {
  if (at === null) return "noch nie angemeldet";
  return `zuletzt angemeldet ${ago(at, now, timezone)}`;
}

function ago(at: Instant, now: Instant, timezone: string): string {
  const passed = now - at;
  if (passed < minuteMs) return "gerade eben";
  if (passed < hourMs) return counted(Math.floor(passed / minuteMs), "Minute", "Minuten");
  const { date } = instantToLocal(at, timezone);
  const days = daysBetween(date, instantToLocal(now, timezone).date);
  if (days === 0) return counted(Math.floor(passed / hourMs), "Stunde", "Stunden");
  if (days === 1) return "gestern";
  return days <= 60 ? counted(days, "Tag", "Tagen") : `am ${formatDate(date)}`;
}

const counted = (count: number, one: string, many: string): string => `vor ${count} ${count === 1 ? one : many}`;
