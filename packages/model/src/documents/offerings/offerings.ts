import { country, count, instant, object, oneOf, optional, text, texts } from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { vatClass } from "@lokalkorb/domain/catalog/goods/item-fields";
import { paths } from "../../paths.ts";

/** A catalogue ('Angebot'), used by one or several restaurants. Carries no uid: shoppers can read it. */
export const offeringDocument = defineDocument(
  paths.offering,
  object({
    name: text,
    restaurantIds: texts,
    country,
    currency: oneOf(["EUR"]),
    languages: texts,
    status: oneOf(["active", "archived"]),
    defaults: optional(
      object({ vatClass: oneOf(vatClass.values), leadMinutes: count, unit: oneOf(["piece", "kg", "l"]) }),
    ),
    counts: optional(object({ items: count, bundles: count, options: count, storefronts: count })),
    posSync: optional(
      object({
        provider: oneOf(["ready2order"]),
        accountId: text,
        direction: oneOf(["import", "export", "both"]),
        lastSyncAt: optional(instant),
        lastError: optional(text),
      }),
    ),
  }),
  { audience: "public" },
);
