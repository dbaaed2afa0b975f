/** So many starts per second, by a clock that is told and may jump. */
export interface TokenBucket {
  take(now: number, perSecond: number): boolean;
  /** When the next start is possible. */
  nextAt(now: number, perSecond: number): number;
}

/** How much of a second's worth may be started at once after a rest. */
const burst = 0.2;

export function createTokenBucket(): TokenBucket {
  let tokens = Number.POSITIVE_INFINITY;
  let countedAt = 0;
  const count = (now: number, perSecond: number): void => {
    const most = Math.max(1, Math.ceil(perSecond * burst));
    const grown = Math.max(now - countedAt, 0) * (perSecond / 1000);
    tokens = Math.min(most, tokens + grown);
    countedAt = now;
  };
  return {
    take: (now, perSecond) => {
      count(now, perSecond);
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
    nextAt: (now, perSecond) => {
      count(now, perSecond);
      return tokens >= 1 ? now : now + ((1 - tokens) * 1000) / perSecond;
    },
  };
}
