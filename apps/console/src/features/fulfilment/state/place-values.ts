import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Place } from "@lokalkorb/domain/fulfilment/methods/place";
import { addressForm, storedAddress, type AddressValues } from "@/shared/forms/state/address-values";
import { ifTyped, type FieldChecks } from "@/shared/forms/state/read-fields";

/** Where goods are picked up. */
export interface PlaceValues extends AddressValues {
  readonly placeName: string;
  readonly instructions: string;
  /** As stored. */
  readonly known?: Address;
}

export const newPlace: PlaceValues = { ...addressForm.values({}), placeName: "", instructions: "" };

export const placeValues = ({ name, address, instructions = "" }: Place): PlaceValues => ({
  ...addressForm.values(address),
  placeName: name,
  instructions,
  known: address,
});

export const placeOf = (values: PlaceValues, country: Country): Place => ({
  name: values.placeName.trim(),
  address: storedAddress(values, values.known ?? { country }),
  ...ifTyped("instructions", values.instructions, (typed) => typed.trim()),
});

export function checkPlace(values: PlaceValues, country: Country, checks: FieldChecks, at: string): void {
  checks.text(`${at}placeName`, values.placeName, { max: 120 });
  if (!jurisdictions[values.known?.country ?? country].zipPattern.test(values.zip.trim()))
    checks.note(`${at}zip`, { sentence: "Bitte eine Postleitzahl eingeben." });
  addressForm.check(values, checks, { at });
}
