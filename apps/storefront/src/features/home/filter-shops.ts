import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
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
  /** Neither there nor bringing it there: it comes as a parcel. */
  readonly onlyShips: boolean;
}

/**
 * Shops at a place and those that bring or send something there. Several kinds widen each other, everything else narrows.
 * Parcels last; open first, then near, then soon, then by name.
 */
export function findShops(cards: readonly ShopCard[], search: ShopSearch): readonly FoundShop[] {
  const { place, position, filters, answered } = search;
  const asked = answered && place.trim() !== "";
  return cards
    .map((card) => (asked ? { ...card, ways: card.ways.filter(({ brings }) => brings !== false) } : card))
    .filter(
      (card) =>
        (isAt(card, place) || (asked && card.ways.some(({ brings }) => brings))) &&
        hasTraits(card, filters) &&
        (!filters.has("open") || card.opening.state === "open"),
    )
    .map((card) => ({
      card,
      kilometres: position && card.geo ? kilometresBetween(position, card.geo) : null,
      onlyShips: !isAt(card, place) && !card.ways.some(({ type, brings }) => type === "delivery" && brings),
    }))
    .sort(
      (a, b) =>
        Number(a.onlyShips) - Number(b.onlyShips) ||
        Number(b.card.opening.state === "open") - Number(a.card.opening.state === "open") ||
        (a.kilometres ?? 0) - (b.kilometres ?? 0) ||
        soonest(a.card) - soonest(b.card) ||
        a.card.name.localeCompare(b.card.name, "de"),
    );
}

const soonest = (card: ShopCard): number =>
  Math.min(...card.ways.map(({ next }) => next?.start ?? Infinity), Number.MAX_SAFE_INTEGER);

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
