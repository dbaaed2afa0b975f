import type { TaskTrigger } from "../host/endpoint.ts";

/**
 * Milliseconds until a task that failed so often is tried again: doubling from the shortest, after so many doublings
 * growing by the last step, never longer than the longest. No spread: by a movable clock, times are to be foreseen.
 */
export function taskBackoff(settings: TaskTrigger, failures: number): number {
  const { minBackoffSeconds, maxBackoffSeconds, maxDoublings } = settings;
  const doublings = Math.min(failures - 1, maxDoublings);
  const seconds = minBackoffSeconds * 2 ** doublings * Math.max(failures - maxDoublings, 1);
  return Math.min(seconds, maxBackoffSeconds) * 1000;
}

/** Whether a task has failed too often and for too long. */
export function isGivenUp(settings: TaskTrigger, failures: number, triedForMilliseconds: number): boolean {
  const { maxAttempts, maxRetrySeconds } = settings;
  const isTooLate = maxRetrySeconds > 0 && triedForMilliseconds >= maxRetrySeconds * 1000;
  if (maxAttempts <= 0) return isTooLate;
  return failures >= maxAttempts && (maxRetrySeconds <= 0 || isTooLate);
}
