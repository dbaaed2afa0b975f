import {
  count,
  flag,
  instant,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { window } from "@lokalkorb/domain/kernel/time/window";
import { paths } from "../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

/** Entry of `live.fullSlots`. */
export const fullSlotEntry = (optionId: string, slotKey: string): string => `${optionId}|${slotKey}`;

/**
 * One sales view of a catalogue. `published` points at the immutable menu, `live` holds what changes between two
 * publications; a shopper needs this document and the menu, never the items. Both parts are written by functions.
 */
export const storefrontDocument = defineDocument(
  paths.storefront,
  {
    name: text(),
    slug: text(),
    channel: oneOf(["web", "b2b", "locker", "qr", "embed", "plan"]),
    restaurantIds: list(text()),
    visibility: oneOf(["public", "unlisted", "members", "b2b"]),
    priceListId: optional(text()),
    windows: optional(list(window)),
    from: optional(instant()),
    to: optional(instant()),
    categoryOrder: list(text()),
    distributionTypes: list(oneOf(fulfilmentTypes)),
    published: optional(object({ version: count(), at: instant(), checksum: text(), path: text() })),
    live: object({
      soldOutItemIds: list(text()),
      soldOutBundleIds: list(text()),
      lowItemIds: list(text()),
      fullSlots: list(text()),
      /** Of sold out items that come back by themselves, when they do. */
      soldOutUntil: optional(mapOf(instant())),
      /** Of option groups, each until its own moment. */
      soldOutChoices: optional(list(object({ optionId: text(), choiceId: text(), until: instant() }))),
      updatedAt: instant(),
    }),
    draftDirty: flag(),
  },
  { audience: "public" },
);
