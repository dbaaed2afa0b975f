import { dayMs, minuteMs, type Instant } from "../../kernel/time/instant.ts";
import type { Group } from "./group-fields.ts";

/** A group has time for one choice at least, and for the order of a week at most. */
export const shortestGroupMs = 5 * minuteMs;
export const longestGroupMs = 7 * dayMs;
/** After its end the page tells the order's state for a while; then all names are deleted (GDP-04). */
const keptAfterEnd = 7 * dayMs;

/** As near to the wish as it may be. */
export const groupEnd = (wanted: Instant, now: Instant): Instant =>
  Math.min(Math.max(wanted, now + shortestGroupMs), now + longestGroupMs);

export const groupKeptUntil = (closesAt: Instant): Instant => closesAt + keptAfterEnd;

/** Whether lines may change. */
export const isCollecting = ({ state, closesAt }: Pick<Group, "state" | "closesAt">, now: Instant): boolean =>
  state === "collecting" && now < closesAt;
