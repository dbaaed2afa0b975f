import type { Country } from "../jurisdiction/country.ts";
import { weekdayOf } from "../time/local-date.ts";
import type { LocalDate } from "../time/instant.ts";
import { distanceMeters, isInside, metersToBorder } from "./geometry.ts";
import { matchesPlz, parsePlzPattern } from "./plz-pattern.ts";
import { postalPlace } from "./postal-places.ts";
import type { GeoPoint, Zone } from "./zone.ts";

/** Where something is to be brought. Without coordinates the middle of the postal code stands for the address. */
export interface Destination {
  readonly zip: string;
  readonly country: Country;
  readonly geo?: GeoPoint;
}

export interface ZoneMatch {
  readonly zone: Zone;
  /** The border is nearer than the address is known exactly: the shop confirms. */
  readonly uncertain: boolean;
}

/** A house is found this exactly. */
const houseMeters = 25;

/** All zones that bring to this address on this day, in the order of their priority. */
export function zonesFor(zones: readonly Zone[], to: Destination, date: LocalDate | null): ZoneMatch[] {
  return zones
    .filter(({ enabled, weekdays = [] }) => {
      const goesThatDay = date === null || weekdays.length === 0 || weekdays.includes(weekdayOf(date));
      return enabled && goesThatDay;
    })
    .toSorted((a, b) => a.priority - b.priority)
    .flatMap((zone): ZoneMatch[] => {
      const match = zone.kind === "plz" ? inList(zone, to) : inArea(zone, to);
      return match === "outside" ? [] : [{ zone, uncertain: match === "uncertain" }];
    });
}

type Match = "inside" | "uncertain" | "outside";

/** Lists of postal codes need no coordinates and are always certain. */
function inList({ plz = [] }: Zone, { zip, country }: Destination): Match {
  const isListed = plz.some((written) => {
    const pattern = parsePlzPattern(written, country);
    return pattern !== null && matchesPlz(pattern, zip);
  });
  return isListed ? "inside" : "outside";
}

function inArea(zone: Zone, to: Destination): Match {
  const place = to.geo ? { ...to.geo, accuracyMeters: houseMeters } : postalPlace(to.country, to.zip);
  if (!place) return "outside";
  const depth = metersInside(zone, place);
  if (depth >= place.accuracyMeters) return "inside";
  // Exactly on the border counts as inside, for whoever knows their house.
  if (to.geo) return depth >= 0 ? "inside" : "outside";
  return depth > -place.accuracyMeters ? "uncertain" : "outside";
}

/** How far inside of the border a point lies; negative outside. */
function metersInside({ kind, center, radiusMeters, polygon = [] }: Zone, point: GeoPoint): number {
  if (kind === "radius") return center && radiusMeters ? radiusMeters - distanceMeters(center, point) : -Infinity;
  if (polygon.length < 3) return -Infinity;
  return isInside(point, polygon) ? metersToBorder(point, polygon) : -metersToBorder(point, polygon);
}
