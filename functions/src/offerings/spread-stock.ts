export interface Shard {
  readonly id: string;
  readonly onHand: number;
  readonly reserved: number;
}

export interface ShardChange {
  readonly id: string;
  readonly onHand: number;
  readonly reserved: number;
}

const sum = (shards: readonly Shard[], of: (shard: Shard) => number): number =>
  shards.reduce((total, shard) => total + of(shard), 0);

export const availableIn = (shards: readonly Shard[]): number => sum(shards, (shard) => shard.onHand - shard.reserved);

/** Reserves pieces, beginning with the fullest shard so that most orders touch one. Null when there are too few. */
export const reserve = (shards: readonly Shard[], qty: number): ShardChange[] | null =>
  walk(
    shards.toSorted((a, b) => b.onHand - b.reserved - (a.onHand - a.reserved)),
    qty,
    (shard) => shard.onHand - shard.reserved,
    (shard, pieces) => ({
      ...shard,
      reserved: shard.reserved + pieces,
    }),
  );

/** Gives reserved pieces back. It does not matter from which shards: their reservations add up to the open orders. */
export const release = (shards: readonly Shard[], qty: number): ShardChange[] =>
  walk(
    shards,
    Math.min(
      qty,
      sum(shards, (shard) => shard.reserved),
    ),
    (shard) => shard.reserved,
    (shard, pieces) => ({ ...shard, reserved: shard.reserved - pieces }),
  ) ?? [];

/** Pieces handed over leave both counters. */
export const handOver = (shards: readonly Shard[], qty: number): ShardChange[] =>
  walk(
    shards,
    Math.min(
      qty,
      sum(shards, (shard) => shard.reserved),
    ),
    (shard) => shard.reserved,
    (shard, pieces) => ({
      ...shard,
      onHand: shard.onHand - pieces,
      reserved: shard.reserved - pieces,
    }),
  ) ?? [];

/** Spreads a new count evenly; no shard gets fewer pieces than are reserved on it. Null when fewer than reserved. */
export const recount = (shards: readonly Shard[], onHand: number): ShardChange[] | null => {
  const free = onHand - sum(shards, (shard) => shard.reserved);
  if (free < 0 || shards.length === 0) return null;
  const each = Math.floor(free / shards.length);
  return shards.map((shard, index) => ({
    ...shard,
    onHand: shard.reserved + each + (index < free % shards.length ? 1 : 0),
  }));
};

const walk = (
  shards: readonly Shard[],
  qty: number,
  most: (shard: Shard) => number,
  change: (shard: Shard, pieces: number) => ShardChange,
): ShardChange[] | null => {
  const changes: ShardChange[] = [];
  let rest = qty;
  for (const shard of shards) {
    const pieces = Math.min(rest, Math.max(0, most(shard)));
    if (pieces > 0) changes.push(change(shard, pieces));
    rest -= pieces;
    if (rest === 0) return changes;
  }
  return rest === 0 ? changes : null;
};
