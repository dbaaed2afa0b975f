import { channel } from "node:diagnostics_channel";

/**
 * Lets work on the same documents of one process happen one after the other, in the order of arrival. Without it a
 * rush on one slot becomes a rush of aborted transactions; between processes the database decides. A turn is a courtesy:
 * work that takes longer than the limit goes on, and the next begins beside it.
 */
export interface KeyedMutex {
  run<Value>(keys: readonly string[], work: () => Promise<Value>): Promise<Value>;
  /** How many are waiting for or working on this key. */
  waitingFor(key: string): number;
}

/** Far above any honest work, so that one call that hangs blocks its documents no longer than this (milliseconds). */
const longestHold = 3_000;

/** So long that people notice (milliseconds); tests fail then. */
const longWait = 5_000;

/** Publishes long waits to its subscribers, if any. */
export const longWaits = channel("lokalkorb:long-wait");

export interface LongWait {
  readonly key: string;
  readonly milliseconds: number;
}

interface KeyedMutexOptions {
  readonly longest?: number;
  readonly long?: number;
  readonly onLongWait?: (key: string, milliseconds: number) => void;
}

export function createKeyedMutex({
  longest = longestHold,
  long = longWait,
  onLongWait = (key, milliseconds) => longWaits.publish({ key, milliseconds } satisfies LongWait),
}: KeyedMutexOptions = {}): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  const counts = new Map<string, number>();

  const one = async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = tails.get(key) ?? Promise.resolve();
    const watch = tails.has(key) ? setTimeout(() => onLongWait(key, long), long) : undefined;
    const mine = before.then(() => {
      clearTimeout(watch);
      return work();
    });
    tails.set(
      key,
      before.then(() => endOf(mine, longest)),
    );
    counts.set(key, (counts.get(key) ?? 0) + 1);
    try {
      return await mine;
    } finally {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) {
        counts.delete(key);
        tails.delete(key);
      } else counts.set(key, left);
    }
  };

  const all = <Value>([first, ...rest]: readonly string[], work: () => Promise<Value>): Promise<Value> =>
    first === undefined ? work() : one(first, () => all(rest, work));

  return {
    // Always in the same order, so that two never wait for each other.
    run: (keys, work) => all([...new Set(keys)].toSorted(), work),
    waitingFor: (key) => counts.get(key) ?? 0,
  };
}

/** When the work is over, however it ends, or when its time is. Timers do not follow the clock of the calendar. */
const endOf = (work: Promise<unknown>, longest: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
