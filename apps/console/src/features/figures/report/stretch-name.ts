import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { isoWeekOf } from "@lokalkorb/domain/kernel/time/iso-week";
import type { Step, Stretch } from "./spans.ts";

/** 'Fr., 20.11.', 'KW 47', 'November 2026' */
export function stretchName({ first }: Stretch, step: Step, country: Country): string {
  const day = formatDay(first, country);
  if (step === "tag") return `${day.slice(0, 2)}., ${first.slice(8)}.${first.slice(5, 7)}.`;
  if (step === "woche") return `KW\u00a0${Number(isoWeekOf(first).slice(6))}`;
  return `${day.split(". ")[1] ?? ""} ${first.slice(0, 4)}`;
}

/** Under its bar: '20.11.', 'KW 47', 'Nov.' */
export const stretchTick = (stretch: Stretch, step: Step, country: Country): string =>
  step === "tag"
    ? stretchName(stretch, step, country).slice(5)
    : step === "woche"
      ? stretchName(stretch, step, country)
      : stretchName(stretch, step, country).slice(0, 3);

/** '24.10. bis 20.11.2026' */
export const spanName = (first: LocalDate, last: LocalDate): string =>
  `${first.slice(0, 4) === last.slice(0, 4) ? formatDate(first).slice(0, 6) : formatDate(first)} bis ${formatDate(last)}`;
