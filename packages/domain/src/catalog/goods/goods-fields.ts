import {
  basisPoints,
  cents,
  count,
  flag,
  int,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  published,
  text,
} from "../../kernel/fields/field.ts";
import { image } from "../../kernel/fields/image.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { availabilityFields } from "../../kernel/time/availability-fields.ts";
import { badge, catalogStatus, depositKind, optionRef } from "./item-fields.ts";

export const bundlePiece = object({ itemId: text(), qty: count(), surchargeCents: cents() });

/** `fixed` slots have exactly their choices; the others let the shopper choose between min and max. */
export const bundleSlot = object({
  id: text(),
  name: text(),
  min: count(),
  max: count(),
  fixed: flag(),
  choices: list(bundlePiece),
});

/** Combo, box or gift basket, `offerings/{offeringId}/bundles/{bundleId}`. */
export const bundleFields = {
  ...published({
    name: text({ max: 120 }),
    description: optional(text({ max: 4000 })),
    illustration: text({ max: 60 }),
    kind: oneOf(["combo", "box", "giftBasket"]),
    ...availabilityFields,
    pricing: oneOf(["fixed", "sum", "sumMinusPercent", "sumMinusCents"]),
    percentBp: optional(basisPoints()),
    minusCents: optional(cents()),
    slots: list(bundleSlot, { max: 30 }),
    /** The contents of one ISO week ('2026-W48') instead of the fixed slots. */
    contentByWeek: optional(mapOf(list(object({ itemId: text(), qty: count() })), { max: 60 })),
    optionRefs: optional(list(optionRef, { max: 30 })),
    /** Of the box itself, beside the deposits of what is inside. */
    depositCents: optional(cents()),
    depositKind: optional(depositKind),
    excludeFromDiscounts: optional(flag()),
    allowedDistribution: optional(list(oneOf(fulfilmentTypes), { max: 5 })),
    leadMinutes: optional(count({ max: 100_000 })),
    minQty: count({ min: 1, max: 1000 }),
    maxQtyPerOrder: optional(count({ max: 10_000 })),
    badge: optional(badge),
  }),
  images: optional(list(image, { max: 12 })),
  /** Of a fixed price without sizes. */
  priceCents: optional(cents()),
  vatSplit: oneOf(["proportional", "flat30"]),
  sizes: optional(list(object({ id: text(), name: text(), priceCents: cents() }), { max: 20 })),
  subscribable: optional(flag()),
  status: catalogStatus,
};

export const menuBundleFields = {
  id: text(),
  ...publishedFields(bundleFields),
  /** Fixed: the price. Else what the cheapest filling costs at the time of publishing, to show 'ab'. */
  priceCents: cents(),
};

/** One card with several items as variants, e.g. a loaf of 500 g and of 1 kg. */
export const groupFields = {
  ...published({
    name: text({ max: 120 }),
    description: optional(text({ max: 4000 })),
    illustration: text({ max: 60 }),
    /** Display order; at least one. */
    itemIds: list(text(), { max: 50 }),
    defaultItemId: text(),
    labelBy: oneOf(["size", "name"]),
    badge: optional(badge),
  }),
  images: optional(list(image, { max: 12 })),
  posGroupId: optional(int({ max: 2_000_000_000 })),
  position: count({ max: 100_000 }),
  status: catalogStatus,
};

export const menuGroupFields = { id: text(), ...publishedFields(groupFields) };

/** An entry may stand in several categories. */
export const categoryFields = {
  ...published({
    name: text({ max: 120 }),
    slug: text({ max: 60 }),
    description: optional(text({ max: 4000 })),
    ...availabilityFields,
    entries: list(
      object({ ...published({ kind: oneOf(["item", "group", "bundle"]), id: text() }), position: optional(count()) }),
      { max: 1000 },
    ),
  }),
  image: optional(image),
  position: count({ max: 100_000 }),
  collapsed: optional(flag()),
  status: catalogStatus,
};

export const menuCategoryFields = { id: text(), ...publishedFields(categoryFields) };
