import type { LocalTime, Minutes, Weekday } from "./instant.ts";

/** Start plus length, so that a window may cross midnight. */
export interface Window {
  readonly weekday: Weekday;
  readonly start: LocalTime;
  readonly minutes: Minutes;
}
