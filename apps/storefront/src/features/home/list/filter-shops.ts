import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { compareShops, type RankedShop } from "@lokalkorb/domain/fulfilment/ranking/rank-shops";
import type { ShopCard } from "@/entities/listing/shop-card";

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** `open`, `method:pickup`, `kind:bakery`, `diet:organic` */
export type Filter = "open" | `way:${FulfilmentType}` | `kind:${ShopKind}` | `diet:${Diet}`;

export interface ShopSearch {
  readonly place: string;
  readonly position: Position | null;
  readonly filters: ReadonlySet<Filter>;
  /** Whether the cards say which ways come to this very place. */
  readonly answered: boolean;
}

/** Traits of a shop without a time: known before its card is made. */
export interface ShopTraits extends Pick<ShopCard, "kind" | "zip" | "city" | "diets"> {
  readonly ways: readonly { readonly type: FulfilmentType }[];
}

export interface FoundShop {
  readonly card: ShopCard;
  readonly kilometres: number | null;
  /** It comes there as a parcel, and in no shorter way. */
  readonly onlyShips: boolean;
}

/**
 * Shops that come to a place or can be reached from there, in the one order of `compareShops`. Several kinds widen each other,
 * everything else narrows. While the answer for a place is on its way, those count that are there themselves.
 */
export function findShops(cards: readonly ShopCard[], search: ShopSearch): readonly FoundShop[] {
  const { place, position, filters, answered } = search;
  return cards
    .map((card) => (answered ? withWaysThere(card) : card))
    .filter(
      (card) =>
        (answered && card.reach !== undefined ? card.reach !== null : isAt(card, place)) &&
        hasTraits(card, filters) &&
        (!filters.has("open") || card.opening.state === "open"),
    )
    .map((card) => ({ card, rank: rankOf(card, { position, answered }) }))
    .sort((a, b) => compareShops(a.rank, b.rank))
    .map(({ card, rank: { kilometres, onlyShips } }) => ({ card, kilometres, onlyShips }));
}

/** Without the ways that do not come there; of what only comes as a parcel the others are too far away. */
const withWaysThere = (card: ShopCard): ShopCard =>
  card.reach === undefined
    ? card
    : { ...card, ways: card.ways.filter(({ brings }) => brings ?? card.reach !== "ships") };

function rankOf(
  { name, slug, reach, opening, geo, ways }: ShopCard,
  { position, answered }: Pick<ShopSearch, "position" | "answered">,
): RankedShop {
  const times = ways.flatMap(({ next }) => next?.start ?? []);
  return {
    name,
    slug,
    onlyShips: answered && reach === "ships",
    isOpen: opening.state === "open",
    kilometres: position && geo ? kilometresBetween(position, geo) : null,
    nextAt: times.length > 0 ? Math.min(...times) : null,
  };
}

/** A postal code counts by its beginning, so that 83 finds the region; a town by its words. */
export function isAt({ zip, city }: Pick<ShopTraits, "zip" | "city">, place: string): boolean {
  const words = place
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.every((word) => (/^\d+$/.test(word) ? zip.startsWith(word) : city.toLowerCase().includes(word)));
}

/** All filters but `open`. */
export function hasTraits(
  { kind, ways: methods, diets }: Omit<ShopTraits, "zip" | "city">,
  filters: ReadonlySet<Filter>,
): boolean {
  const kinds = [...filters].filter((filter) => filter.startsWith("kind:"));
  return (
    (kinds.length === 0 || kinds.includes(`kind:${kind}`)) &&
    [...filters].every((filter) => {
      const [name, value] = filter.split(":");
      if (name === "way") return methods.some(({ type }) => type === value);
      return name !== "diet" || diets.some((diet) => diet === value);
    })
  );
}

/** Only filters that make a difference among these shops. */
export function usefulFilters(cards: readonly Omit<ShopTraits, "zip" | "city">[]): readonly Filter[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const methods = [...new Set(cards.flatMap((card) => card.ways.map(({ type }) => type)))];
  const diets = (["organic", "vegan"] as const).filter((diet) => cards.some((card) => card.diets.includes(diet)));
  return [
    ...(cards.length > 0 ? (["open"] as const) : []),
    ...methods.map((method) => `way:${method}` as const),
    ...(kinds.length > 1 ? kinds.map((kind) => `kind:${kind}` as const) : []),
    ...diets.map((diet) => `diet:${diet}` as const),
  ];
}

const earthKilometres = 6371;

/** As the crow flies. */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthKilometres * Math.asin(Math.sqrt(chord));
}
