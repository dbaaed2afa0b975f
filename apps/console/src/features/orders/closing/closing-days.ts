import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import type { ClosingFigures } from "@lokalkorb/domain/ordering/closing/closing-fields";

const offeredDays = 7;

/** Days that can still be closed, the newest first: today and the last ones, as far as they come after the last closing. */
export function closableDays(today: LocalDate, lastClosed: LocalDate | null): readonly LocalDate[] {
  return Array.from({ length: offeredDays }, (_, back) => addDays(today, -back)).filter(
    (day) => lastClosed === null || day > lastClosed,
  );
}

/** Days between the last closing and this one, the oldest first: a later closing would take them in. */
export function skippedDays(day: LocalDate, lastClosed: LocalDate | null): readonly LocalDate[] {
  if (lastClosed === null) return [];
  const days: LocalDate[] = [];
  for (let one = addDays(lastClosed, 1); one < day; one = addDays(one, 1)) days.push(one);
  return days;
}

/** Rows that came after the closing of their own day. */
export const lateRows = ({ sales, refunds }: Pick<ClosingFigures, "sales" | "refunds">, day: LocalDate) => ({
  sales: sales.filter((row) => row.day < day),
  refunds: refunds.filter((row) => row.day < day),
});
