import * as f from "../kernel/fields/field.ts";
import { publishedFields } from "../kernel/fields/project.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { paymentMethods } from "../kernel/payment-method.ts";
import { window } from "../kernel/time/window.ts";

/**
 * A code and what it gives, `restaurants/{restaurantId}/discountCodes/{codeId}`; its id is the code in upper case. A
 * condition that is left out is none.
 */
export const discountFields = {
  name: f.text({ max: 120 }),
  enabled: f.flag(),
  ...f.published({
    percentBp: f.optional(f.basisPoints()),
    maxDiscountCents: f.optional(f.cents()),
    /** fixed: what it takes off; bundlePrice: what `qty` pieces cost together. */
    amountCents: f.optional(f.cents()),
    /** freeItem: what is given away. */
    itemId: f.optional(f.id<"product">({ max: 128 })),
    /** freeItem: how many pieces of it; bundlePrice: how many make a set. Absent = 1. */
    qty: f.optional(f.count({ max: 1000 })),
    /** Goods before all discounts, without deposits and fees. */
    minSubtotalCents: f.optional(f.cents()),
    validFrom: f.optional(f.instant()),
    /** The first moment at which it does not hold any more. */
    validTo: f.optional(f.instant()),
    /** Times of ordering, local to the shop. */
    windows: f.optional(f.list(window, { max: 50 })),
    distribution: f.optional(f.list(f.oneOf(fulfilmentTypes), { max: 5 })),
    channels: f.optional(f.list(f.text(), { max: 10 })),
    /** Items and bundles; with categories: either of them. Absent or empty = everything. */
    includeItems: f.optional(f.list(f.text(), { max: 500 })),
    includeCategories: f.optional(f.list(f.text(), { max: 200 })),
    excludeItems: f.optional(f.list(f.text(), { max: 500 })),
    /** An exclusive one is alone: all others are refused beside it. */
    stacking: f.oneOf(["exclusive", "stackable"]),
    /** The smallest number goes first. */
    priority: f.int({ max: 1000 }),
  }),
  paymentMethods: f.optional(f.list(f.text(), { max: 20 })),
  firstOrderOnly: f.flag(),
  oncePerCustomer: f.flag(),
  maxUses: f.optional(f.count({ max: 1_000_000 })),
  maxUsesPerCustomer: f.optional(f.count({ max: 1_000_000 })),
  emails: f.optional(f.list(f.text(), { max: 500 })),
  groups: f.optional(f.list(f.text(), { max: 50 })),
  b2bOnly: f.flag(),
  excludeDiscounted: f.flag(),
  /** A campaign: what is for everybody comes into the next published menu, the rest of them is never given. */
  autoApply: f.flag(),
  discountsDelivery: f.flag(),
  source: f.optional(f.object({ broadcastId: f.optional(f.text()), shorturlId: f.optional(f.text()) }, { max: 2 })),
  ...f.byFunctions({
    code: f.text(),
    kind: f.oneOf(["percent", "fixed", "freeDelivery", "freeItem", "giftCard", "bundlePrice"]),
    giftCard: f.optional(
      f.object({
        initialCents: f.cents(),
        balanceCents: f.cents(),
        issuedTo: f.optional(f.text()),
        expiresAt: f.instant(),
        orderId: f.optional(f.id<"order">()),
      }),
    ),
    stats: f.object({
      uses: f.count(),
      heldUses: f.count(),
      discountCents: f.cents(),
      revenueCents: f.cents(),
      lastUsedAt: f.optional(f.instant()),
      /** The part of it that was counted after the orders. */
      tallied: f.optional(f.object({ uses: f.count(), discountCents: f.cents(), revenueCents: f.cents() })),
    }),
  }),
};

/** The public fields of a campaign: no lists of people, no counts of uses. */
export const campaignFields = {
  codeId: f.id<"code">(),
  /** Upper case, as the shopper typed it. */
  code: f.text(),
  name: f.text(),
  kind: f.oneOf(["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"]),
  ...publishedFields(discountFields),
  paymentMethods: f.optional(f.list(f.oneOf(paymentMethods))),
  /** Leaves out what is cheaper already, by its price or by a code before this one. */
  excludeDiscounted: f.optional(f.flag()),
  /** The fee of delivery or shipping is discounted too, after the goods. */
  discountsDelivery: f.optional(f.flag()),
  /** A campaign that needs no typing: it never stands in the way of an order. */
  autoApply: f.oneOf([true]),
};
