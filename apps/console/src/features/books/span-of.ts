import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, daysBetween, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { BookedSpan } from "@lokalkorb/domain/invoices/books/booked-entry";
import { type BookFile, isOfBookings } from "./book-files.ts";
import { booksText as words } from "./books-text.ts";

/** The month before that of this day. */
export function lastMonth(today: LocalDate): BookedSpan {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** From the first of the month until this day. */
export const thisMonth = (today: LocalDate): BookedSpan => ({ from: `${today.slice(0, 7)}-01`, to: today });

const mostDays = 366;

/** Where the days are wrong, and how. */
export function spanProblem(
  { from, to }: BookedSpan,
  file: BookFile,
): { readonly field: "from" | "to"; readonly text: string } | null {
  if (!isLocalDate(from)) return { field: "from", text: words.dayWrong };
  if (!isLocalDate(to)) return { field: "to", text: words.dayWrong };
  if (to < from) return { field: "to", text: words.order };
  if (isOfBookings(file) && from.slice(0, 7) !== to.slice(0, 7)) return { field: "to", text: words.oneMonth };
  return daysBetween(from, to) >= mostDays ? { field: "to", text: words.tooLong } : null;
}
