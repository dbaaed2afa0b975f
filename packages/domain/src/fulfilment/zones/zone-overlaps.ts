import type { Country } from "../../kernel/country/country.ts";
import { must } from "../../kernel/invariant.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { Zone } from "../methods/zone.ts";
import { pickZone } from "./fee-of.ts";
import { zonesFor } from "./find-zone.ts";
import { postalPlaces, type PostalPlace } from "./postal-places.ts";

export interface ZoneOverlap {
  /** Those that bring there on the same day, by priority. */
  readonly zones: readonly Zone[];
  readonly places: readonly PostalPlace[];
  /** Whose fee and minimum hold, for goods that reach every minimum. */
  readonly first: Zone;
  /** That value of goods. */
  readonly goodsCents: Cents;
}

type Areas = Pick<FulfilmentMethod, "zonePick"> & { readonly zones: readonly Zone[] };
const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** Known postal codes to which several areas bring on the same day, and which of them holds there. */
export function zoneOverlaps({ zones, zonePick }: Areas, country: Country): ZoneOverlap[] {
  const found = new Map<string, { readonly overlap: ZoneOverlap; readonly places: Set<PostalPlace> }>();
  for (const place of postalPlaces(country)) {
    const all = zonesFor(zones, { zip: place.zip, country }, null);
    for (const day of week) {
      const matches = all.filter(({ zone: { weekdays = [] } }) => weekdays.length === 0 || weekdays.includes(day));
      if (matches.length < 2) continue;
      const areas = matches.map(({ zone }) => zone);
      const goodsCents = Math.max(...areas.map(({ minOrderCents }) => minOrderCents));
      const { zone: first } = must(pickZone(zonePick, matches, goodsCents), "one of several is first");
      const key = [first, ...areas].map(({ id }) => id).join();
      const known = found.get(key) ?? { overlap: { zones: areas, places: [], first, goodsCents }, places: new Set() };
      known.places.add(place);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ overlap, places }) => ({ ...overlap, places: [...places] }));
}
