/** The same choices for the same seed, on every machine. */
export interface SeededRandom {
  /** 0 inclusive to `end` exclusive. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Between `least` and `most` different items, in random order. */
  some<T>(items: readonly T[], least: number, most: number): T[];
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    some: (items, least, most) => {
      const rest = [...items];
      const count = Math.min(rest.length, least + below(most - least + 1));
      return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0]) as typeof rest;
    },
  };
}
