import { address, type Address } from "@lokalkorb/domain/kernel/country/address";
import { documentForm, type FormValues } from "./document-form.ts";

export const addressForm = documentForm(address.fields, ["street", "houseNo", "zip", "city"], {
  rules: () => ({ street: { max: 120 }, houseNo: { optional: true }, zip: { max: 120 }, city: { max: 120 } }),
});
export type AddressValues = FormValues<typeof addressForm>;

/** Coordinates stay with an address that stays. */
export function storedAddress(values: AddressValues, before: Pick<Address, "country"> & Partial<Address>): Address {
  const { geo, ...known } = before;
  const typed = addressForm.stored(values, known);
  const hasMoved = (["street", "houseNo", "zip", "city"] as const).some((part) => typed[part] !== known[part]?.trim());
  return { ...typed, ...(geo !== undefined && !hasMoved && { geo }) };
}
