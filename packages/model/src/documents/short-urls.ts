import {
  cents,
  count,
  flag,
  instant,
  mapOf,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** A short link. Readable by everybody who has the code, so `createdBy` is a role word, never a uid. */
export const shortUrlDocument = defineDocument(
  paths.shortUrl,
  {
    target: object({
      kind: oneOf([
        "restaurant",
        "storefront",
        "item",
        "category",
        "discount",
        "groupBasket",
        "plan",
        "subscribe",
        "table",
        "order",
        "url",
      ]),
      restaurantId: optional(text()),
      storefrontId: optional(text()),
      id: optional(text()),
      params: optional(mapOf(text())),
      url: optional(text()),
    }),
    restaurantId: optional(text()),
    label: text(),
    campaign: optional(object({ source: text(), medium: text(), name: text() })),
    autoCode: optional(text()),
    active: flag(),
    expiresAt: optional(instant()),
    createdBy: oneOf(["merchant", "platform", "system"]),
    stats: optional(
      object({
        scans: count(),
        uniqueDays: count(),
        orders: count(),
        revenueCents: cents(),
        lastAt: optional(instant()),
      }),
    ),
  },
  { audience: "public" },
);
