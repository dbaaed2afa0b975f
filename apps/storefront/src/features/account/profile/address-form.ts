import { countryOfZip, type SavedAddress } from "@lokalkorb/domain/access/saved-addresses";
import { accountText as words } from "./account-text.ts";

/** An address as it is typed. */
export interface AddressForm {
  readonly label: string;
  readonly zip: string;
  readonly city: string;
  readonly street: string;
  readonly houseNo: string;
  readonly staircase: string;
  readonly floor: string;
  readonly door: string;
  readonly company: string;
  readonly recipient: string;
  readonly note: string;
}

const empty: AddressForm = {
  label: "",
  zip: "",
  city: "",
  street: "",
  houseNo: "",
  staircase: "",
  floor: "",
  door: "",
  company: "",
  recipient: "",
  note: "",
};

export function formOf(saved: SavedAddress | null): AddressForm {
  if (saved === null) return empty;
  const { id: _id, address, ...beside } = saved;
  const { zip, city, street, houseNo, note = "" } = address;
  return { ...empty, ...beside, zip, city, street, houseNo, note };
}

/** In the order of the form. */
export function addressErrors(form: AddressForm): Readonly<Partial<Record<keyof AddressForm, string>>> {
  const missing = (name: keyof AddressForm, text: string) => (form[name].trim() === "" ? { [name]: text } : {});
  return {
    ...missing("label", words.labelMissing),
    ...(countryOfZip(form.zip) === null ? { zip: words.zipWrong } : {}),
    ...missing("city", words.cityMissing),
    ...missing("street", words.streetMissing),
    ...missing("houseNo", words.houseNoMissing),
  };
}

/** For a form without errors. */
export function savedOf(form: AddressForm, id: string): SavedAddress {
  const said = <Name extends keyof AddressForm>(name: Name) => {
    const text = form[name].trim();
    return (text === "" ? {} : { [name]: text }) as { readonly [Key in Name]?: string };
  };
  return {
    id,
    label: form.label.trim(),
    address: {
      street: form.street.trim(),
      houseNo: form.houseNo.trim(),
      zip: form.zip,
      city: form.city.trim(),
      country: countryOfZip(form.zip) ?? "DE",
      ...said("note"),
    },
    ...said("recipient"),
    ...said("company"),
    ...said("staircase"),
    ...said("floor"),
    ...said("door"),
  };
}
