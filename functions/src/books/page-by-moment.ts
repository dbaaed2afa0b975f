import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export interface MomentPage<Of> {
  readonly found: readonly Of[];
  /** Where the next page begins; null: there is none. */
  readonly next: Instant | null;
}

/**
 * A page of several lists that are read in the order of a moment, each with at most `limit`. It ends before the first moment
 * that one of them may have cut off, so that no two documents of one moment are parted; one that is in two lists is there once.
 */
export function pageByMoment<Of extends { readonly id: string }>(
  lists: readonly (readonly Of[])[],
  momentOf: (one: Of) => Instant,
  limit: number,
  direction: 1 | -1 = 1,
): MomentPage<Of> {
  const all = [...new Map(lists.flat().map((one) => [one.id, one])).values()];
  const lasts = lists.flatMap((list) => {
    const last = list.length < limit ? undefined : list.at(-1);
    return last === undefined ? [] : [momentOf(last)];
  });
  if (lasts.length === 0) return { found: all, next: null };
  const end = direction === 1 ? Math.min(...lasts) : Math.max(...lasts);
  const before = all.filter((one) => (direction === 1 ? momentOf(one) < end : momentOf(one) > end));
  // A whole page of one moment is taken as it is: the next one begins behind it.
  return before.length > 0 ? { found: before, next: end } : { found: all, next: end + direction };
}
