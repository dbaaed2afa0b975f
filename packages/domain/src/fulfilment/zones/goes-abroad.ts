import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { Address } from "../../kernel/country/address.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";

type Place = Pick<Address, "zip" | "country">;

/** The country of the place itself: some places have postal codes of the country next to theirs. */
export function countryOf({ zip, country }: Place): Country {
  return jurisdictions[country].zipsOfNeighbours[zip] ?? country;
}

/** VAT-07: excise duty and the tax of the other country are owed however it gets there, by carrier or by the shop's own van. */
export function goesAbroad(type: FulfilmentType, to: Place | undefined, home: Country): boolean {
  const isBrought = type === "delivery" || type === "shipping";
  return isBrought && to !== undefined && countryOf(to) !== home;
}

/** VAT-07: nothing is brought to where the tax of its country does not hold. */
export function isOutsideTaxTerritory({ zip, country }: Place): boolean {
  return jurisdictions[country].outsideTaxTerritory.includes(zip);
}
