import type { Cents } from "../money/cents.ts";
import type { Address } from "../restaurant/address.ts";
import type { Closure } from "../restaurant/restaurant.ts";
import type { LocalTime, Minutes, Weekday } from "../time/instant.ts";

export const distributionTypes = ["pickup", "delivery", "shipping", "locker", "dineIn"] as const;
export type DistributionType = (typeof distributionTypes)[number];

/** Start plus length, so that a window may cross midnight. */
export interface Window {
  readonly weekday: Weekday;
  readonly start: LocalTime;
  readonly minutes: Minutes;
}

export interface Cutoff {
  readonly kind: "sameDayAt" | "daysBeforeAt";
  readonly time: LocalTime;
  /** For daysBeforeAt: how many calendar days before the slot's day. */
  readonly days?: number;
  readonly weekdays?: readonly Weekday[];
}

/** One way to receive goods, `restaurants/{r}/distributionOptions/{optionId}`. */
export interface DistributionOption {
  readonly id: string;
  readonly type: DistributionType;
  readonly name: string;
  readonly enabled: boolean;
  readonly position: number;
  readonly publicNote?: string;
  readonly place?: { readonly name: string; readonly address: Address; readonly instructions?: string };
  readonly windows: readonly Window[];
  readonly mode: "slot" | "asap";
  /** Slots are anchored at the window start, so any value from 5 on works. */
  readonly intervalMinutes: Minutes;
  readonly firstSlotOffsetMinutes: Minutes;
  readonly leadMinutes: Minutes;
  readonly advance: { readonly minDays: number; readonly maxDays: number };
  readonly cutoffs: readonly Cutoff[];
  readonly capacity: { readonly ordersPerSlot?: number; readonly unitsPerSlot?: number };
  readonly minOrderCents: Cents;
  readonly feeCents: Cents;
  readonly closures: readonly Closure[];
}
