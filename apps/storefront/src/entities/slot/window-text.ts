import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import type { Window } from "@lokalkorb/domain/kernel/time/window";

const days = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

/** Days of the same hours stand together: 'Mo–Fr 7:00–10:00 und 15:00–18:00 Uhr'. */
export function windowTexts(windows: readonly Window[]): readonly string[] {
  const byDay: string[] = [];
  for (const { weekday, start, minutes } of windows.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const hours = isWholeDay(start, minutes) ? "rund um die" : `${start}–${clock(start, minutes)}`;
    byDay[weekday] = byDay[weekday] === undefined ? hours : `${byDay[weekday]} und ${hours}`;
  }
  const byHours = new Map<string, number[]>();
  for (const [weekday, hours] of byDay.entries())
    if (hours !== undefined) byHours.set(hours, [...(byHours.get(hours) ?? []), weekday]);
  return [...byHours].map(([hours, weekdays]) => `${listDays(weekdays)} ${hours}\u00a0Uhr`);
}

export const isWholeDay = (start: string, minutes: Minutes): boolean => start === "00:00" && minutes === 1440;

/** The end of a window, '17:30'. */
export function clock(start: string, minutes: Minutes): string {
  const [hour = 0, minute = 0] = start.split(":").map(Number);
  const end = hour * 60 + minute + minutes;
  return `${String(Math.floor(end / 60) % 24).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

/** 1 = Monday; three and more in a row become a range. */
export function listDays(weekdays: readonly number[]): string {
  const sorted = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const name = (weekday: number | undefined): string => days[(weekday ?? 1) - 1] ?? "";
  const isRow = sorted.length > 2 && sorted.every((weekday, index) => weekday === (sorted[0] ?? 0) + index);
  if (sorted.length === 7) return "täglich";
  return isRow ? `${name(sorted[0])}–${name(sorted.at(-1))}` : sorted.map(name).join(", ");
}
