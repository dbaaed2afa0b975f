import {
  basisPoints,
  byFunctions,
  cents,
  count,
  flag,
  instant,
  int,
  list,
  object,
  oneOf,
  optional,
  published,
  text,
} from "../kernel/fields/field.ts";
import { publishedFields } from "../kernel/fields/project.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { paymentMethods } from "../kernel/payment-method.ts";
import { window } from "../kernel/time/window.ts";

/**
 * A code and what it gives, `restaurants/{restaurantId}/discountCodes/{codeId}`; its id is the code in upper case. A
 * condition that is left out is none.
 */
export const discountFields = {
  name: text({ max: 120 }),
  enabled: flag(),
  ...published({
    percentBp: optional(basisPoints()),
    maxDiscountCents: optional(cents()),
    /** fixed: what it takes off; bundlePrice: what `qty` pieces cost together. */
    amountCents: optional(cents()),
    /** freeItem: what is given away. */
    itemId: optional(text({ max: 128 })),
    /** freeItem: how many pieces of it; bundlePrice: how many make a set. Absent = 1. */
    qty: optional(count({ max: 1000 })),
    /** Goods before all discounts, without deposits and fees. */
    minSubtotalCents: optional(cents()),
    validFrom: optional(instant()),
    /** The first moment at which it does not hold any more. */
    validTo: optional(instant()),
    /** Times of ordering, local to the shop. */
    windows: optional(list(window, { max: 50 })),
    distribution: optional(list(oneOf(fulfilmentTypes), { max: 5 })),
    channels: optional(list(text(), { max: 10 })),
    /** Items and bundles; with categories: either of them. Absent or empty = everything. */
    includeItems: optional(list(text(), { max: 500 })),
    includeCategories: optional(list(text(), { max: 200 })),
    excludeItems: optional(list(text(), { max: 500 })),
    /** An exclusive one is alone: all others are refused beside it. */
    stacking: oneOf(["exclusive", "stackable"]),
    /** The smallest number goes first. */
    priority: int({ max: 1000 }),
  }),
  paymentMethods: optional(list(text(), { max: 20 })),
  firstOrderOnly: flag(),
  oncePerCustomer: flag(),
  maxUses: optional(count({ max: 1_000_000 })),
  maxUsesPerCustomer: optional(count({ max: 1_000_000 })),
  emails: optional(list(text(), { max: 500 })),
  groups: optional(list(text(), { max: 50 })),
  b2bOnly: flag(),
  excludeDiscounted: flag(),
  /** A campaign: what is for everybody comes into the next published menu, the rest of them is never given. */
  autoApply: flag(),
  discountsDelivery: flag(),
  source: optional(object({ broadcastId: optional(text()), shorturlId: optional(text()) }, { max: 2 })),
  ...byFunctions({
    code: text(),
    kind: oneOf(["percent", "fixed", "freeDelivery", "freeItem", "giftCard", "bundlePrice"]),
    giftCard: optional(
      object({
        initialCents: cents(),
        balanceCents: cents(),
        issuedTo: optional(text()),
        expiresAt: instant(),
        orderId: optional(text()),
      }),
    ),
    stats: object({
      uses: count(),
      heldUses: count(),
      discountCents: cents(),
      revenueCents: cents(),
      lastUsedAt: optional(instant()),
      /** The part of it that was counted after the orders. */
      tallied: optional(object({ uses: count(), discountCents: cents(), revenueCents: cents() })),
    }),
  }),
};

/** The public fields of a campaign: no lists of people, no counts of uses. */
export const campaignFields = {
  codeId: text(),
  /** Upper case, as the shopper typed it. */
  code: text(),
  name: text(),
  kind: oneOf(["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"]),
  ...publishedFields(discountFields),
  paymentMethods: optional(list(oneOf(paymentMethods))),
  /** Leaves out what is cheaper already, by its price or by a code before this one. */
  excludeDiscounted: optional(flag()),
  /** The fee of delivery or shipping is discounted too, after the goods. */
  discountsDelivery: optional(flag()),
  /** A campaign that needs no typing: it never stands in the way of an order. */
  autoApply: oneOf([true]),
};
