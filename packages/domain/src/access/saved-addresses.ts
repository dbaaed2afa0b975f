import type { Country } from "../kernel/country/country.ts";
import { address } from "../kernel/country/address.ts";
import * as f from "../kernel/fields/field.ts";

/** An address of an account, in a person's own words; what a door in Austria has (ADR-01) stands in fields of its own. */
export const savedAddress = f.object(
  {
    id: f.text(),
    /** 'Zuhause', 'Büro'. */
    label: f.text(),
    address,
    /** Who receives it, where that is another person. */
    recipient: f.optional(f.text()),
    company: f.optional(f.text()),
    staircase: f.optional(f.text()),
    floor: f.optional(f.text()),
    door: f.optional(f.text()),
  },
  { max: 12 },
);
export type SavedAddress = f.ValueOf<typeof savedAddress>;

export const mostAddresses = 5;

export interface AddressBook {
  readonly addresses: readonly SavedAddress[];
  readonly defaultAddressId: string | undefined;
}

/** Puts an address in, or in the place of the one with its id; null: the book is full. The first one is the default. */
export function withAddress({ addresses, defaultAddressId }: AddressBook, one: SavedAddress): AddressBook | null {
  const isThere = addresses.some(({ id }) => id === one.id);
  if (!isThere && addresses.length >= mostAddresses) return null;
  return {
    addresses: isThere ? addresses.map((other) => (other.id === one.id ? one : other)) : [...addresses, one],
    defaultAddressId: defaultAddressId ?? one.id,
  };
}

/** The next one becomes the default where the default goes. */
export function withoutAddress({ addresses, defaultAddressId }: AddressBook, id: string): AddressBook {
  const left = addresses.filter((one) => one.id !== id);
  return { addresses: left, defaultAddressId: defaultAddressId === id ? left[0]?.id : defaultAddressId };
}

/** The default first, the others as they were put in. */
export const defaultFirst = ({ addresses, defaultAddressId }: AddressBook): readonly SavedAddress[] => [
  ...addresses.filter(({ id }) => id === defaultAddressId),
  ...addresses.filter(({ id }) => id !== defaultAddressId),
];

/** For the courier, beside street and number: 'Linde GmbH, für Kundin 1, Stiege 2, Stock 3, Tür 11 · Bitte klopfen' */
export function doorNote({ company, recipient, staircase, floor, door, address: { note } }: SavedAddress): string {
  const parts = [
    company,
    recipient && `für ${recipient}`,
    staircase && `Stiege ${staircase}`,
    floor && `Stock ${floor}`,
    door && `Tür ${door}`,
  ].filter(Boolean);
  return [parts.join(", "), note].filter(Boolean).join(" · ").slice(0, 200);
}

/** The same house door, whatever the words beside it. */
export const isSamePlace = (a: SavedAddress["address"], b: SavedAddress["address"]): boolean =>
  [a.street, a.houseNo, a.zip, a.city].join("\n").toLowerCase() ===
  [b.street, b.houseNo, b.zip, b.city].join("\n").toLowerCase();

/** The country of a complete postal code: four digits in Austria, five in Germany (ADR-01); null: it is none. */
export function countryOfZip(zip: string): Country | null {
  if (/^[1-9]\d{3}$/.test(zip)) return "AT";
  return /^(?!00)\d{5}$/.test(zip) ? "DE" : null;
}
