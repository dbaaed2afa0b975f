import {
  basisPoints,
  cents,
  count,
  fulfilmentType,
  flag,
  instant,
  int,
  list,
  object,
  oneOf,
  optional,
  text,
  texts,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { window } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** A code and what it gives; its id is the code in upper case. `stats` and `giftCard.balanceCents` are written by functions. */
export const discountCodeDocument = defineDocument(
  paths.discountCode,
  object({
    code: text,
    name: text,
    enabled: flag,
    kind: oneOf(["percent", "fixed", "freeDelivery", "freeItem", "giftCard", "bundlePrice"]),
    percentBp: optional(basisPoints),
    maxDiscountCents: optional(cents),
    amountCents: optional(cents),
    itemId: optional(text),
    qty: optional(count),
    minSubtotalCents: optional(cents),
    validFrom: optional(instant),
    validTo: optional(instant),
    windows: optional(list(window)),
    distribution: optional(list(fulfilmentType)),
    channels: optional(texts),
    paymentMethods: optional(texts),
    firstOrderOnly: flag,
    oncePerCustomer: flag,
    maxUses: optional(count),
    maxUsesPerCustomer: optional(count),
    emails: optional(texts),
    groups: optional(texts),
    b2bOnly: flag,
    includeItems: optional(texts),
    includeCategories: optional(texts),
    excludeItems: optional(texts),
    excludeDiscounted: flag,
    /** A campaign: what is for everybody comes into the next published menu, the rest of them is never given. */
    autoApply: flag,
    stacking: oneOf(["exclusive", "stackable"]),
    priority: int,
    discountsDelivery: flag,
    giftCard: optional(
      object({
        initialCents: cents,
        balanceCents: cents,
        issuedTo: optional(text),
        expiresAt: instant,
        orderId: optional(text),
      }),
    ),
    stats: object({
      uses: count,
      heldUses: count,
      discountCents: cents,
      revenueCents: cents,
      lastUsedAt: optional(instant),
      /** The part of it that was counted after the orders. */
      tallied: optional(object({ uses: count, discountCents: cents, revenueCents: cents })),
    }),
    source: optional(object({ broadcastId: optional(text), shorturlId: optional(text) })),
  }),
);
