import type { CountedStock } from "../scenarios/scenario/catalog.ts";

export interface ShardCounts {
  readonly onHand: number;
  readonly reserved: number;
}

/** The pieces of an item, spread evenly over its shards. */
export function shardsFor(stock: CountedStock | null): ShardCounts[] {
  if (stock === null) return [];
  const { onHand, shards } = stock;
  return Array.from({ length: shards }, (_, index) => ({
    onHand: Math.floor(onHand / shards) + (index < onHand % shards ? 1 : 0),
    reserved: 0,
  }));
}

/** The same shards after so many pieces were promised; null when there are too few. */
export function withReserved(shards: readonly ShardCounts[], quantity: number): ShardCounts[] | null {
  let rest = quantity;
  const after = shards.map(({ onHand, reserved }) => {
    const taken = Math.min(rest, onHand - reserved);
    rest -= taken;
    return { onHand, reserved: reserved + taken };
  });
  return rest === 0 ? after : null;
}
