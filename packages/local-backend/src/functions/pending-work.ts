/** Counts what runs or waits to run, so that a test can wait for quiet instead of sleeping. */
export interface PendingWork {
  readonly count: number;
  started(): void;
  readonly finished: () => void;
  /** Resolves once nothing is pending; at once when that is so already. */
  readonly idle: () => Promise<void>;
}

export const createPendingWork = (): PendingWork => {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    get count() {
      return count;
    },
    started: () => {
      count++;
    },
    finished: () => {
      count--;
      if (count > 0) return;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    idle: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};
