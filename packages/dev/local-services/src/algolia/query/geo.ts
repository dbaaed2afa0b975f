import { isFields, type Fields } from "../index/record-fields.ts";

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthMetres = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return Math.round(2 * earthMetres * Math.asin(Math.sqrt(chord)));
}

export function placeOf(record: Fields): Point | null {
  const place = record["_geoloc"];
  if (!isFields(place) || typeof place["lat"] !== "number" || typeof place["lng"] !== "number") return null;
  return { lat: place["lat"], lng: place["lng"] };
}

/** `"47.07,15.44"` */
export function readPoint(text: unknown): Point | null {
  const [lat, lng] = typeof text === "string" ? text.split(",").map(Number) : [];
  return lat === undefined || lng === undefined || Number.isNaN(lat + lng) ? null : { lat, lng };
}

/** `[[lat, lng, lat, lng, …], …]`: inside of any of them. */
export function insidePolygons(polygons: unknown): ((record: Fields) => boolean) | null {
  if (!Array.isArray(polygons) || polygons.length === 0) return null;
  const rings = polygons.flatMap((flat) => {
    if (!Array.isArray(flat)) return [];
    const numbers = flat.map(Number);
    return [
      Array.from({ length: numbers.length / 2 }, (_none, at) => ({
        lat: numbers[2 * at] ?? 0,
        lng: numbers[2 * at + 1] ?? 0,
      })),
    ];
  });
  return (record) => {
    const point = placeOf(record);
    return point !== null && rings.some((ring) => isInside(point, ring));
  };
}

function isInside({ lat, lng }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (const [index, a] of ring.entries()) {
    const b = ring.at(index - 1) ?? a;
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside;
  }
  return inside;
}
