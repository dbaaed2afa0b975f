import * as f from "../../kernel/fields/field.ts";
import { image } from "../../kernel/fields/image.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { availabilityFields } from "../../kernel/time/availability-fields.ts";
import { badge, catalogStatus, depositKind, optionRef, proposableVat } from "./item-fields.ts";

export const bundlePiece = f.object({ itemId: f.id<"product">(), qty: f.count(), surchargeCents: f.cents() });

/** `fixed` slots have exactly their choices; the others let the shopper choose between min and max. */
export const bundleSlot = f.object({
  id: f.id<"component">(),
  name: f.text(),
  min: f.count(),
  max: f.count(),
  fixed: f.flag(),
  choices: f.list(bundlePiece),
});

export const bundleSize = f.object({ id: f.text(), name: f.text(), priceCents: f.cents() });

/** Combo, box or gift basket, `offerings/{offeringId}/bundles/{bundleId}`. */
export const bundleFields = {
  ...f.published({
    name: f.text({ max: 120 }),
    description: f.optional(f.text({ max: 4000 })),
    illustration: f.text({ max: 60 }),
    images: f.optional(f.list(image, { max: 12 })),
    kind: f.oneOf(["combo", "box", "giftBasket"]),
    ...availabilityFields,
    pricing: f.oneOf(["fixed", "sum", "sumMinusPercent", "sumMinusCents"]),
    percentBp: f.optional(f.basisPoints()),
    minusCents: f.optional(f.cents()),
    slots: f.list(bundleSlot, { max: 30 }),
    /** The contents of one ISO week ('2026-W48') instead of the fixed slots. */
    contentByWeek: f.optional(f.mapOf(f.list(f.object({ itemId: f.id<"product">(), qty: f.count() })), { max: 60 })),
    optionRefs: f.optional(f.list(optionRef, { max: 30 })),
    /** Of the box itself, beside the deposits of what is inside. */
    depositCents: f.optional(f.cents()),
    depositKind: f.optional(depositKind),
    excludeFromDiscounts: f.optional(f.flag()),
    allowedDistribution: f.optional(f.list(f.oneOf(fulfilmentTypes), { max: 5 })),
    leadMinutes: f.optional(f.minutes({ max: 100_000 })),
    minQty: f.count({ min: 1, max: 1000 }),
    maxQtyPerOrder: f.optional(f.count({ max: 10_000 })),
    badge: f.optional(badge),
  }),
  /** Of a fixed price without sizes. */
  priceCents: f.optional(f.cents()),
  vatSplit: f.oneOf(["proportional", "flat30"]),
  sizes: f.optional(f.list(bundleSize, { max: 20 })),
  subscribable: f.optional(f.flag()),
  status: catalogStatus,
};

export const menuBundleFields = {
  id: f.id<"product">(),
  ...publishedFields(bundleFields),
  /** Fixed: the price. Else what the cheapest filling costs at the time of publishing, to show 'ab'. */
  priceCents: f.cents(),
  /** Absent: by single prices. */
  vatSplit: f.optional(f.oneOf(["flat30"])),
};

/** One card with several items as variants, e.g. a loaf of 500 g and of 1 kg. */
export const groupFields = {
  ...f.published({
    name: f.text({ max: 120 }),
    description: f.optional(f.text({ max: 4000 })),
    illustration: f.text({ max: 60 }),
    images: f.optional(f.list(image, { max: 12 })),
    /** Display order; at least one. */
    itemIds: f.list(f.id<"product">(), { max: 50 }),
    defaultItemId: f.id<"product">(),
    labelBy: f.oneOf(["size", "name"]),
    badge: f.optional(badge),
  }),
  posGroupId: f.optional(f.int({ max: 2_000_000_000 })),
  position: f.count({ max: 100_000 }),
  status: catalogStatus,
};

export const menuGroupFields = { id: f.id<"product">(), ...publishedFields(groupFields) };

/** An entry may stand in several categories. */
export const categoryFields = {
  ...f.published({
    name: f.text({ max: 120 }),
    slug: f.text({ max: 60 }),
    image: f.optional(image),
    description: f.optional(f.text({ max: 4000 })),
    ...availabilityFields,
    entries: f.list(
      f.object({
        ...f.published({ kind: f.oneOf(["item", "group", "bundle"]), id: f.text() }),
        position: f.optional(f.count()),
      }),
      { max: 1000 },
    ),
  }),
  position: f.count({ max: 100_000 }),
  collapsed: f.optional(f.flag()),
  /** The class that new items begin with, to be looked at. */
  proposedVat: f.optional(proposableVat),
  status: catalogStatus,
};

export const menuCategoryFields = { id: f.id<"category">(), ...publishedFields(categoryFields) };
