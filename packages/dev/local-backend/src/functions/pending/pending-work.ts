/** Counts what runs or waits to run, so that a test can wait for quiet instead of sleeping. */
export interface PendingWork {
  readonly count: number;
  started(): void;
  readonly finished: () => void;
  /** Says that so many of those counted wait for this time of the backend's clock; the answer ends that. */
  sleepUntil(due: number, howMany?: number): () => void;
  /** When the first of the sleeping wakes; Infinity when none sleeps. */
  nextWake(): number;
  /** Resolves once nothing is pending; at once when that is so already. */
  readonly idle: () => Promise<void>;
  /** Resolves once all that is pending sleeps. */
  readonly still: () => Promise<void>;
  /** Holds work back on purpose until a test waits for quiet and nothing else is left. */
  holdBack(held: HeldBack): void;
}

export interface HeldBack {
  count(): number;
  release(): void;
}

export function createPendingWork(): PendingWork {
  let count = 0;
  const held: HeldBack[] = [];
  const sleepers = new Set<{ readonly due: number; readonly howMany: number }>();
  let sleeping = 0;
  let untilIdle: (() => void)[] = [];
  let untilStill: (() => void)[] = [];

  const look = (): void => {
    const isAwaited = untilIdle.length > 0 || untilStill.length > 0;
    const heldCount = held.reduce((sum, each) => sum + each.count(), 0);
    if (isAwaited && heldCount > 0 && count - sleeping <= heldCount) for (const each of held) each.release();
    if (count <= sleeping) {
      const woken = untilStill;
      untilStill = [];
      for (const wake of woken) wake();
    }
    if (count === 0) {
      const woken = untilIdle;
      untilIdle = [];
      for (const wake of woken) wake();
    }
  };

  return {
    get count() {
      return count;
    },
    started: () => {
      count++;
    },
    finished: () => {
      count--;
      look();
    },
    sleepUntil: (due, howMany = 1) => {
      const sleeper = { due, howMany };
      sleepers.add(sleeper);
      sleeping += howMany;
      look();
      return () => {
        if (sleepers.delete(sleeper)) sleeping -= howMany;
      };
    },
    nextWake: () => Math.min(Number.POSITIVE_INFINITY, ...[...sleepers].map(({ due }) => due)),
    idle: () =>
      new Promise((resolve) => {
        untilIdle.push(resolve);
        look();
      }),
    still: () =>
      new Promise((resolve) => {
        untilStill.push(resolve);
        look();
      }),
    holdBack: (next) => void held.push(next),
  };
}
