import type { Country } from "../kernel/country/country.ts";
import type { Cents } from "../kernel/money/cents.ts";
import type { Address } from "../kernel/country/address.ts";
import type { RestaurantKind, TaxScheme } from "./restaurant.ts";
import type { ThemeChoice } from "./theme-choice.ts";
import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { Minutes } from "../kernel/time/instant.ts";
import type { Availability } from "../kernel/time/availability.ts";

export interface MenuShop {
  readonly name: string;
  readonly slug: string;
  readonly kind: RestaurantKind;
  readonly country: Country;
  /** IANA name, e.g. Europe/Vienna. */
  readonly timezone: string;
  readonly currency: "EUR";
  readonly theme: ThemeChoice;
  readonly address: Address;
  readonly phone: string;
  readonly emailPublic: string;
  readonly description: string;
  /** Illustration keys, at most five, rising to one large piece: the goods on the header's table edge. */
  readonly goods: readonly string[];
  readonly imprint: Imprint;
  readonly taxScheme: TaxScheme;
  readonly organicControlNo?: string;
}

/** Who sells (LEG-01). Plain text; line breaks allowed in `text`. */
export interface Imprint {
  readonly legalName: string;
  readonly representative?: string;
  readonly vatId?: string;
  readonly register?: string;
  readonly authority?: string;
  readonly purpose?: string;
  readonly chamber?: string;
  readonly tradeRules?: string;
  readonly text?: string;
}

export interface OrderingRules {
  readonly minOrderCents: Cents;
  readonly maxLines: number;
  readonly phoneRequired: boolean;
  readonly maxOrderCents?: Cents;
  /** false = only people with an account order here; absent = everybody. */
  readonly guestAllowed?: boolean;
  /** Ways to receive goods for which an account is needed. */
  readonly accountRequiredFor?: readonly FulfilmentType[];
  /** When goods of this storefront can be had; absent = always. */
  readonly availability?: Availability;
  /** How many unfinished orders one guest may have here; absent = as many as they like. */
  readonly maxOpenOrdersPerGuest?: number;
  readonly customerCancelUntilMinutesBeforeSlot: Minutes;
  readonly prep: { readonly baseMinutes: Minutes; readonly secondsPerKitchenUnit: number };
  /** Which of the goods can be given back; absent = some of them. */
  readonly withdrawal?: WithdrawalKind;
  readonly texts: { readonly pickupHint: string; readonly thankYou: string; readonly closedMessage?: string };
}

/** Which goods a shop says it sells: none that can be given back, only such, or both. */
export const withdrawalKinds = ["perishableExcluded", "applies", "mixed"] as const;
export type WithdrawalKind = (typeof withdrawalKinds)[number];
