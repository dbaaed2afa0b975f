import type { Country } from "../kernel/country/country.ts";
import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { Instant, LocalDate, Minutes } from "../kernel/time/instant.ts";
import type { Address } from "../kernel/country/address.ts";
import type { ThemeChoice } from "./theme-choice.ts";

export const restaurantKinds = ["restaurant", "bakery", "butcher", "farm", "farmShop", "caterer", "other"] as const;
export type RestaurantKind = (typeof restaurantKinds)[number];

/** `smallBusiness`: no VAT shown (PRC-02); `flatRateFarmer`: pauschalierte Landwirtschaft. */
export const taxSchemes = ["regular", "smallBusiness", "flatRateFarmer"] as const;
export type TaxScheme = (typeof taxSchemes)[number];

/** `until` is always set for rush and paused, so that nobody forgets a paused shop. */
export interface Operations {
  readonly state: "open" | "rush" | "paused" | "closed";
  readonly rushExtraMinutes?: Minutes;
  readonly until?: Instant;
  readonly message?: string;
}

export interface Closure {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason?: string;
  readonly mode: "closed" | "preorderOnly";
  readonly methods?: readonly FulfilmentType[];
}

/** The public profile, `restaurants/{restaurantId}`: read by everybody, so nothing secret is here. */
export interface Restaurant {
  readonly name: string;
  readonly slug: string;
  readonly kind: RestaurantKind;
  readonly country: Country;
  readonly timezone: string;
  readonly currency: "EUR";
  readonly address: Address;
  readonly phone: string;
  readonly emailPublic: string;
  readonly description: string;
  readonly goods: readonly string[];
  readonly theme: ThemeChoice;
  readonly offeringId: string;
  readonly storefrontIds: readonly string[];
  readonly listing: "public" | "unlisted" | "hidden";
  readonly operations: Operations;
  readonly closures: readonly Closure[];
  /** What a shop card says about ways to get the goods; derived when publishing. */
  readonly offers: readonly {
    readonly type: FulfilmentType;
    readonly feeCents: number;
    readonly minOrderCents: number;
  }[];
}
