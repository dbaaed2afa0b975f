import type { SoldOutChoice } from "@lokalkorb/domain/offering/sold-out";

/** `live` of a storefront: what changes between two publications. Lists only name what is gone, low or full. */
export interface LiveItemState {
  readonly itemId: string;
  readonly isGone: boolean;
  readonly isLow: boolean;
}

export interface LiveItemLists {
  readonly soldOutItemIds: readonly string[];
  readonly lowItemIds: readonly string[];
}

const withOrWithout = (list: readonly string[], entry: string, wanted: boolean): readonly string[] => {
  if (list.includes(entry) === wanted) return list;
  return wanted ? [...list, entry].toSorted() : list.filter((other) => other !== entry);
};

/** The lists after an item changed, or null when they already say so: only crossings are written. */
export const liveItemsAfter = <Live extends LiveItemLists>(
  live: Live,
  item: LiveItemState,
): Pick<Live, "soldOutItemIds" | "lowItemIds"> | null => {
  const soldOutItemIds = withOrWithout(live.soldOutItemIds, item.itemId, item.isGone);
  const lowItemIds = withOrWithout(live.lowItemIds, item.itemId, item.isLow && !item.isGone);
  return soldOutItemIds === live.soldOutItemIds && lowItemIds === live.lowItemIds
    ? null
    : { soldOutItemIds, lowItemIds };
};

/** Full slots with one more or one fewer; those that are over leave the list on the way. Null when nothing changes. */
export const fullSlotsAfter = (
  fullSlots: readonly string[],
  entry: string,
  isFull: boolean,
  isOver: (entry: string) => boolean,
): readonly string[] | null => {
  const current = fullSlots.filter((other) => !isOver(other));
  const next = withOrWithout(current, entry, isFull);
  return next.length === fullSlots.length && next.every((other) => fullSlots.includes(other)) ? null : next;
};

export interface StockFacts {
  readonly stock: {
    readonly mode: string;
    readonly onHand: number;
    readonly reserved: number;
    readonly lowAt?: number;
  };
  readonly soldOutUntil?: number;
  readonly status: "active" | "hidden" | "archived";
}

/** Whether shoppers can have an item now: sold out by hand until some moment, or counted and none left. */
export const liveItemState = (itemId: string, item: StockFacts, now: number): LiveItemState => {
  const isCounted = item.stock.mode !== "unlimited";
  const left = item.stock.onHand - item.stock.reserved;
  return {
    itemId,
    isGone:
      (item.soldOutUntil !== undefined && item.soldOutUntil > now) ||
      (isCounted && left <= 0) ||
      item.status !== "active",
    isLow: isCounted && item.stock.lowAt !== undefined && left <= item.stock.lowAt,
  };
};

interface OptionFacts {
  readonly id: string;
  readonly choices: readonly { readonly id: string; readonly soldOutUntil?: number }[];
}

/** What of these groups cannot be chosen now, each with the moment from which it can be again. */
export const soldOutChoicesOf = (options: readonly OptionFacts[], now: number): SoldOutChoice[] =>
  options.flatMap(({ id: optionId, choices }) =>
    choices.flatMap(({ id: choiceId, soldOutUntil: until }) =>
      until !== undefined && until > now ? [{ optionId, choiceId, until }] : [],
    ),
  );
