import { zipCountry } from "../state/checkout-form.ts";
import type { findAddress } from "@lokalkorb/contracts/places";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import type { Country } from "@lokalkorb/domain/kernel/country/country";

export type AskedAddress = InputOf<typeof findAddress>["address"];
export type ProposedAddress = OutputOf<typeof findAddress>["places"][number];

/** Shorter beginnings fit too many streets. */
const fewestLetters = 3;

/** 'Lindenallee 12a' is a street and its number; a number inside a name stays there. */
export function splitStreet(typed: string): Pick<AskedAddress, "street" | "houseNo"> {
  const text = typed.trim();
  const [, street = text, houseNo = ""] =
    /^(.*\p{L}\.?)\s+(\d+(?:\s?[a-z])?(?:\s?[-/]\s?\d+[a-z]?)*)$/iu.exec(text) ?? [];
  return { street, houseNo };
}

/** Null while too little is typed: a street's third letter, and a whole postal code or a town to look in. */
export function askedAddress(
  typed: { readonly street: string; readonly zip: string; readonly city: string },
  countries: readonly Country[],
): AskedAddress | null {
  const { street, houseNo } = splitStreet(typed.street);
  const city = typed.city.trim();
  const ofZip = zipCountry(typed.zip, countries);
  const country = ofZip ?? countries[0];
  if (street.length < fewestLetters || country === undefined || (ofZip === null && city === "")) return null;
  return { street, houseNo, zip: ofZip === null ? "" : typed.zip, city, country };
}

/** 'Lindenallee 12, 83253 Rimsting' */
export const addressLine = ({ street, houseNo, zip, city }: Omit<ProposedAddress, "accuracy">): string =>
  [`${street} ${houseNo}`.trim(), `${zip} ${city}`.trim()].join(", ");

/** Each once, and none that only says what is typed already. */
export function worthProposing(places: readonly ProposedAddress[], typed: string): readonly ProposedAddress[] {
  const lines = places.map(addressLine);
  return places.filter((place, index) => lines.indexOf(addressLine(place)) === index && addressLine(place) !== typed);
}
