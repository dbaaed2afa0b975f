interface Runs {
  readonly current: Promise<void>;
  next: Promise<void> | null;
}

/**
 * Folds requests for the same work that arrive while it runs into one more run. Every request is answered by a run that
 * began after it, so no answer is older than its question.
 */
export function createCoalescer() {
  const runsByKey = new Map<string, Runs>();

  const start = (key: string, work: () => Promise<void>): Promise<void> => {
    const current = work();
    const runs: Runs = { current, next: null };
    runsByKey.set(key, runs);
    const leave = (): void => {
      if (runsByKey.get(key) === runs && runs.next === null) runsByKey.delete(key);
    };
    current.then(leave, leave);
    return current;
  };

  return {
    run: (key: string, work: () => Promise<void>): Promise<void> => {
      const runs = runsByKey.get(key);
      if (runs === undefined) return start(key, work);
      const startNext = (): Promise<void> => start(key, work);
      return (runs.next ??= runs.current.then(startNext, startNext));
    },
  };
}
