import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatWeek } from "@lokalkorb/domain/kernel/format/format-day";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { isIsoWeek, isoWeekOf } from "@lokalkorb/domain/kernel/time/iso-week";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { bundleText } from "./bundle-text.ts";

const ahead = 52;

export interface WeekInput {
  readonly today: LocalDate;
  readonly country: Country;
  /** The stored week, even if it is over. */
  readonly kept: string;
}

/** The weeks that a box may be planned for. Two large browsers have no field of their own for weeks. */
export function weekChoices({ today, country, kept }: WeekInput): Readonly<Record<string, string>> {
  const coming = Array.from({ length: ahead + 1 }, (_, index) => isoWeekOf(addDays(today, 7 * index)));
  const weeks = kept === "" || coming.includes(kept) ? coming : [kept, ...coming];
  return Object.fromEntries([
    ["", bundleText.chooseWeek],
    ...weeks.map((week) => [week, isIsoWeek(week) ? formatWeek(week, country) : week]),
  ]) as Record<string, string>;
}
