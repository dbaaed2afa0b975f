import type { LocalDate, LocalTime } from "@lokalkorb/domain/kernel/time/instant";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";

/** '7', '7:30', '7.30', '0730' and '07:30 Uhr' as '07:30', '24:00' as '00:00'; null for what is no time of a day. */
export function readTime(typed: string): LocalTime | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*Uhr)?$/i.exec(typed.trim());
  if (match === null) return null;
  const [, hour = "", minute = "00"] = match;
  const time = `${hour.padStart(2, "0")}:${minute}`;
  if (time === "24:00") return "00:00";
  return Number(hour) < 24 && Number(minute) < 60 ? time : null;
}

const dateShapes = [
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** '24.12.2026', '24.12.26', '24122026' and '2026-12-24' as '2026-12-24'; null for what is no day of the calendar. */
export function readDate(typed: string): LocalDate | null {
  const text = typed.trim();
  for (const shape of dateShapes) {
    const { day = "", month = "", year = "" } = shape.exec(text)?.groups ?? {};
    const date = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    if (isLocalDate(date)) return date;
  }
  return null;
}

/** As it stands in a field; what is no day stays as it was typed. */
export const shownDate = (value: string): string => (isLocalDate(value) ? formatDate(value) : value);
