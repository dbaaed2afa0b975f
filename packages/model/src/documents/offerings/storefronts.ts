import {
  count,
  fulfilmentType,
  flag,
  instant,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  text,
  texts,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { window } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** Entry of `live.fullSlots`. */
export const fullSlotEntry = (optionId: string, slotKey: string): string => `${optionId}|${slotKey}`;

/**
 * One sales view of a catalogue. `published` points at the immutable menu, `live` holds what changes between two
 * publications; a shopper needs this document and the menu, never the items. Both parts are written by functions.
 */
export const storefrontDocument = defineDocument(
  paths.storefront,
  object({
    name: text,
    slug: text,
    channel: oneOf(["web", "b2b", "locker", "qr", "embed", "plan"]),
    restaurantIds: texts,
    visibility: oneOf(["public", "unlisted", "members", "b2b"]),
    priceListId: optional(text),
    windows: optional(list(window)),
    from: optional(instant),
    to: optional(instant),
    categoryOrder: texts,
    distributionTypes: list(fulfilmentType),
    published: optional(object({ version: count, at: instant, checksum: text, path: text })),
    live: object({
      soldOutItemIds: texts,
      soldOutBundleIds: texts,
      lowItemIds: texts,
      fullSlots: texts,
      /** Of sold out items that come back by themselves, when they do. */
      soldOutUntil: optional(mapOf(instant)),
      /** Of option groups, each until its own moment. */
      soldOutChoices: optional(list(object({ optionId: text, choiceId: text, until: instant }))),
      updatedAt: instant,
    }),
    draftDirty: flag,
  }),
  { audience: "public" },
);
