import { must } from "../../kernel/invariant.ts";
import type { GeoPoint } from "../methods/zone.ts";

const earthMeters = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance; at the size of a delivery area exact to a few metres. */
export function distanceMeters(a: GeoPoint, b: GeoPoint): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(chord)));
}

type Edge = readonly [GeoPoint, GeoPoint];

export function edgesOf(polygon: readonly GeoPoint[]): Edge[] {
  return polygon.map((point, index) => [must(polygon.at(index - 1), "the last comes before the first"), point]);
}

/** Counts how often a ray to the east leaves; an area of delivery is small enough to be flat. */
export function isInside(point: GeoPoint, polygon: readonly GeoPoint[]): boolean {
  return edgesOf(polygon).filter(([a, b]) => crossesEastOf(point, a, b)).length % 2 === 1;
}

function crossesEastOf({ lat, lng }: GeoPoint, a: GeoPoint, b: GeoPoint): boolean {
  if (a.lat > lat === b.lat > lat) return false;
  return lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
}

/** From the point to the nearest place on the border. */
export function metersToBorder(point: GeoPoint, polygon: readonly GeoPoint[]): number {
  return Math.min(...edgesOf(polygon).map(([a, b]) => distanceMeters(point, nearestOn(point, a, b))));
}

function nearestOn(point: GeoPoint, a: GeoPoint, b: GeoPoint): GeoPoint {
  // Degrees of longitude are shorter than those of latitude; in scaled ones a right angle is one.
  const scale = Math.cos(radians(point.lat));
  const dx = (b.lng - a.lng) * scale;
  const dy = b.lat - a.lat;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.lng - a.lng) * scale * dx + (point.lat - a.lat) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return { lat: a.lat + part * (b.lat - a.lat), lng: a.lng + part * (b.lng - a.lng) };
}

/** Whether two edges meet, corners that lie on the other edge included. */
export function edgesMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (turns[0] !== turns[1] && turns[2] !== turns[3]) return true;
  return (
    (turns[0] === 0 && isBetween(a, b, c)) ||
    (turns[1] === 0 && isBetween(a, b, d)) ||
    (turns[2] === 0 && isBetween(c, d, a)) ||
    (turns[3] === 0 && isBetween(c, d, b))
  );
}

const turn = (a: GeoPoint, b: GeoPoint, c: GeoPoint): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

/** Of three points on one line. */
const isBetween = (a: GeoPoint, b: GeoPoint, point: GeoPoint): boolean =>
  point.lng >= Math.min(a.lng, b.lng) &&
  point.lng <= Math.max(a.lng, b.lng) &&
  point.lat >= Math.min(a.lat, b.lat) &&
  point.lat <= Math.max(a.lat, b.lat);

/** A border must not cross itself: which side would be inside? Neighbouring edges share their corner and nothing else. */
export function crossesItself(polygon: readonly GeoPoint[]): boolean {
  const edges = edgesOf(polygon);
  return edges.some((edge, index) =>
    edges.some((other, otherIndex) => {
      if (otherIndex <= index) return false;
      const isNext = otherIndex === index + 1;
      const closes = index === 0 && otherIndex === edges.length - 1;
      if (isNext || closes) return foldsBack(isNext ? edge : other, isNext ? other : edge);
      return edgesMeet(edge, other);
    }),
  );
}

/** The second edge runs back over the first, or one of them has no length. */
export function foldsBack([a, b]: Edge, [, c]: Edge): boolean {
  const back = (b.lng - a.lng) * (c.lng - b.lng) + (b.lat - a.lat) * (c.lat - b.lat);
  return turn(a, b, c) === 0 && back <= 0;
}
