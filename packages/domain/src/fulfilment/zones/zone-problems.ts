import type { Id } from "../../kernel/branded.ts";
import type { Country } from "../../kernel/country/country.ts";
import { crossesItself, distanceMeters, edgesMeet, edgesOf, isInside, metersToBorder } from "./geometry.ts";
import { parsePlzPattern } from "./plz-pattern.ts";
import { postalPlace } from "./postal-places.ts";
import type { GeoPoint, Zone } from "../methods/zone.ts";

export type ZoneProblemType =
  | "no-name"
  | "plz-missing"
  | "plz-malformed"
  | "plz-unknown"
  | "center-missing"
  | "radius-out-of-range"
  | "swapped-coordinates"
  | "outside-country"
  | "polygon-too-few"
  | "polygon-too-many"
  | "polygon-crosses-itself"
  | "overlap";

/** `plz-unknown` and `overlap` are hints: they may be meant so. All others keep the zone from being published. */
export interface ZoneProblem {
  readonly type: ZoneProblemType;
  readonly isHint: boolean;
  readonly zoneId: Id<"zone">;
  readonly zoneName: string;
  /** The postal codes, or the name of the other zone. */
  readonly about?: string;
}

export const mostCorners = 500;
export const mostMeters = 200_000;
/** Both countries with a margin; no delivery goes further. */
const bounds: Readonly<
  Record<Country, { readonly lat: readonly [number, number]; readonly lng: readonly [number, number] }>
> = {
  DE: { lat: [47.2, 55.1], lng: [5.8, 15.1] },
  AT: { lat: [46.3, 49.1], lng: [9.5, 17.2] },
};

export function zoneProblems(zones: readonly Zone[], country: Country): ZoneProblem[] {
  const enabled = zones.filter((zone) => zone.enabled);
  return [
    ...enabled.flatMap((zone) => [
      ...(zone.name.trim() ? [] : [problem("no-name", zone)]),
      ...(zone.kind === "plz" ? listProblems(zone, country) : shapeProblems(zone, country)),
    ]),
    ...enabled.flatMap((zone, index) =>
      enabled
        .slice(index + 1)
        .flatMap((other) => (overlap(zone, other, country) ? [hint("overlap", zone, other.name)] : [])),
    ),
  ];
}

const problem = (type: ZoneProblemType, { id, name }: Zone, about?: string): ZoneProblem => ({
  type,
  isHint: false,
  zoneId: id,
  zoneName: name,
  ...(about === undefined ? {} : { about }),
});
const hint = (type: ZoneProblemType, zone: Zone, about: string): ZoneProblem => ({
  ...problem(type, zone, about),
  isHint: true,
});

function listProblems(zone: Zone, country: Country): ZoneProblem[] {
  const written = zone.plz ?? [];
  if (written.length === 0) return [problem("plz-missing", zone)];
  const malformed = written.filter((entry) => parsePlzPattern(entry, country) === null);
  const unknown = written.filter((entry) => {
    const pattern = parsePlzPattern(entry, country);
    return pattern?.kind === "exact" && !postalPlace(country, pattern.zip);
  });
  return [
    ...(malformed.length > 0 ? [problem("plz-malformed", zone, malformed.join(", "))] : []),
    ...(unknown.length > 0 ? [hint("plz-unknown", zone, unknown.join(", "))] : []),
  ];
}

function shapeProblems(zone: Zone, country: Country): ZoneProblem[] {
  const { center, radiusMeters = 0, polygon = [] } = zone;
  if (zone.kind === "radius") {
    if (!center) return [problem("center-missing", zone)];
    const fits = radiusMeters > 0 && radiusMeters <= mostMeters;
    return [...placeProblems(zone, [center], country), ...(fits ? [] : [problem("radius-out-of-range", zone)])];
  }
  if (polygon.length < 3) return [problem("polygon-too-few", zone)];
  if (polygon.length > mostCorners) return [problem("polygon-too-many", zone)];
  const misplaced = placeProblems(zone, polygon, country);
  if (misplaced.length > 0) return misplaced;
  return crossesItself(polygon) ? [problem("polygon-crosses-itself", zone)] : [];
}

function placeProblems(zone: Zone, points: readonly GeoPoint[], country: Country): ZoneProblem[] {
  if (points.every((point) => isIn(country, point))) return [];
  const turned = points.map(({ lat, lng }) => ({ lat: lng, lng: lat }));
  const type = turned.every((point) => isIn(country, point)) ? "swapped-coordinates" : "outside-country";
  return [problem(type, zone)];
}

function isIn(country: Country, { lat, lng }: GeoPoint): boolean {
  const box = bounds[country];
  return lat >= box.lat[0] && lat <= box.lat[1] && lng >= box.lng[0] && lng <= box.lng[1];
}

/** Lists against shapes would need the borders of every postal code: `zoneOverlaps` knows their middles. */
function overlap(a: Zone, b: Zone, country: Country): boolean {
  if (!shareADay(a, b)) return false;
  if (a.kind === "plz" && b.kind === "plz") return listsOverlap(a, b, country);
  if (a.kind === "radius" && b.kind === "radius" && a.center && b.center)
    return distanceMeters(a.center, b.center) < (a.radiusMeters ?? 0) + (b.radiusMeters ?? 0);
  if (a.kind === "polygon" && b.kind === "polygon") return polygonsOverlap(a.polygon ?? [], b.polygon ?? []);
  return circleOverlaps(a, b) || circleOverlaps(b, a);
}

function circleOverlaps({ kind, center, radiusMeters = 0 }: Zone, { polygon = [], ...other }: Zone): boolean {
  if (kind !== "radius" || other.kind !== "polygon" || !center || polygon.length < 3) return false;
  return isInside(center, polygon) || metersToBorder(center, polygon) < radiusMeters;
}

function shareADay({ weekdays: a = [] }: Zone, { weekdays: b = [] }: Zone): boolean {
  return a.length === 0 || b.length === 0 || a.some((day) => b.includes(day));
}

/** Every pattern is a run of codes, from its first to its last. */
function listsOverlap(a: Zone, b: Zone, country: Country): boolean {
  const runs = ({ plz = [] }: Zone): [string, string][] =>
    plz.flatMap((written): [string, string][] => {
      const pattern = parsePlzPattern(written, country);
      if (!pattern) return [];
      if (pattern.kind === "exact") return [[pattern.zip, pattern.zip]];
      return pattern.kind === "range" ? [[pattern.from, pattern.to]] : [[pattern.prefix, `${pattern.prefix}~`]];
    });
  return runs(a).some(([from, to]) => runs(b).some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
}

function polygonsOverlap(a: readonly GeoPoint[], b: readonly GeoPoint[]): boolean {
  const [pointA] = a;
  const [pointB] = b;
  if (!pointA || !pointB) return false;
  if (isInside(pointA, b) || isInside(pointB, a)) return true;
  return edgesOf(a).some((edge) => edgesOf(b).some((other) => edgesMeet(edge, other)));
}
