import type { Address } from "../../kernel/country/address.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { distanceMeters, isInside, metersToBorder } from "./geometry.ts";
import { matchesPlz, parsePlzPattern } from "./plz-pattern.ts";
import { postalPlace } from "./postal-places.ts";
import type { GeoPoint, Zone } from "../methods/zone.ts";

/**
 * The place of a delivery. Without coordinates the middle of the postal code stands for the address; coordinates come
 * from a trusted source, never from the shopper's browser.
 */
export type Destination = Pick<Address, "zip" | "country" | "geo">;

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
  const found = placeOf(to);
  if (!found) return "outside";
  const { place, isHouse, isDoubtful } = found;
  const depth = metersInside(zone, place);
  if (depth >= place.accuracyMeters) return isDoubtful ? "uncertain" : "inside";
  // A house exactly on the border counts as inside.
  if (isHouse) return depth >= 0 ? "inside" : "outside";
  return depth > -place.accuracyMeters ? "uncertain" : "outside";
}

/**
 * The house, or the middle of its postal code. Coordinates in another postal code than the written one, or with an
 * unknown one, decide nothing: the shop looks at it.
 */
function placeOf({ geo, country, zip }: Destination) {
  const postal = postalPlace(country, zip);
  if (!geo) return postal && { place: postal, isHouse: false, isDoubtful: false };
  const house = { ...geo, accuracyMeters: houseMeters };
  if (!postal) return { place: house, isHouse: false, isDoubtful: true };
  return distanceMeters(geo, postal) <= postal.accuracyMeters + houseMeters
    ? { place: house, isHouse: true, isDoubtful: false }
    : { place: postal, isHouse: false, isDoubtful: true };
}

/** How far inside of the border a point lies; negative outside. */
function metersInside({ kind, center, radiusMeters, polygon = [] }: Zone, point: GeoPoint): number {
  if (kind === "radius") return center && radiusMeters ? radiusMeters - distanceMeters(center, point) : -Infinity;
  if (polygon.length < 3) return -Infinity;
  return isInside(point, polygon) ? metersToBorder(point, polygon) : -metersToBorder(point, polygon);
}
