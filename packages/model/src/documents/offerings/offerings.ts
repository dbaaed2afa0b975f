import { count, instant, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { vatClass } from "@lokalkorb/domain/catalog/goods/item-fields";
import { paths } from "../../paths.ts";
import { country } from "@lokalkorb/domain/kernel/country/address";

/** A catalogue ('Angebot'), used by one or several restaurants. Carries no uid: shoppers can read it. */
export const offeringDocument = defineDocument(
  paths.offering,
  {
    name: text(),
    restaurantIds: list(text()),
    country,
    currency: oneOf(["EUR"]),
    languages: list(text()),
    status: oneOf(["active", "archived"]),
    defaults: optional(
      object({ vatClass: oneOf(vatClass.values), leadMinutes: count(), unit: oneOf(["piece", "kg", "l"]) }),
    ),
    counts: optional(object({ items: count(), bundles: count(), options: count(), storefronts: count() })),
    posSync: optional(
      object({
        provider: oneOf(["ready2order"]),
        accountId: text(),
        direction: oneOf(["import", "export", "both"]),
        lastSyncAt: optional(instant()),
        lastError: optional(text()),
      }),
    ),
  },
  { audience: "public" },
);
