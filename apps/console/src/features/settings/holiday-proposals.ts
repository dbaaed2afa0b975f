import {
  publicHolidays,
  type HolidayRegion,
  type PublicHoliday,
} from "@lokalkorb/domain/kernel/country/public-holidays";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { ClosureValues } from "@/entities/shop/closure-values";

const daysAhead = 365;

/** Public holidays of the coming year on which nothing is entered yet, next ones first. */
export function holidayProposals(
  today: LocalDate,
  region: HolidayRegion,
  closures: readonly Pick<ClosureValues, "from" | "to">[],
): readonly PublicHoliday[] {
  const year = Number(today.slice(0, 4));
  const last = addDays(today, daysAhead);
  return [...publicHolidays(year, region), ...publicHolidays(year + 1, region)].filter(
    ({ date }) =>
      date >= today &&
      date < last &&
      !closures.some(({ from, to }) => isLocalDate(from) && isLocalDate(to) && date >= from && date <= to),
  );
}

/** The whole shop is closed on it, until the entry is changed. */
export const holidayRow = ({ date, name }: PublicHoliday): ClosureValues => ({
  from: date,
  to: date,
  reason: name,
  mode: "closed",
  methods: [],
});
