import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { FieldChecks } from "./read-fields.ts";

/** First and last day of something, as they are typed: the last one is a whole day. Empty: no such limit. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface Span {
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
}

export function dayRange({ from, to }: Span, timezone: string): DayRange {
  const dayOf = (at: Instant | undefined): string => (at === undefined ? "" : instantToLocal(at, timezone).date);
  return { from: dayOf(from), to: dayOf(to && to - 1) };
}

/** Half typed days are left out, since previews follow each key. */
export function spanOf({ from, to }: DayRange, timezone: string): Required<Span> {
  const midnight = (date: string): Instant => localToInstant({ date, time: "00:00" }, timezone);
  return {
    from: isLocalDate(from) ? midnight(from) : undefined,
    to: isLocalDate(to) ? midnight(addDays(to, 1)) : undefined,
  };
}

export function checkRange(
  { date, note }: FieldChecks,
  { from, to }: DayRange,
  fromName: string,
  toName: string,
): void {
  date(fromName, from, { optional: true });
  date(toName, to, { optional: true });
  if (from !== "" && to !== "" && to < from) note(toName, "ends-before");
}
