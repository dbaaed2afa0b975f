import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Place } from "@lokalkorb/domain/fulfilment/methods/place";
import type { fieldChecks } from "@/shared/forms/state/read-fields";

/** Where goods are picked up, as it is typed. */
export interface PlaceDraft {
  readonly placeName: string;
  readonly street: string;
  readonly houseNo: string;
  readonly zip: string;
  readonly city: string;
  readonly instructions: string;
  /** As stored: coordinates stay with an address that stays. */
  readonly known?: Address;
}

export const newPlace: PlaceDraft = { placeName: "", street: "", houseNo: "", zip: "", city: "", instructions: "" };

export const placeDraft = ({ name, address, instructions }: Place): PlaceDraft => ({
  placeName: name,
  street: address.street,
  houseNo: address.houseNo,
  zip: address.zip,
  city: address.city,
  instructions: instructions ?? "",
  known: address,
});

export function placeOf(draft: PlaceDraft, country: Country): Place {
  const { known } = draft;
  const typed = {
    street: draft.street.trim(),
    houseNo: draft.houseNo.trim(),
    zip: draft.zip.trim(),
    city: draft.city.trim(),
  };
  const isReturning =
    known !== undefined &&
    (["street", "houseNo", "zip", "city"] as const).every((part) => known[part].trim() === typed[part]);
  const instructions = draft.instructions.trim();
  return {
    name: draft.placeName.trim(),
    address: isReturning ? known : { ...typed, country: known?.country ?? country },
    ...(instructions !== "" && { instructions }),
  };
}

export function checkPlace(
  draft: PlaceDraft,
  country: Country,
  { text, note }: ReturnType<typeof fieldChecks>,
  prefix: string,
): void {
  text(`${prefix}placeName`, draft.placeName, 120);
  text(`${prefix}street`, draft.street, 120);
  text(`${prefix}city`, draft.city, 120);
  if (!jurisdictions[draft.known?.country ?? country].zipPattern.test(draft.zip.trim()))
    note(`${prefix}zip`, { sentence: "Bitte eine Postleitzahl eingeben." });
}
