import type { Id } from "@lokalkorb/domain/kernel/branded";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { window } from "@lokalkorb/domain/kernel/time/window";
import { paths } from "../../paths.ts";
import { storefrontChannels, storefrontVisibilities } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

/** Entry of `live.fullSlots`. */
export const fullSlotEntry = (optionId: Id<"method">, slotKey: string): string => `${optionId}|${slotKey}`;

/**
 * One sales view of a catalogue. `published` points at the immutable menu, `live` holds what changes between two
 * publications; a shopper needs this document and the menu, never the items. Both parts are written by functions.
 */
export const storefrontDocument = defineDocument(
  paths.storefront,
  {
    name: f.text(),
    slug: f.text(),
    channel: f.oneOf(storefrontChannels),
    restaurantIds: f.list(f.id<"shop">()),
    visibility: f.oneOf(storefrontVisibilities),
    priceListId: f.optional(f.id<"priceList">()),
    windows: f.optional(f.list(window)),
    from: f.optional(f.instant()),
    to: f.optional(f.instant()),
    categoryOrder: f.list(f.text()),
    distributionTypes: f.list(f.oneOf(fulfilmentTypes)),
    published: f.optional(f.object({ version: f.count(), at: f.instant(), checksum: f.text(), path: f.text() })),
    live: f.object({
      soldOutItemIds: f.list(f.id<"product">()),
      soldOutBundleIds: f.list(f.id<"product">()),
      lowItemIds: f.list(f.id<"product">()),
      fullSlots: f.list(f.text()),
      /** Of sold out items that come back by themselves, when they do. */
      soldOutUntil: f.optional(f.mapOf(f.instant())),
      /** Of option groups, each until its own moment. */
      soldOutChoices: f.optional(
        f.list(f.object({ optionId: f.id<"option">(), choiceId: f.id<"choice">(), until: f.instant() })),
      ),
      updatedAt: f.instant(),
    }),
    draftDirty: f.flag(),
    /** When the last edit marked it; a publication leaves the mark of an edit that it has not read. */
    draftedAt: f.optional(f.instant()),
    /** When the draft is to be published by itself; `isMissed`: something was missing at that time. */
    planned: f.optional(f.object({ at: f.instant(), isMissed: f.optional(f.flag()) })),
    /** The prices of the published version are still to be written down; `before`: the version it follows. */
    pricesDue: f.optional(f.object({ before: f.optional(f.text()) })),
  },
  { audience: "public" },
);
