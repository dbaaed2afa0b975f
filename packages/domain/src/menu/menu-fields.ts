import * as f from "../kernel/fields/field.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { paymentMethods } from "../kernel/payment-method.ts";
import { menuBundleFields, menuCategoryFields, menuGroupFields } from "../catalog/goods/goods-fields.ts";
import { menuItemFields } from "../catalog/goods/item-fields.ts";
import { menuOptionFields } from "../catalog/goods/option-group.ts";
import { menuMethodFields } from "../fulfilment/methods/method-fields.ts";
import { menuShopFields, orderingFields } from "../shop/menu-shop-fields.ts";
import { campaignFields } from "./discount-fields.ts";

/** When a shop takes a payment method at all. What is left out asks for nothing. */
export const paymentTerms = f.object({
  minCents: f.optional(f.cents()),
  maxCents: f.optional(f.cents()),
  distribution: f.optional(f.list(f.oneOf(fulfilmentTypes))),
  /** Only for customers with a completed order here. */
  onlyKnownCustomers: f.optional(f.flag()),
});

/** The proposed tips. */
export const tipOffer = f.object({ mode: f.oneOf(["percent", "fixed"]), presets: f.list(f.percentOrCents()) });

/**
 * The published snapshot of one storefront: everything a shopper needs to choose, price and order, frozen
 * under one version number. Written by `publishStorefront` as immutable JSON, read by browser and functions alike,
 * so that both calculate with the same facts. Menus are public: only what is named here ever gets into one.
 */
export const menuFields = {
  format: f.oneOf([1]),
  version: f.count(),
  publishedAt: f.instant(),
  restaurantId: f.id<"shop">(),
  offeringId: f.id<"catalog">(),
  storefrontId: f.id<"storefront">(),
  channel: f.oneOf(["web"]),
  shop: f.object(menuShopFields),
  ordering: f.object(orderingFields),
  distributionOptions: f.list(f.object(menuMethodFields)),
  paymentMethods: f.list(f.oneOf(paymentMethods)),
  /** Conditions of some of them. */
  paymentTerms: f.optional(
    f.object({
      cashOnPickup: f.optional(paymentTerms),
      cardOnPickup: f.optional(paymentTerms),
      cashOnDelivery: f.optional(paymentTerms),
      online: f.optional(paymentTerms),
      onAccount: f.optional(paymentTerms),
      giftCard: f.optional(paymentTerms),
    }),
  ),
  categories: f.list(f.object(menuCategoryFields)),
  groups: f.mapOf(f.object(menuGroupFields)),
  items: f.mapOf(f.object(menuItemFields)),
  options: f.mapOf(f.object(menuOptionFields)),
  bundles: f.mapOf(f.object(menuBundleFields)),
  /** Whose prices beside those of everybody are in here. */
  priceListId: f.optional(f.id<"priceList">()),
  /** Absent = nothing is asked for. */
  tips: f.optional(tipOffer),
  /** Public discounts without a code. */
  campaigns: f.optional(f.list(f.object(campaignFields))),
};
