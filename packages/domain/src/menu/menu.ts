import type { Campaign } from "./campaigns.ts";
import type { PaymentMethod } from "../kernel/payment-method.ts";
import type { TermsByMethod } from "./offered-methods.ts";
import type { FulfilmentMethod } from "../fulfilment/methods/fulfilment-method.ts";
import type { Instant } from "../kernel/time/instant.ts";
import type { MenuGoods } from "../catalog/goods/goods.ts";
import type { MenuShop, OrderingRules } from "../shop/storefront.ts";
import type { TipOffer } from "./tip.ts";

/**
 * The published snapshot of one storefront: everything a shopper needs to choose, price and order, frozen
 * under one version number. Written by `publishStorefront` as immutable JSON, read by browser and functions alike,
 * so that both calculate with the same facts.
 */
export interface Menu extends MenuGoods {
  readonly format: 1;
  readonly version: number;
  readonly publishedAt: Instant;
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly storefrontId: string;
  readonly channel: "web";
  readonly shop: MenuShop;
  readonly ordering: OrderingRules;
  readonly distributionOptions: readonly FulfilmentMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Conditions of some of them. */
  readonly paymentTerms?: TermsByMethod;
  /** Whose prices beside those of everybody are in here. */
  readonly priceListId?: string;
  /** Absent = nobody is asked for a tip. */
  readonly tips?: TipOffer;
  /** What everybody gets off without typing a code. */
  readonly campaigns?: readonly Campaign[];
}
