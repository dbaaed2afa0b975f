/** A small seeded source of chance: the same seed gives the same choices on every machine (mulberry32). */
export interface Chance {
  /** 0 to below 1. */
  next(): number;
  /** 0 to below `limit`. */
  below(limit: number): number;
  between(least: number, most: number): number;
  /** True so often, from 0 to 1. */
  chance(probability: number): boolean;
  /** True once in so many times. */
  once(inTimes: number): boolean;
  pick<const Value>(values: readonly [Value, ...Value[]]): Value;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    between: (least, most) => least + below(most - least + 1),
    once: (inTimes) => below(inTimes) === 0,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}
