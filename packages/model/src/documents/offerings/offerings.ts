import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { vatClass } from "@lokalkorb/domain/catalog/goods/item-fields";
import { paths } from "../../paths.ts";
import { country } from "@lokalkorb/domain/kernel/country/address";

/** A catalogue ('Angebot'), used by one or several restaurants. Carries no uid: shoppers can read it. */
export const offeringDocument = defineDocument(
  paths.offering,
  {
    name: f.text(),
    restaurantIds: f.list(f.id<"shop">()),
    country,
    currency: f.oneOf(["EUR"]),
    languages: f.list(f.text()),
    status: f.oneOf(["active", "archived"]),
    defaults: f.optional(
      f.object({ vatClass: f.oneOf(vatClass.values), leadMinutes: f.minutes(), unit: f.oneOf(["piece", "kg", "l"]) }),
    ),
    counts: f.optional(f.object({ items: f.count(), bundles: f.count(), options: f.count(), storefronts: f.count() })),
    posSync: f.optional(
      f.object({
        provider: f.oneOf(["ready2order"]),
        accountId: f.text(),
        direction: f.oneOf(["import", "export", "both"]),
        lastSyncAt: f.optional(f.instant()),
        lastError: f.optional(f.text()),
      }),
    ),
  },
  { audience: "public" },
);
