import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { zonesFor } from "@lokalkorb/domain/fulfilment/zones/find-zone";
import { postalPlace, postalPlaces } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { boundsOf, circleCorners, middleOf, pointTowards } from "@lokalkorb/maps/geometry";
import { lookOf } from "@lokalkorb/maps/looks";
import type { MapPlace, MapShape } from "@lokalkorb/maps/scene";
import { codesOf, cornersOf, zoneOf, type ZoneValues } from "../state/zone-values.ts";
import { circleOf } from "./zone-edits.ts";
import { zoneMapText as words } from "./zone-map-text.ts";

export interface ShopPoint {
  readonly name: string;
  readonly at: GeoPoint | undefined;
}

/** The painted areas, the chosen area last and so above the others. */
export const shapesOf = (
  zones: readonly ZoneValues[],
  { chosenId, drawingId }: { readonly chosenId: string | undefined; readonly drawingId: string | null },
): MapShape[] =>
  zones
    .flatMap((zone, index): MapShape[] => {
      const corners = outlineOf(zone);
      if (corners.length < 2) return [];
      const isOpen = zone.id === drawingId;
      return [{ id: zone.id, corners, look: lookOf(index), isChosen: zone.id === chosenId, isOpen }];
    })
    .toSorted((a, b) => Number(a.isChosen) - Number(b.isChosen));

function outlineOf(zone: ZoneValues): readonly GeoPoint[] {
  if (zone.kind === "polygon") return cornersOf(zone.polygon);
  const circle = zone.kind === "radius" ? circleOf(zone) : null;
  return circle === null ? [] : circleCorners(circle.centre, circle.meters);
}

/** The shop, the names of drawn areas and the known postal codes, each with the numbers of all areas that bring there. */
export function placesOf(zones: readonly ZoneValues[], country: Country, shop: ShopPoint): MapPlace[] {
  const stored = zones.map(zoneOf);
  const codes = postalPlaces(country).map((place): MapPlace => {
    const certain = zonesFor(stored, { zip: place.zip, country }, null).filter(({ uncertain }) => !uncertain);
    const looks = certain.map(({ zone }) => lookOf(stored.indexOf(zone)));
    return { id: place.zip, at: place, label: `${place.zip} ${place.name}`, kind: "code", looks };
  });
  const areas = zones.flatMap((zone, index): MapPlace[] => {
    const bounds = boundsOf(outlineOf(zone));
    const label = zone.name.trim() || words.untitled;
    return bounds === null
      ? []
      : [{ id: zone.id, at: middleOf(...bounds), label, kind: "area", looks: [lookOf(index)] }];
  });
  return [
    ...(shop.at ? [{ id: "shop", at: shop.at, label: shop.name, kind: "shop", looks: [] } as const] : []),
    ...areas,
    ...codes.toSorted((a, b) => Number(b.looks.length > 0) - Number(a.looks.length > 0)),
  ];
}

/** Metres around a shop that has no area yet. */
const aroundMeters = 5000;

/** The first view: every area and the shop; without both all places that are known. */
export function frameOf(zones: readonly ZoneValues[], country: Country, shop: ShopPoint): readonly GeoPoint[] {
  const listed = zones
    .filter(({ kind }) => kind === "plz")
    .flatMap(({ plz }) => codesOf(plz).flatMap((code) => postalPlace(country, code) ?? []));
  const drawn = zones.flatMap(outlineOf);
  const { at } = shop;
  const around = at ? [0, 90, 180, 270].map((way) => pointTowards(at, aroundMeters, way)) : [];
  const all = [...listed, ...drawn, ...around];
  return all.length > 0 ? all : postalPlaces(country);
}
