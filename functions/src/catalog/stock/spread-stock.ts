export interface Shard {
  readonly id: string;
  readonly onHand: number;
  readonly reserved: number;
}

const sum = (shards: readonly Shard[], of: (shard: Shard) => number): number =>
  shards.reduce((total, shard) => total + of(shard), 0);

export const availableIn = (shards: readonly Shard[]): number => sum(shards, (shard) => shard.onHand - shard.reserved);

export const reservedIn = (shards: readonly Shard[]): number => sum(shards, (shard) => shard.reserved);

/** Reserves pieces, beginning with the fullest shard so that most orders touch one. Null when there are too few. */
export const reserve = (shards: readonly Shard[], qty: number): Shard[] | null =>
  walk(
    shards.toSorted((a, b) => b.onHand - b.reserved - (a.onHand - a.reserved)),
    qty,
    (shard) => shard.onHand - shard.reserved,
    (shard, quantity) => ({ ...shard, reserved: shard.reserved + quantity }),
  );

/** Gives reserved pieces back. It does not matter from which shards: their reservations add up to the open orders. */
export const release = (shards: readonly Shard[], qty: number): Shard[] =>
  walk(
    shards,
    Math.min(qty, reservedIn(shards)),
    (shard) => shard.reserved,
    (shard, quantity) => ({ ...shard, reserved: shard.reserved - quantity }),
  ) ?? [];

/** Pieces handed over leave both counters. */
export const handOver = (shards: readonly Shard[], qty: number): Shard[] =>
  walk(
    shards,
    Math.min(qty, reservedIn(shards)),
    (shard) => shard.reserved,
    (shard, quantity) => ({ ...shard, onHand: shard.onHand - quantity, reserved: shard.reserved - quantity }),
  ) ?? [];

/**
 * Pieces that had left are reserved once more, as if they had stayed: no other order could have had them meanwhile, so
 * nothing is taken from the free ones.
 */
export const takeBack = ([first]: readonly Shard[], qty: number): Shard[] =>
  first === undefined || qty === 0 ? [] : [{ ...first, onHand: first.onHand + qty, reserved: first.reserved + qty }];

/** The shards after some of them have changed. */
export const withChanged = (shards: readonly Shard[], changed: readonly Shard[]): Shard[] =>
  shards.map((shard) => changed.find(({ id }) => id === shard.id) ?? shard);

/** Units of one shard: few enough to be sold one after the other in time, and each release reads every shard. */
const unitsPerShard = 40;
const mostShards = 4;

/** On how many shards so many pieces lie: what is sold by the hundred is sold to many at once. */
export const shardCount = (onHand: number): number =>
  Math.min(mostShards, Math.max(1, Math.ceil(onHand / unitsPerShard)));

export interface Recount {
  readonly shards: readonly Shard[];
  /** Those that are not needed any more. */
  readonly gone: readonly string[];
}

/**
 * Spreads a new count evenly over as many shards as it wants; none gets fewer pieces than are reserved on it, and none on which some are
 * reserved goes. Null when fewer than reserved.
 */
export function recount(before: readonly Shard[], onHand: number): Recount | null {
  const free = onHand - reservedIn(before);
  if (free < 0) return null;
  const wanted = shardCount(onHand);
  const [busy, idle] = [before.filter(({ reserved }) => reserved > 0), before.filter(({ reserved }) => reserved === 0)];
  const stays = [...busy, ...idle.slice(0, Math.max(0, wanted - busy.length))];
  const ids = new Set(stays.map(({ id }) => id));
  for (let next = 0; ids.size < wanted; next++) ids.add(String(next));
  const each = Math.floor(free / ids.size);
  return {
    shards: [...ids].map((id, index) => {
      const reserved = stays.find((shard) => shard.id === id)?.reserved ?? 0;
      return { id, reserved, onHand: reserved + each + (index < free % ids.size ? 1 : 0) };
    }),
    gone: idle.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  };
}

function walk(
  shards: readonly Shard[],
  qty: number,
  most: (shard: Shard) => number,
  change: (shard: Shard, quantity: number) => Shard,
): Shard[] | null {
  const changes: Shard[] = [];
  let rest = qty;
  for (const shard of shards) {
    const quantity = Math.min(rest, Math.max(0, most(shard)));
    if (quantity > 0) changes.push(change(shard, quantity));
    rest -= quantity;
    if (rest === 0) return changes;
  }
  return rest === 0 ? changes : null;
}
