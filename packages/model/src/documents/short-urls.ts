import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** A short link. Readable by everybody who has the code, so `createdBy` is a role word, never a uid. */
export const shortUrlDocument = defineDocument(
  paths.shortUrl,
  {
    target: f.object({
      kind: f.oneOf([
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
      restaurantId: f.optional(f.id<"shop">()),
      storefrontId: f.optional(f.id<"storefront">()),
      id: f.optional(f.text()),
      params: f.optional(f.mapOf(f.text())),
      url: f.optional(f.text()),
    }),
    restaurantId: f.optional(f.id<"shop">()),
    label: f.text(),
    campaign: f.optional(f.object({ source: f.text(), medium: f.text(), name: f.text() })),
    autoCode: f.optional(f.text()),
    active: f.flag(),
    expiresAt: f.optional(f.instant()),
    createdBy: f.oneOf(["merchant", "platform", "system"]),
    stats: f.optional(
      f.object({
        scans: f.count(),
        uniqueDays: f.count(),
        orders: f.count(),
        revenueCents: f.cents(),
        lastAt: f.optional(f.instant()),
      }),
    ),
  },
  { audience: "public" },
);
