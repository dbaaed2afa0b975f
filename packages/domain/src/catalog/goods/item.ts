import type { BasePrice } from "../../kernel/money/base-price-unit.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Instant, Minutes } from "../../kernel/time/instant.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { Allergen } from "./allergen.ts";
import type { Availability } from "../../kernel/time/availability.ts";
import type { Nutrition } from "./nutrition.ts";

export const badges = ["new", "seasonal", "popular"] as const;
export type Badge = (typeof badges)[number];

export const diets = ["vegan", "vegetarian", "halal", "glutenFree", "lactoseFree", "organic"] as const;
export type Diet = (typeof diets)[number];

export const vatClasses = ["food", "basicFood", "drink", "milkDrink", "custom"] as const;
export type VatClass = (typeof vatClasses)[number];

export const depositKinds = ["bottle", "glass", "box", "reusableCup", "can"] as const;
export type DepositKind = (typeof depositKinds)[number];

export interface MenuItem extends Availability {
  readonly id: string;
  readonly name: string;
  readonly kitchenName?: string;
  readonly description?: string;
  readonly illustration: string;
  /** Gross, without deposit. For goods sold by weight: of one piece of the estimated weight. */
  readonly priceCents: Cents;
  /** Prices of certain times or price lists; `priceAt` says which one holds. */
  readonly priceRules?: readonly PriceRule[];
  /** PRC-07: the lowest price of the 30 days before the present one; only where that is a reduction or prices vary. */
  readonly lowest30Cents?: Cents;
  /** The price is final after weighing (PRC-10). Weights are per piece. */
  readonly catchWeight?: CatchWeight;
  readonly excludeFromDiscounts?: boolean;
  /** For parcels, where the content does not say it. */
  readonly weightGrams?: number;
  /** Ways to receive it; absent or empty = all. */
  readonly allowedDistribution?: readonly FulfilmentType[];
  readonly content?: { readonly amount: number; readonly unit: "g" | "ml" | "piece" };
  /** Derived at publishing from price and content (PRC-03, PRC-04). */
  readonly basePrice?: BasePrice;
  readonly depositCents: Cents;
  readonly depositKind?: DepositKind;
  readonly vatClass: VatClass;
  readonly customRateBp?: BasisPoints;
  readonly alcohol: "none" | "beerWine16" | "spirits18";
  readonly allergens: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly additives: readonly string[];
  readonly allergenState: "declared" | "none" | "unknown";
  readonly diets: readonly Diet[];
  readonly organicControlNo?: string;
  readonly origin?: string;
  readonly ingredients?: string;
  readonly storageHint?: string;
  /** FOO-02: sold in a closed package, which says more than open food; `producer` where it is not the shop. */
  readonly packed?: { readonly producer?: string };
  readonly nutrition?: Nutrition;
  readonly optionRefs: readonly OptionRef[];
  readonly leadMinutes?: Minutes;
  readonly minQty: number;
  readonly maxQtyPerOrder?: number;
  readonly stepQty: number;
  /** Work units of kitchen or bakery, for slot capacity and preparation time. */
  readonly kitchenUnits: number;
  readonly stockMode: "unlimited" | "counted";
  readonly badge?: Badge;
}

/** A price that holds at certain times, or for the customers of a price list. */
export interface PriceRule {
  readonly id: string;
  readonly priceCents: Cents;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly windows?: readonly Window[];
  readonly priceListId?: string;
}

export interface CatchWeight {
  readonly pricePerKgCents: Cents;
  readonly estGrams: number;
  readonly minGrams: number;
  readonly maxGrams: number;
}

/** Use of an option group by an item; min and max override the group's own. */
export interface OptionRef {
  readonly optionId: string;
  readonly min?: number;
  readonly max?: number;
}
