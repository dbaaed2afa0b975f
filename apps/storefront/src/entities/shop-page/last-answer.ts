export interface LastAnswerOptions {
  /** How many answers are kept; the one that was asked for the longest time ago goes first. */
  readonly most: number;
  readonly onFailure: (key: string, error: unknown) => void;
}

/** Asks anew each time; while the question fails, the last answer counts. Throws when there never was one. */
export function lastAnswer<Value>({ most, onFailure }: LastAnswerOptions) {
  const known = new Map<string, Value>();
  return async (key: string, ask: () => Promise<Value | null>): Promise<Value | null> => {
    try {
      const value = await ask();
      known.delete(key);
      if (value !== null) known.set(key, value);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return value;
    } catch (error) {
      const last = known.get(key);
      if (last === undefined) throw error;
      onFailure(key, error);
      return last;
    }
  };
}
