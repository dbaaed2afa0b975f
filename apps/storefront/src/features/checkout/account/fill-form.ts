import { doorNote, type SavedAddress } from "@lokalkorb/domain/access/saved-addresses";
import type { CheckoutForm } from "../state/checkout-form.ts";

export interface KnownPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The default of the account. */
  readonly address: SavedAddress | null;
}

/** The address part of the form; another recipient and a company stand in the courier's note. */
export function addressFields(saved: SavedAddress): Partial<CheckoutForm> {
  const { zip, city, street, houseNo } = saved.address;
  return { zip, city, street, houseNo, doorNote: doorNote(saved) };
}

/** Fields that are still empty; a place that was searched for is another wish than the default. */
export function fillEmpty(form: CheckoutForm, { name, email, phone, address }: KnownPerson): Partial<CheckoutForm> {
  const takesAddress =
    address !== null && form.street === "" && form.houseNo === "" && ["", address.address.zip].includes(form.zip);
  return {
    ...(form.name === "" && name !== "" ? { name } : {}),
    ...(form.email === "" && email !== "" ? { email } : {}),
    ...(form.phone === "" && phone !== "" ? { phone } : {}),
    ...(takesAddress ? addressFields(address) : {}),
  };
}
