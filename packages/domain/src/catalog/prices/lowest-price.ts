import type { Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";

/** One day on which a price began to hold, `items/{i}/prices/{day}`; it holds until the next one. */
export interface PriceDay {
  readonly day: LocalDate;
  readonly priceCents: Cents;
  /** The lowest that is asked until then, at any hour; absent = priceCents. */
  readonly lowestCents?: Cents;
  /** The lowest price that public campaigns left; absent = there was none. */
  readonly saleCents?: Cents;
}

const lowestPriceDays = 30;

/**
 * PRC-07: what a reduction is measured by - the lowest price of the 30 days before the present price began. Cuts that
 * follow each other without a rise in between are one reduction, as long as its first step is no more than 30 days old.
 * null = there was no other price before, so nothing may be struck through.
 *
 * Campaigns count for what was asked before: everybody paid no more then, and nothing about it was individual (§ 11 PAngV
 * exempts only that). They begin and end no period of a price: beside the price of a product stands none of them.
 */
export function lowestPriceBefore(history: readonly PriceDay[], priceCents: Cents, today: LocalDate): Cents | null {
  const days = history.filter(({ day }) => day <= today).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  let first = days.length;
  // The days on which the present price holds already belong to it, and so do earlier cuts of the same reduction.
  let current = priceCents;
  while (first > 0) {
    const entry = days[first - 1];
    if (!entry || lowest(entry) < current) break;
    const began = entry.day >= addDays(today, -lowestPriceDays);
    const isSame = entry.priceCents === current && lowest(entry) === current;
    const earlier = days[first - 2];
    const isStep = began && earlier !== undefined && entry.priceCents < earlier.priceCents;
    if (!isSame && !isStep) break;
    current = entry.priceCents;
    first -= 1;
  }
  const start = days[first]?.day ?? today;
  const from = addDays(start, -lowestPriceDays);
  // A price that began before the 30 days may have held into them.
  const known = days.slice(0, first);
  const inForce = known.findLast(({ day }) => day <= from);
  const counting = [...(inForce ? [inForce] : []), ...known.filter(({ day }) => day > from)].map(paid);
  return counting.length > 0 ? Math.min(...counting) : null;
}

export const lowest = ({ priceCents, lowestCents }: PriceDay): Cents => Math.min(priceCents, lowestCents ?? priceCents);

/** With campaigns. */
const paid = (day: PriceDay): Cents => Math.min(lowest(day), day.saleCents ?? Infinity);
