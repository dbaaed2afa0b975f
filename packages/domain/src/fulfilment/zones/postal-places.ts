import type { Country } from "../../kernel/country/country.ts";
import type { GeoPoint } from "../methods/zone.ts";
import { postalTableAt } from "./postal-table-at.ts";
import { postalTableDe } from "./postal-table-de.ts";

/** The middle of a postal code; its addresses are within `accuracyMeters` of it. */
export interface PostalPlace extends GeoPoint {
  readonly zip: string;
  readonly name: string;
  readonly accuracyMeters: number;
}

const tables: Readonly<Record<Country, string>> = { AT: postalTableAt, DE: postalTableDe };
const read = new Map<Country, ReadonlyMap<string, PostalPlace>>();

/** 'zip lat lng km name' per line. */
function placesOf(country: Country): ReadonlyMap<string, PostalPlace> {
  const known = read.get(country);
  if (known) return known;
  const places = new Map(
    [...tables[country].matchAll(/^(\d+) ([\d.]+) ([\d.]+) ([\d.]+) (.+)$/gm)].map(
      ([, zip = "", lat, lng, km, name = ""]) => [
        zip,
        { zip, lat: Number(lat), lng: Number(lng), accuracyMeters: Number(km) * 1000, name },
      ],
    ),
  );
  read.set(country, places);
  return places;
}

/** undefined = not in our table: a code without a known place, not a typing mistake. */
export function postalPlace(country: Country, zip: string): PostalPlace | undefined {
  return placesOf(country).get(zip);
}

/** All of the table, by code. */
export const postalPlaces = (country: Country): readonly PostalPlace[] => [...placesOf(country).values()];

/** For suggestions while typing, by code or by name. */
export function postalPlacesLike(country: Country, typed: string, most = 8): PostalPlace[] {
  const text = typed.trim().toLocaleLowerCase("de");
  if (text === "") return [];
  return [...placesOf(country).values()]
    .filter(({ zip, name }) => zip.startsWith(text) || name.toLocaleLowerCase("de").startsWith(text))
    .slice(0, most);
}
