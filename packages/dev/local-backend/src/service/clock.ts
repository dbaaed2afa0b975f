/** The time every service of one backend goes by. Tests move it instead of waiting. */
export interface Clock {
  /** Milliseconds since 1970, like `Date.now()`. */
  readonly now: () => number;
  /** How far the clock stands from the machine's own. */
  readonly offset: number;
  advance(milliseconds: number): void;
  /** Lets the clock show this instant now; it runs on from there. */
  set(instant: Date): void;
  /** Called after every move. Returns the unsubscribe function. */
  onMove(listener: (offset: number) => void): () => void;
}

export function createClock(): Clock {
  let offset = 0;
  const listeners = new Set<(offset: number) => void>();
  const moveTo = (next: number): void => {
    // Everything behind it reckons with dates; a clock that shows none would break far from here.
    if (Number.isNaN(new Date(Date.now() + next).getTime())) throw new RangeError("The clock would show no date.");
    offset = next;
    for (const listener of listeners) listener(offset);
  };
  return {
    now: () => Date.now() + offset,
    get offset() {
      return offset;
    },
    advance: (milliseconds) => moveTo(offset + milliseconds),
    set: (instant) => moveTo(instant.getTime() - Date.now()),
    onMove: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
