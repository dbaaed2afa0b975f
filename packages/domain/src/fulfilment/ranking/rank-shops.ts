import type { Instant } from "../../kernel/time/instant.ts";

/** All that the order of shops depends on. Neither money nor a wish of the platform is among it (PLT-01). */
export interface RankedShop {
  readonly name: string;
  /** Its address on the platform: unique, so that no two shops are equal. */
  readonly slug: string;
  /** It comes as a parcel, and in no shorter way. */
  readonly onlyShips: boolean;
  readonly isOpen: boolean;
  /** As the crow flies; null where no place is wanted, or its own is not known. */
  readonly kilometres: number | null;
  /** The first time that can be had in any of its ways. */
  readonly nextAt: Instant | null;
}

/** The first one that tells two shops apart decides; the page „Wie wird sortiert?“ explains each of them. */
export const rankingCriteria = ["parcelsLast", "openFirst", "nearFirst", "soonFirst", "byName"] as const;
export type RankingCriterion = (typeof rankingCriteria)[number];

type Order = (a: RankedShop, b: RankedShop) => number;

const orders: Readonly<Record<RankingCriterion, Order>> = {
  parcelsLast: (a, b) => Number(a.onlyShips) - Number(b.onlyShips),
  openFirst: (a, b) => Number(b.isOpen) - Number(a.isOpen),
  nearFirst: (a, b) => unknownLast(a.kilometres, b.kilometres),
  soonFirst: (a, b) => unknownLast(a.nextAt, b.nextAt),
  byName: (a, b) => a.name.localeCompare(b.name, "de") || (a.slug < b.slug ? -1 : Number(a.slug > b.slug)),
};

const unknownLast = (a: number | null, b: number | null): number => (a === b ? 0 : (a ?? Infinity) - (b ?? Infinity));

/** PLT-01 P2B Art. 5: one and the same order for all, and no money changes it. */
export function compareShops(a: RankedShop, b: RankedShop): number {
  for (const criterion of rankingCriteria) {
    const order = orders[criterion](a, b);
    if (order !== 0) return order;
  }
  return 0;
}
