/** The one clock of a store: microseconds, never standing still over commits, never going back. */
export interface MicroClock {
  /** A time newer than everything handed out before, for a commit. */
  next(): number;
  /** A time at least as new as everything handed out before, for a read. */
  now(): number;
}

export function createMicroClock(milliseconds: () => number, last: number): MicroClock {
  let latest = last;
  return {
    next: () => (latest = Math.max(Math.floor(milliseconds()) * 1000, latest + 1)),
    now: () => (latest = Math.max(Math.floor(milliseconds()) * 1000, latest)),
  };
}
