import type { Availability } from "@lokalkorb/domain/kernel/time/availability";
import { addDays, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Instant, Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { windowsOverlap } from "@lokalkorb/domain/kernel/time/window-span";
import type { fieldChecks } from "@/shared/forms/state/read-fields";
import { windowDrafts, windowErrors, windowsOf, type WindowDraft } from "@/shared/forms/time/window-draft";

/** When something can be had, as it is typed. The last day is a whole day. */
export interface AvailabilityDraft {
  readonly from: string;
  readonly to: string;
  readonly orderDays: readonly Weekday[];
  readonly windows: readonly WindowDraft[];
  /** '15.11.' */
  readonly seasonFrom: string;
  readonly seasonTo: string;
}

export const always: AvailabilityDraft = {
  from: "",
  to: "",
  orderDays: [],
  windows: [],
  seasonFrom: "",
  seasonTo: "",
};

export const dayField = (at: Instant | undefined, timezone: string): string =>
  at === undefined ? "" : instantToLocal(at, timezone).date;
export const lastDayField = (end: Instant | undefined, timezone: string): string =>
  end === undefined ? "" : dayField(end - 1, timezone);
export const dayStart = (date: string, timezone: string): Instant => localToInstant({ date, time: "00:00" }, timezone);
export const dayEnd = (date: string, timezone: string): Instant => dayStart(addDays(date, 1), timezone);

/** 'MM-DD' as people write it. */
const seasonField = (day: string | undefined): string =>
  day === undefined ? "" : `${Number(day.slice(3))}.${Number(day.slice(0, 2))}.`;

/** '15.11.' as 'MM-DD'; null for a day that no year has. */
export function readSeasonDay(typed: string): string | null {
  const match = /^(\d{1,2})\.\s*(\d{1,2})\.?$/.exec(typed.trim());
  if (match === null) return null;
  const day = `${(match[2] ?? "").padStart(2, "0")}-${(match[1] ?? "").padStart(2, "0")}`;
  return isLocalDate(`2028-${day}`) ? day : null;
}

export const availabilityDraft = (rule: Availability, timezone: string): AvailabilityDraft => ({
  from: dayField(rule.from, timezone),
  to: lastDayField(rule.to, timezone),
  orderDays: rule.orderDays ?? [],
  windows: windowDrafts(rule.windows ?? []),
  seasonFrom: seasonField(rule.season?.from),
  seasonTo: seasonField(rule.season?.to),
});

/** Half typed rows are left out, since previews follow each key. */
export function availabilityOf(draft: AvailabilityDraft, timezone: string): Availability {
  const [from, to] = [readSeasonDay(draft.seasonFrom), readSeasonDay(draft.seasonTo)];
  return {
    ...(isLocalDate(draft.from) && { from: dayStart(draft.from, timezone) }),
    ...(isLocalDate(draft.to) && { to: dayEnd(draft.to, timezone) }),
    ...(draft.orderDays.length > 0 && { orderDays: draft.orderDays }),
    ...(draft.windows.length > 0 && { windows: windowsOf(draft.windows) }),
    ...(from !== null && to !== null && { season: { from, to } }),
  };
}

export function checkAvailability(draft: AvailabilityDraft, { note }: ReturnType<typeof fieldChecks>): void {
  if (draft.from !== "" && !isLocalDate(draft.from)) note("from", "not-date");
  if (draft.to !== "" && !isLocalDate(draft.to)) note("to", "not-date");
  if (draft.from !== "" && draft.to !== "" && draft.to < draft.from) note("to", "ends-before");
  const seasons = [["seasonFrom", draft.seasonFrom], ["seasonTo", draft.seasonTo]] as const; // prettier-ignore
  if (seasons.some(([, typed]) => typed.trim() !== ""))
    for (const [name, typed] of seasons)
      if (readSeasonDay(typed) === null) note(name, { sentence: "Bitte einen Tag wie 15.11. eingeben." });
  const wrong = windowErrors(draft.windows, "windows");
  Object.entries(wrong).forEach(([name, problem]) => note(name, problem));
  if (Object.keys(wrong).length === 0 && windowsOverlap(windowsOf(draft.windows)))
    note("windows", { sentence: "Zwei Zeiten überschneiden sich." });
}
