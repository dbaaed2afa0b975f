import * as f from "../kernel/fields/field.ts";
import { diets } from "../catalog/goods/diet.ts";
import { availabilityFields } from "../kernel/time/availability-fields.ts";
import { menuMethodFields } from "../fulfilment/methods/method-fields.ts";
import { profileFields } from "../shop/shop-fields.ts";

const { name, slug, kind, timezone, goods, cover, theme, operations, closures } = profileFields;

/** A product by its own page. */
const listedGood = f.object({ id: f.id<"product">(), name: f.text(), season: availabilityFields.season });
export type ListedGood = f.ValueOf<typeof listedGood>;

/**
 * The entry of a shop in the list of all shops, so that no page has to read its menu for it. Functions alone write it,
 * out of the profile, the published menu and live data. An unlisted one stays without `shop`: a copy of the list is
 * kept by reading the changes since, and a deleted document is no change.
 */
export const listingFields = {
  listed: f.flag(),
  shop: f.optional(
    f.object({
      name,
      slug,
      kind,
      timezone,
      goods,
      cover,
      theme,
      operations,
      closures,
      zip: f.text(),
      city: f.text(),
      geo: f.optional(f.object({ lat: f.number(), lng: f.number() })),
      minOrderCents: f.cents(),
      /** Those that can be chosen now, without what only the checkout needs of them. */
      ways: f.list(f.object(menuMethodFields)),
      /** That it serves as such: with three products or more. */
      diets: f.list(f.oneOf(diets)),
      /** Entries of `live.fullSlots` of its storefront. */
      fullSlots: f.list(f.text()),
      /** Names, in the shop's own order. */
      categories: f.optional(f.list(f.text())),
      seasonal: f.optional(f.list(listedGood)),
      /** By the sales of thirty days, where there are enough of them. */
      popular: f.optional(f.list(listedGood)),
    }),
  ),
};
