import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { Country } from "../../kernel/country/country.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import type { Address } from "../../kernel/country/address.ts";
import type { Closure } from "../../shop/restaurant.ts";
import type { LocalTime, Minutes, Weekday } from "../../kernel/time/instant.ts";
import type { Zone } from "./zone.ts";

export interface Cutoff {
  readonly kind: "sameDayAt" | "daysBeforeAt";
  readonly time: LocalTime;
  /** For daysBeforeAt: how many calendar days before the slot's day. */
  readonly days?: number;
  readonly weekdays?: readonly Weekday[];
}

export interface Place {
  readonly name: string;
  readonly address: Address;
  readonly instructions?: string;
}

/** Of one window of the timetable; it replaces the general capacity. */
export interface WindowCapacity {
  readonly weekday: Weekday;
  readonly start: LocalTime;
  readonly ordersPerSlot?: number;
  readonly unitsPerSlot?: number;
  readonly centsPerSlot?: Cents;
}

/** Parcels in any order; the smallest that holds the goods counts, heavier orders go in several. */
export interface ShippingTerms {
  readonly countries: readonly Country[];
  readonly parcels: readonly { readonly maxGrams: number; readonly feeCents: Cents }[];
  readonly carrier?: string;
  /** Days on which parcels leave. */
  readonly shipDays: readonly Weekday[];
  readonly coldPack: boolean;
}

export interface LockerTerms {
  readonly provider: "penguin";
  readonly siteId: string;
  readonly compartments: { readonly S: number; readonly M: number; readonly L: number };
  readonly tempZone: "ambient" | "chilled" | "frozen";
  readonly holdHours: number;
  /** Empty: round the clock. */
  readonly accessWindows: readonly Window[];
}

/** One way to receive goods, `restaurants/{r}/distributionOptions/{optionId}`. */
export interface FulfilmentMethod {
  readonly id: string;
  readonly type: FulfilmentType;
  readonly name: string;
  readonly enabled: boolean;
  readonly position: number;
  readonly publicNote?: string;
  readonly place?: Place;
  /** Where it is on single weekdays, e.g. a market stand on tour; `placeOn` says which one. */
  readonly weekPlaces?: readonly { readonly weekday: Weekday; readonly place: Place }[];
  readonly windows: readonly Window[];
  readonly mode: "slot" | "asap";
  /** Slots are anchored at the window start, so any value from 5 on works. */
  readonly intervalMinutes: Minutes;
  readonly firstSlotOffsetMinutes: Minutes;
  readonly leadMinutes: Minutes;
  readonly advance: { readonly minDays: number; readonly maxDays: number };
  readonly cutoffs: readonly Cutoff[];
  readonly capacity: { readonly ordersPerSlot?: number; readonly unitsPerSlot?: number };
  readonly dayCapacity?: { readonly ordersPerDay?: number; readonly centsPerSlot?: Cents };
  readonly windowCapacity?: readonly WindowCapacity[];
  readonly minOrderCents: Cents;
  readonly maxOrderCents?: Cents;
  readonly feeCents: Cents;
  readonly freeFromCents?: Cents;
  readonly feeVat?: "followGoods" | "standard";
  /** Where it is brought to; absent or empty = everywhere (shipping) or to nobody's door (pickup). */
  readonly zones?: readonly Zone[];
  readonly zonePick?: "cheapest" | "priority";
  readonly outsideArea?: "block" | "askMerchant";
  readonly shipping?: ShippingTerms;
  readonly locker?: LockerTerms;
  /** Tables to choose from when goods are eaten here. */
  readonly tables?: readonly string[];
  /** Those of the shop that also hold here; absent = all. */
  readonly paymentMethods?: readonly PaymentMethod[];
  readonly requires?: readonly ("phone" | "address" | "account")[];
  readonly closures: readonly Closure[];
}
