import type { BasisPoints, Cents } from "../kernel/money/cents.ts";
import type { PaymentMethod } from "../kernel/payment-method.ts";
import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { Window } from "../kernel/time/window.ts";
import type { Instant } from "../kernel/time/instant.ts";

/**
 * What a code gives and under which conditions. The server reads them from `discountCodes/{codeId}`; a shopper's browser
 * gets the same without lists of people. A condition that is left out is none.
 */
export interface DiscountTerms {
  readonly codeId: string;
  /** Upper case, as the shopper typed it. */
  readonly code: string;
  readonly name: string;
  readonly kind: "percent" | "fixed" | "freeDelivery" | "freeItem" | "bundlePrice";
  readonly percentBp?: BasisPoints;
  readonly maxDiscountCents?: Cents;
  /** fixed: what it takes off; bundlePrice: what `qty` pieces cost together. */
  readonly amountCents?: Cents;
  /** freeItem: what is given away. */
  readonly itemId?: string;
  /** freeItem: how many pieces of it; bundlePrice: how many make a set. Absent = 1. */
  readonly qty?: number;
  /** Goods before all discounts, without deposits and fees. */
  readonly minSubtotalCents?: Cents;
  readonly validFrom?: Instant;
  /** The first moment at which it does not hold any more. */
  readonly validTo?: Instant;
  /** Times of ordering, local to the shop. */
  readonly windows?: readonly Window[];
  readonly distribution?: readonly FulfilmentType[];
  readonly channels?: readonly string[];
  readonly paymentMethods?: readonly PaymentMethod[];
  readonly firstOrderOnly?: boolean;
  readonly oncePerCustomer?: boolean;
  readonly maxUses?: number;
  readonly maxUsesPerCustomer?: number;
  /** Lower case; the people it was made for. */
  readonly emails?: readonly string[];
  readonly groups?: readonly string[];
  readonly b2bOnly?: boolean;
  /** Items and bundles; with categories: either of them. Absent or empty = everything. */
  readonly includeItems?: readonly string[];
  readonly includeCategories?: readonly string[];
  readonly excludeItems?: readonly string[];
  /** Leaves out what is cheaper already, by its price or by a code before this one. */
  readonly excludeDiscounted?: boolean;
  /** A campaign nobody has to type: it never stands in the way of an order. */
  readonly autoApply?: boolean;
  /** An exclusive one is alone: all others are refused beside it. */
  readonly stacking: "exclusive" | "stackable";
  /** The smallest number goes first. */
  readonly priority: number;
  /** The fee of delivery or shipping is discounted too, after the goods. */
  readonly discountsDelivery?: boolean;
  /** Uses so far, held ones included, as whoever asks has read them. */
  readonly uses?: number;
  readonly usesByCustomer?: number;
}

/** What is known about who orders; what is left out is not held against a code. */
export interface DiscountCustomer {
  readonly isFirstOrder?: boolean;
  readonly email?: string;
  readonly groups?: readonly string[];
  readonly isBusiness?: boolean;
}

/** Whether somebody may be refused because of how often it was used. */
export const isLimited = ({ maxUses, maxUsesPerCustomer, oncePerCustomer }: DiscountTerms): boolean =>
  maxUses !== undefined || maxUsesPerCustomer !== undefined || oncePerCustomer === true;
