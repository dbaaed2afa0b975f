import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Minutes } from "../../kernel/time/instant.ts";
import type { Availability } from "../../kernel/time/availability.ts";
import type { Badge, DepositKind, MenuItem, OptionRef } from "./item.ts";
import type { OptionGroup } from "./option-group.ts";

/** The part of a published menu that says what there is: most rules about goods ask for no more. */
export interface MenuGoods {
  readonly categories: readonly MenuCategory[];
  readonly groups: Readonly<Record<string, ProductGroup>>;
  readonly items: Readonly<Record<string, MenuItem>>;
  readonly options: Readonly<Record<string, OptionGroup>>;
  readonly bundles: Readonly<Record<string, Bundle>>;
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
  readonly allowedDistribution?: readonly FulfilmentType[];
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
