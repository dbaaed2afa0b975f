import { postalPlace, postalPlacesLike, type PostalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import type { Destination } from "@lokalkorb/domain/fulfilment/zones/find-zone";

/** A place as it was typed. */
export interface AskedPlace {
  /** Where it could be brought to; empty for parts of a code and for places that no table knows. */
  readonly destinations: readonly Destination[];
  /** The middle and the name of a place that the table knows. */
  readonly middle: { readonly lat: number; readonly lng: number } | null;
  readonly town: string | null;
}

const countries = ["DE", "AT"] as const;

/** A complete code is one destination, with five digits in Germany and four in Austria; a town is all of its codes. */
export function readPlace(typed: string): AskedPlace {
  const text = typed.trim();
  const [, zip, rest = ""] = /^(\d{4,5})(?:[\s,]+(.*))?$/.exec(text) ?? [];
  if (zip !== undefined && !/\d/.test(rest)) {
    const country = zip.length === 4 ? "AT" : "DE";
    const place = postalPlace(country, zip);
    return { destinations: [{ zip, country }], middle: middleOf(place), town: place?.name ?? null };
  }
  const name = text.toLocaleLowerCase("de");
  const places = countries.flatMap((country) =>
    postalPlacesLike(country, text, Infinity).flatMap((place) =>
      place.name.toLocaleLowerCase("de") === name ? [{ country, place }] : [],
    ),
  );
  return {
    destinations: places.map(({ country, place }) => ({ zip: place.zip, country })),
    middle: middleOf(places[0]?.place),
    town: places[0]?.place.name ?? null,
  };
}

const middleOf = (place: PostalPlace | undefined): AskedPlace["middle"] =>
  place ? { lat: place.lat, lng: place.lng } : null;
