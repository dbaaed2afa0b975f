import type { Address } from "../../kernel/country/address.ts";
import type { GeoPoint } from "../methods/zone.ts";

export type PostalAddress = Pick<Address, "street" | "houseNo" | "zip" | "city" | "country">;

/** An address as a service found it; `area`: no better than the middle of a street or of a postal code. */
export interface FoundAddress extends PostalAddress, GeoPoint {
  readonly accuracy: "house" | "area";
}

/** The point of the very house that was asked for; null where the best find is less exact, or another house. */
export function certainPoint(asked: PostalAddress, found: readonly FoundAddress[]): GeoPoint | null {
  const [best] = found;
  return best?.accuracy === "house" && sameHouse(asked) === sameHouse(best) ? { lat: best.lat, lng: best.lng } : null;
}

/** 'Seestr. 4 B' and 'Seestraße 4b' are one house. */
const sameHouse = ({ street, houseNo, zip, country }: PostalAddress): string =>
  [
    street
      .toLocaleLowerCase("de")
      .replaceAll("ß", "ss")
      .replaceAll(/str(?:\.|\b)/g, "strasse"),
    houseNo.toLocaleLowerCase("de"),
  ]
    .map((words) => words.replaceAll(/[\s.-]/g, ""))
    .concat(zip, country)
    .join("|");
