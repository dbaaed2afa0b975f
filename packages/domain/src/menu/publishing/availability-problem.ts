import { windowsOverlap } from "../../kernel/time/window-span.ts";
import { isLocalDate } from "../../kernel/time/local-date.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { Availability } from "../../kernel/time/availability.ts";

/** Whether it can be kept: real times, no overlaps, an end after the beginning, days of a season that exist. */
export function isSoundAvailability({ from, to, windows = [], season }: Availability): boolean {
  if (from !== undefined && to !== undefined && from >= to) return false;
  if (season && ![season.from, season.to].every(isDayOfYear)) return false;
  return areSoundWindows(windows);
}

/** Of a leap year, so that 29 February is a day. */
const isDayOfYear = (day: string): boolean => isLocalDate(`2028-${day}`);

const longestWindow = 7 * 1440;

export function areSoundWindows(windows: readonly Window[]): boolean {
  return windows.every(isSoundWindow) && !windowsOverlap(windows);
}

function isSoundWindow({ start, minutes }: Window): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(start) && minutes > 0 && minutes <= longestWindow;
}
