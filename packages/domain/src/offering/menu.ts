import type { ThemeChoice } from "../restaurant/theme-choice.ts";
import type { Country } from "../jurisdiction/country.ts";
import type { BasisPoints, Cents } from "../money/cents.ts";
import type { Address } from "../restaurant/address.ts";
import type { RestaurantKind, TaxScheme } from "../restaurant/restaurant.ts";
import type { DistributionOption } from "../slots/distribution-option.ts";
import type { Instant, Minutes } from "../time/instant.ts";
import type { PaymentMethod } from "../orders/payment.ts";
import type { Allergen } from "./allergen.ts";

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
  readonly categories: readonly MenuCategory[];
  readonly groups: Readonly<Record<string, ProductGroup>>;
  readonly items: Readonly<Record<string, MenuItem>>;
  readonly options: Readonly<Record<string, OptionGroup>>;
  readonly bundles: Readonly<Record<string, Bundle>>;
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
  readonly text?: string;
}

export interface OrderingRules {
  readonly minOrderCents: Cents;
  readonly maxLines: number;
  readonly phoneRequired: boolean;
  /** How many unfinished orders one guest may have here; absent = as many as they like. */
  readonly maxOpenOrdersPerGuest?: number;
  readonly customerCancelUntilMinutesBeforeSlot: Minutes;
  readonly prep: { readonly baseMinutes: Minutes; readonly secondsPerKitchenUnit: number };
  readonly texts: { readonly pickupHint: string; readonly thankYou: string; readonly closedMessage?: string };
}

export interface MenuCategory {
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

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  readonly kitchenName?: string;
  readonly description?: string;
  readonly illustration: string;
  /** Gross, without deposit. */
  readonly priceCents: Cents;
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
}

export interface Bundle {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly illustration: string;
  readonly kind: "combo" | "box" | "giftBasket";
  readonly pricing: "fixed";
  readonly priceCents: Cents;
  readonly slots: readonly BundleSlot[];
  readonly leadMinutes?: Minutes;
  readonly minQty: number;
  readonly maxQtyPerOrder?: number;
  readonly badge?: Badge;
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
