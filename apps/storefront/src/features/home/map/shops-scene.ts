import { postalPlaces } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { pointTowards } from "@lokalkorb/maps/geometry";
import type { MapHandle, MapPlace } from "@lokalkorb/maps/scene";
import { openingText } from "@/entities/labels/labels-text";
import type { FoundShop, Position } from "../list/filter-shops.ts";
import { shopsMapText as words } from "./shops-map-text.ts";

interface Placed {
  readonly found: FoundShop;
  readonly at: Position;
}

/** Shops whose point is known; it is that of their public address. */
export const placedShops = (found: readonly FoundShop[]): readonly Placed[] =>
  found.flatMap((shop) => (shop.card.geo === null ? [] : [{ found: shop, at: shop.card.geo }]));

/** In view at first: the wanted place and the shops that bring or can be reached; parcels come from anywhere. */
export function firstView(placed: readonly Placed[], here: Position | null): readonly Position[] {
  const near = placed.filter(({ found }) => !found.onlyShips);
  const shown = [
    ...(here === null ? [] : [here]),
    ...(near.length > 0 || here !== null ? near : placed).map(({ at }) => at),
  ];
  return shown.flatMap((at) => sides.map((side) => pointTowards(at, aroundMeters, side)));
}

/** Room around the outermost, for their words and the next towns. */
const aroundMeters = 3000;
const sides = [0, 90, 180, 270];

/** Shops, the wanted place and towns to find one's way by. The first in the list keep their words where there is no room for all. */
export function shopPlaces(
  placed: readonly Placed[],
  { now, here, chosen }: { readonly now: Instant; readonly here: MapPlace | null; readonly chosen: string | null },
): readonly MapPlace[] {
  const shops = placed.map(({ found: { card }, at }): MapPlace => ({
    id: card.slug,
    at,
    label: card.name,
    detail: openingText(card.opening, card.timezone, now),
    kind: "shop",
    looks: [],
    ink: card.themeVariables["--theme-ink"] ?? "#1d1b17",
    isFull: card.opening.state === "open",
    isChosen: card.slug === chosen,
  }));
  return [...shops, ...(here === null ? [] : [here]), ...towns];
}

/** A town with several codes is shown once. */
const towns: readonly MapPlace[] = [
  ...new Map(
    (["DE", "AT"] as const)
      .flatMap((country) => postalPlaces(country))
      .toReversed()
      .map((place) => [place.name, place]),
  ).values(),
].map((place) => ({ id: `town-${place.zip}`, at: place, label: place.name, kind: "code", looks: [] }));

export const shopPins = (
  placed: readonly Placed[],
  {
    now,
    chosen,
    onChoose,
  }: { readonly now: Instant; readonly chosen: string | null; readonly onChoose: (slug: string | null) => void },
): readonly MapHandle[] =>
  placed.map(({ found: { card }, at }) => ({
    id: card.slug,
    at,
    label: words.pin(card.name, openingText(card.opening, card.timezone, now)),
    kind: "pin",
    isChosen: card.slug === chosen,
    onPress: () => onChoose(card.slug === chosen ? null : card.slug),
  }));
