/** 50 ms, doubling, at most a minute; a little spread keeps many from coming back at once. */
export const retryDelay = (attempt: number, first = 50): number =>
  Math.min(first * 2 ** Math.min(attempt, 20), 60_000) * (0.9 + Math.random() * 0.2);
