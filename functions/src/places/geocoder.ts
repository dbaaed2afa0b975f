import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Deps } from "../platform/deps.ts";

export type PostalAddress = Pick<Address, "street" | "houseNo" | "zip" | "city" | "country">;

/** An address as the service writes it, and its point. */
export interface FoundPlace extends PostalAddress {
  readonly lat: number;
  readonly lng: number;
  /** `area`: no better than the middle of a street or of a postal code. */
  readonly accuracy: "house" | "area";
}

/** The best first; none where nothing is like it. Throws when the service does not answer. */
export type Geocoder = (address: PostalAddress) => Promise<readonly FoundPlace[]>;

export interface PlaceDeps extends Deps {
  /** null: none is configured. */
  readonly geocoder: Geocoder | null;
}
