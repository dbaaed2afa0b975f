import type { FoundAddress, PostalAddress } from "@lokalkorb/domain/fulfilment/zones/certain-point";
import type { Deps } from "../platform/deps.ts";

export type { PostalAddress } from "@lokalkorb/domain/fulfilment/zones/certain-point";

/** An address as the service writes it, and its point. */
export type FoundPlace = FoundAddress;

/** The best first; none where nothing is like it. Throws when the service does not answer in time. */
export type Geocoder = (address: PostalAddress, patienceMillis?: number) => Promise<readonly FoundPlace[]>;

export interface PlaceDeps extends Deps {
  /** null: none is configured. */
  readonly geocoder: Geocoder | null;
}
