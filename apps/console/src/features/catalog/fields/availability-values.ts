import type { Availability } from "@lokalkorb/domain/kernel/time/availability";
import { availabilityFields } from "@lokalkorb/domain/kernel/time/availability-fields";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { checkRange, dayRange, spanOf, type DayRange } from "@/shared/forms/state/day-range";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldChecks } from "@/shared/forms/state/read-fields";

const form = documentForm(availabilityFields, ["orderDays", "windows"]);

/** When something can be had. */
export interface AvailabilityValues extends DayRange, FormValues<typeof form> {
  /** '15.11.' */
  readonly seasonFrom: string;
  readonly seasonTo: string;
}

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

export const availabilityValues = (rule: Availability, timezone: string): AvailabilityValues => ({
  ...form.values(rule),
  ...dayRange(rule, timezone),
  seasonFrom: seasonField(rule.season?.from),
  seasonTo: seasonField(rule.season?.to),
});

/** With every field of it, so that an emptied one leaves the document. */
export function availabilityOf(values: AvailabilityValues, timezone: string) {
  const [from, to] = [readSeasonDay(values.seasonFrom), readSeasonDay(values.seasonTo)];
  const { orderDays, windows } = form.stored(values, {});
  return {
    ...spanOf(values, timezone),
    orderDays,
    windows,
    season: from !== null && to !== null ? { from, to } : undefined,
  };
}

export function checkAvailability(values: AvailabilityValues, checks: FieldChecks): void {
  checkRange(checks, values, "from", "to");
  const seasons = [["seasonFrom", values.seasonFrom], ["seasonTo", values.seasonTo]] as const; // prettier-ignore
  if (seasons.some(([, typed]) => typed.trim() !== ""))
    for (const [name, typed] of seasons)
      if (readSeasonDay(typed) === null) checks.note(name, { sentence: "Bitte einen Tag wie 15.11. eingeben." });
  form.check(values, checks);
}
