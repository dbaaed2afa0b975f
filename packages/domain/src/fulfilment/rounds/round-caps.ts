/** Pieces per item; all that is handed out in one round, by whichever of its ways. */
export type Pieces = Readonly<Record<string, number>>;

/** The most that one round has of its goods, and the ways that share it. */
export interface RoundCaps {
  readonly methodIds: readonly string[];
  readonly itemCaps: Pieces;
}

interface CappedRound {
  readonly methodIds: readonly string[];
  readonly itemCaps?: Pieces | undefined;
}

/** The goods that a way shares with the other ways of its round; null where it is in none. A round without caps counts, too: its shop may set one while it is open. */
export function capsOfMethod(rounds: readonly CappedRound[], methodId: string): RoundCaps | null {
  const round = rounds.find(({ methodIds }) => methodIds.includes(methodId));
  return round === undefined ? null : { methodIds: round.methodIds, itemCaps: round.itemCaps ?? {} };
}

/** The orders of one way for one day, with the pieces that each of them holds. */
export interface WayOfDay {
  readonly held: Readonly<Record<string, { readonly items?: Pieces | undefined }>>;
}

/** Pieces of an item that a round has left for one order, whose own ones are free to it; null = no cap. */
export function leftInRound(
  { itemCaps }: Pick<RoundCaps, "itemCaps">,
  ways: readonly (WayOfDay | null)[],
  orderId?: string,
): (itemId: string) => number | null {
  return (itemId) => {
    const cap = itemCaps[itemId];
    if (cap === undefined) return null;
    const held = ways.flatMap((way) => Object.entries(way?.held ?? {}));
    const taken = held.reduce((sum, [holder, { items }]) => sum + (holder === orderId ? 0 : (items?.[itemId] ?? 0)), 0);
    return Math.max(0, cap - taken);
  };
}

export interface ShortGoods {
  readonly itemId: string;
  readonly name: string;
  readonly available: number;
}

/** Goods of which a round has fewer than are wanted. What an order has already is not taken from it, so only more than `before` is asked about. */
export const shortInRound = (
  wanted: Iterable<readonly [itemId: string, count: number]>,
  left: (itemId: string) => number | null,
  nameOf: (itemId: string) => string,
  before: ReadonlyMap<string, number> = new Map(),
): ShortGoods[] =>
  [...wanted].flatMap(([itemId, count]) => {
    const available = left(itemId);
    const isShort = available !== null && available < count && count > (before.get(itemId) ?? 0);
    return isShort ? [{ itemId, name: nameOf(itemId), available }] : [];
  });
