import { cents, count, flag, instant, list, mapOf, object, oneOf, optional, text } from "../kernel/fields/field.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { paymentMethods } from "../kernel/payment-method.ts";
import { menuBundleFields, menuCategoryFields, menuGroupFields } from "../catalog/goods/goods-fields.ts";
import { menuItemFields } from "../catalog/goods/item-fields.ts";
import { menuOptionFields } from "../catalog/goods/option-group.ts";
import { menuMethodFields } from "../fulfilment/methods/method-fields.ts";
import { menuShopFields, orderingFields } from "../shop/menu-shop-fields.ts";
import { campaignFields } from "./discount-fields.ts";

/** When a shop takes a payment method at all. What is left out asks for nothing. */
export const paymentTerms = object({
  minCents: optional(cents()),
  maxCents: optional(cents()),
  distribution: optional(list(oneOf(fulfilmentTypes))),
  /** Only for customers with a completed order here. */
  onlyKnownCustomers: optional(flag()),
});

/** The proposed tips: whole percents, or cents. */
export const tipOffer = object({ mode: oneOf(["percent", "fixed"]), presets: list(count()) });

/**
 * The published snapshot of one storefront: everything a shopper needs to choose, price and order, frozen
 * under one version number. Written by `publishStorefront` as immutable JSON, read by browser and functions alike,
 * so that both calculate with the same facts. Menus are public: only what is named here ever gets into one.
 */
export const menuFields = {
  format: oneOf([1]),
  version: count(),
  publishedAt: instant(),
  restaurantId: text(),
  offeringId: text(),
  storefrontId: text(),
  channel: oneOf(["web"]),
  shop: object(menuShopFields),
  ordering: object(orderingFields),
  distributionOptions: list(object(menuMethodFields)),
  paymentMethods: list(oneOf(paymentMethods)),
  /** Conditions of some of them. */
  paymentTerms: optional(
    object({
      cashOnPickup: optional(paymentTerms),
      cardOnPickup: optional(paymentTerms),
      cashOnDelivery: optional(paymentTerms),
      online: optional(paymentTerms),
      onAccount: optional(paymentTerms),
      giftCard: optional(paymentTerms),
    }),
  ),
  categories: list(object(menuCategoryFields)),
  groups: mapOf(object(menuGroupFields)),
  items: mapOf(object(menuItemFields)),
  options: mapOf(object(menuOptionFields)),
  bundles: mapOf(object(menuBundleFields)),
  /** Whose prices beside those of everybody are in here. */
  priceListId: optional(text()),
  /** Absent = nothing is asked for. */
  tips: optional(tipOffer),
  /** Public discounts without a code. */
  campaigns: optional(list(object(campaignFields))),
};
