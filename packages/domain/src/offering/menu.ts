import type { WithdrawalKind } from "../legal/withdrawal-words.ts";
import type { Campaign } from "../discounts/campaigns.ts";
import type { TipOffer } from "../pricing/tip-cents.ts";
import type { ThemeChoice } from "../restaurant/theme-choice.ts";
import type { Country } from "../jurisdiction/country.ts";
import type { BasisPoints, Cents } from "../money/cents.ts";
import type { Address } from "../restaurant/address.ts";
import type { RestaurantKind, TaxScheme } from "../restaurant/restaurant.ts";
import type { DistributionOption } from "../slots/distribution-option.ts";
import type { DistributionType } from "../slots/distribution-type.ts";
import type { Instant, Minutes } from "../time/instant.ts";
import type { PaymentMethod } from "../orders/payment-method.ts";
import type { TermsByMethod } from "../payments/offered-methods.ts";
import type { Allergen } from "./allergen.ts";
import type { Availability } from "./availability.ts";
import type { Nutrition } from "./nutrition.ts";
import type { PriceRule } from "./price-at.ts";

/**
 * The published snapshot of one storefront: everything a shopper needs to choose, price and order, frozen
 * under one version number. Written by `publishStorefront` as immutable JSON, read by browser and functions alike,
 * so that both calculate with the same facts.
 */
export interface Menu {
  readonly format: 1;
  readonly version: number;
  readonly publishedAt: Instant;
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly storefrontId: string;
  readonly channel: "web";
  readonly shop: MenuShop;
  readonly ordering: OrderingRules;
  readonly distributionOptions: readonly DistributionOption[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Conditions of some of them. */
  readonly paymentTerms?: TermsByMethod;
  readonly categories: readonly MenuCategory[];
  readonly groups: Readonly<Record<string, ProductGroup>>;
  readonly items: Readonly<Record<string, MenuItem>>;
  readonly options: Readonly<Record<string, OptionGroup>>;
  readonly bundles: Readonly<Record<string, Bundle>>;
  /** Whose prices beside those of everybody are in here. */
  readonly priceListId?: string;
  /** Absent = nobody is asked for a tip. */
  readonly tips?: TipOffer;
  /** What everybody gets off without typing a code. */
  readonly campaigns?: readonly Campaign[];
}

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
  readonly accountRequiredFor?: readonly DistributionType[];
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

/** Outside of its windows the goods of a category can be had only if another category shows them. */
export interface MenuCategory extends Availability {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuEntry {
  readonly kind: "item" | "group" | "bundle";
  readonly id: string;
}

/** One card with several items as variants, e.g. a loaf of 500 g and of 1 kg. */
export interface ProductGroup {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly illustration: string;
  /** Display order; at least one. */
  readonly itemIds: readonly string[];
  readonly defaultItemId: string;
  readonly labelBy: "size" | "name";
  readonly badge?: Badge;
}

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
  readonly allowedDistribution?: readonly DistributionType[];
  readonly content?: { readonly amount: number; readonly unit: "g" | "ml" | "piece" };
  /** Derived at publishing from price and content (PRC-03, PRC-04). */
  readonly basePrice?: { readonly cents: Cents; readonly per: "kg" | "l" | "100g" | "100ml" | "piece" | "0.5l" };
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

export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  readonly select: "single" | "multi" | "quantity" | "text";
  readonly min: number;
  /** null = no upper limit. */
  readonly max: number | null;
  /** The first n chosen pieces cost nothing. */
  readonly freeCount?: number;
  readonly pricing: "perChoice" | "free" | "flat";
  readonly flatCents?: Cents;
  readonly choices: readonly OptionChoice[];
  readonly textMaxLength?: number;
}

export interface OptionChoice {
  readonly id: string;
  readonly name: string;
  readonly priceCents: Cents;
  readonly allergens: readonly Allergen[];
  readonly default: boolean;
  readonly maxQty: number;
  /** Diets that hold with this choice too; absent = the choice changes nothing. */
  readonly diets?: readonly Diet[];
  readonly depositCents?: Cents;
  readonly depositKind?: DepositKind;
  readonly vatClass?: VatClass;
  readonly alcohol?: MenuItem["alcohol"];
  /** Offered only while each of these groups has one of these choices. */
  readonly dependsOn?: readonly ChoiceCondition[];
}

export interface ChoiceCondition {
  readonly optionId: string;
  readonly choiceIds: readonly string[];
}

export const bundlePricings = ["fixed", "sum", "sumMinusPercent", "sumMinusCents"] as const;
export type BundlePricing = (typeof bundlePricings)[number];

export interface Bundle extends Availability {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly illustration: string;
  readonly kind: "combo" | "box" | "giftBasket";
  readonly pricing: BundlePricing;
  /** Fixed: the price. Else what the cheapest filling costs at the time of publishing, to show 'ab'. */
  readonly priceCents: Cents;
  readonly percentBp?: BasisPoints;
  readonly minusCents?: Cents;
  readonly slots: readonly BundleSlot[];
  /** What is inside in one ISO week ('2026-W48') instead of the fixed slots. */
  readonly contentByWeek?: Readonly<Record<string, readonly WeekContent[]>>;
  /** Sizes of a bundle are an option group like any other. */
  readonly optionRefs?: readonly OptionRef[];
  /** Of the box itself, beside the deposits of what is inside. */
  readonly depositCents?: Cents;
  readonly depositKind?: DepositKind;
  readonly excludeFromDiscounts?: boolean;
  readonly allowedDistribution?: readonly DistributionType[];
  readonly leadMinutes?: Minutes;
  readonly minQty: number;
  readonly maxQtyPerOrder?: number;
  readonly badge?: Badge;
}

export interface WeekContent {
  readonly itemId: string;
  readonly qty: number;
}

/** `fixed` slots have exactly their choices; the others let the shopper choose between min and max. */
export interface BundleSlot {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly fixed: boolean;
  readonly choices: readonly { readonly itemId: string; readonly qty: number; readonly surchargeCents: Cents }[];
}
