import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { type CountedItem, isLow } from "@lokalkorb/domain/catalog/stock/low-stock";
import type { SoldOutChoice } from "@lokalkorb/domain/catalog/goods/sold-out";

/** `live` of a storefront: what changes between two publications. Lists only name what is gone, low or full. */
export interface LiveItemState {
  readonly itemId: Id<"product">;
  readonly isGone: boolean;
  readonly isLow: boolean;
  /** When it comes back by itself; absent while it is there, or while that is unknown. */
  readonly until?: Instant;
}

export interface LiveItemLists {
  readonly soldOutItemIds: readonly string[];
  readonly lowItemIds: readonly string[];
  readonly soldOutUntil?: Readonly<Record<string, number>>;
}

function withOrWithout(list: readonly string[], entry: string, wanted: boolean): readonly string[] {
  if (list.includes(entry) === wanted) return list;
  return wanted ? [...list, entry].toSorted() : list.filter((other) => other !== entry);
}

/** The lists after an item changed, or null when they already say so: only crossings are written. */
export function liveItemsAfter<Live extends LiveItemLists>(
  live: Live,
  item: LiveItemState,
): Required<LiveItemLists> | null {
  const soldOutItemIds = withOrWithout(live.soldOutItemIds, item.itemId, item.isGone);
  const lowItemIds = withOrWithout(live.lowItemIds, item.itemId, item.isLow && !item.isGone);
  const { [item.itemId]: before, ...others } = live.soldOutUntil ?? {};
  const soldOutUntil = item.until === undefined ? others : { ...others, [item.itemId]: item.until };
  return soldOutItemIds === live.soldOutItemIds && lowItemIds === live.lowItemIds && before === item.until
    ? null
    : { soldOutItemIds, lowItemIds, soldOutUntil };
}

/** Full slots with one more or one fewer; those that are over leave the list on the way. Null when nothing changes. */
export function fullSlotsAfter(
  fullSlots: readonly string[],
  entry: string,
  isFull: boolean,
  isOver: (entry: string) => boolean,
): readonly string[] | null {
  const current = fullSlots.filter((other) => !isOver(other));
  const next = withOrWithout(current, entry, isFull);
  return next.length === fullSlots.length && next.every((other) => fullSlots.includes(other)) ? null : next;
}

export interface StockFacts extends CountedItem {
  readonly soldOutUntil?: Instant;
  readonly blocked?: object;
}

/** Whether shoppers can have an item now: sold out by hand until some moment, or counted and none left. */
export function liveItemState(itemId: Id<"product">, item: StockFacts, now: Instant): LiveItemState {
  const isCounted = item.stock.mode !== "unlimited";
  const left = item.stock.onHand - item.stock.reserved;
  const { soldOutUntil: until } = item;
  const isManuallySoldOut = until !== undefined && until > now;
  // An item out of stock, hidden or blocked does not come back with that moment.
  const isGoneOtherwise = (isCounted && left <= 0) || item.status !== "active" || item.blocked !== undefined;
  return {
    itemId,
    isGone: isManuallySoldOut || isGoneOtherwise,
    ...(isManuallySoldOut && !isGoneOtherwise ? { until } : {}),
    isLow: isLow(item),
  };
}

interface OptionFacts {
  readonly id: string;
  readonly choices: readonly { readonly id: string; readonly soldOutUntil?: Instant }[];
}

/** Choices of these groups that are sold out, each with the moment of its return. */
export const soldOutChoicesOf = (options: readonly OptionFacts[], now: Instant): SoldOutChoice[] =>
  options.flatMap(({ id: optionId, choices }) =>
    choices.flatMap(({ id: choiceId, soldOutUntil: until }) =>
      until !== undefined && until > now ? [{ optionId, choiceId, until }] : [],
    ),
  );
