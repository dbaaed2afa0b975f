import { diets } from "@lokalkorb/domain/catalog/goods/item";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { cents, flag, list, number, object, oneOf, optional, text, texts } from "../document/codecs.ts";
import { defineDocument } from "../document/define-document.ts";
import { offeredFulfilment } from "../document/shapes/offered-fulfilment.ts";
import { restaurantProfile } from "../document/shapes/restaurant-profile.ts";
import { schemaOf } from "../document/schema-of.ts";
import { paths } from "../paths.ts";

const { name, slug, kind, timezone, goods, theme, operations, closures } = restaurantProfile;
const method = schemaOf<FulfilmentMethod>()(object({ id: text, ...offeredFulfilment }));

/**
 * What the list of all shops says of one of them, so that nobody has to read its menu for it. Functions alone write it, out of
 * the profile, the published menu and what is live. One that is listed no more stays without `shop`: who keeps a copy of the
 * list reads what has changed since, and a document that is gone has not changed.
 */
export const listingDocument = defineDocument(
  paths.listing,
  object({
    listed: flag,
    shop: optional(
      object({
        name,
        slug,
        kind,
        timezone,
        zip: text,
        city: text,
        geo: optional(object({ lat: number, lng: number })),
        goods,
        theme,
        operations,
        closures,
        minOrderCents: cents,
        /** Those that can be chosen now, without what only the checkout needs of them. */
        ways: list(method),
        /** That it serves as such: with three products or more. */
        diets: list(oneOf(diets)),
        /** Entries of `live.fullSlots` of its storefront. */
        fullSlots: texts,
      }),
    ),
  }),
  { audience: "public" },
);
