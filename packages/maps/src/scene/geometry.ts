import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";

const metersOfDegree = 111_195;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point so many metres away, clockwise from north in degrees; at the size of a delivery area exact to a few metres. */
export function pointTowards({ lat, lng }: GeoPoint, meters: number, degrees: number): GeoPoint {
  const away = meters / metersOfDegree;
  return {
    lat: lat + away * Math.cos(radians(degrees)),
    lng: lng + (away * Math.sin(radians(degrees))) / Math.cos(radians(lat)),
  };
}

const sides = 72;

/** A circle as corners that are painted like any border. */
export const circleCorners = (centre: GeoPoint, meters: number): GeoPoint[] =>
  Array.from({ length: sides }, (_, index) => pointTowards(centre, meters, (index * 360) / sides));

export const middleOf = (a: GeoPoint, b: GeoPoint): GeoPoint => ({
  lat: (a.lat + b.lat) / 2,
  lng: (a.lng + b.lng) / 2,
});

/** South-west and north-east of all of them; null for none. */
export function boundsOf(points: readonly GeoPoint[]): readonly [GeoPoint, GeoPoint] | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
}

/** A round length that fits into so many metres, for the scale: 1, 2 or 5 with zeros. */
export function scaleLength(mostMeters: number): number {
  const power = 10 ** Math.floor(Math.log10(mostMeters));
  return (mostMeters >= 5 * power ? 5 : mostMeters >= 2 * power ? 2 : 1) * power;
}
