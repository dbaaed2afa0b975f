import { badges, depositKinds } from "@lokalkorb/domain/catalog/goods/item";
import { bundlePricings } from "@lokalkorb/domain/catalog/goods/goods";
import {
  basisPoints,
  cents,
  count,
  fulfilmentType,
  flag,
  instant,
  list,
  object,
  oneOf,
  optional,
  text,
  weekday,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { catalogStatus, contentByWeek, optionRef, season } from "../../document/shapes/offering-shapes.ts";
import { image, window } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** Combo, box or gift basket ('Menü', 'Kiste', 'Paket'). */
export const bundleDocument = defineDocument(
  paths.bundle,
  object({
    name: text,
    description: optional(text),
    illustration: text,
    images: optional(list(image)),
    kind: oneOf(["combo", "box", "giftBasket"]),
    pricing: oneOf(bundlePricings),
    priceCents: optional(cents),
    percentBp: optional(basisPoints),
    minusCents: optional(cents),
    slots: list(
      object({
        id: text,
        name: text,
        min: count,
        max: count,
        fixed: flag,
        choices: list(object({ itemId: text, qty: count, surchargeCents: cents })),
      }),
    ),
    vatSplit: oneOf(["proportional", "flat30"]),
    contentByWeek: optional(contentByWeek),
    sizes: optional(list(object({ id: text, name: text, priceCents: cents }))),
    depositCents: optional(cents),
    depositKind: optional(oneOf(depositKinds)),
    excludeFromDiscounts: optional(flag),
    optionRefs: optional(list(optionRef)),
    allowedDistribution: optional(list(fulfilmentType)),
    leadMinutes: optional(count),
    from: optional(instant),
    to: optional(instant),
    windows: optional(list(window)),
    orderDays: optional(list(weekday)),
    season: optional(season),
    minQty: count,
    maxQtyPerOrder: optional(count),
    subscribable: optional(flag),
    badge: optional(oneOf(badges)),
    status: catalogStatus,
  }),
  { audience: "public" },
);
