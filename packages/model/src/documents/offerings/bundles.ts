import { badges } from "@lokalkorb/domain/offering/menu";
import {
  basisPoints,
  cents,
  count,
  distributionType,
  flag,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  text,
  weekday,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { catalogueStatus, optionRef } from "../../document/offering-shapes.ts";
import { image } from "../../document/shared-shapes.ts";
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
    pricing: oneOf(["fixed", "sum", "sumMinusPercent", "sumMinusCents"]),
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
    contentByWeek: optional(mapOf(list(object({ itemId: text, qty: count })))),
    sizes: optional(list(object({ id: text, name: text, priceCents: cents }))),
    depositCents: optional(cents),
    optionRefs: optional(list(optionRef)),
    allowedDistribution: optional(list(distributionType)),
    leadMinutes: optional(count),
    orderDays: optional(list(weekday)),
    minQty: count,
    maxQtyPerOrder: optional(count),
    subscribable: optional(flag),
    badge: optional(oneOf(badges)),
    status: catalogueStatus,
  }),
  { audience: "public" },
);
