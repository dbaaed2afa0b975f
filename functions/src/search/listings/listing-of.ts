import { diets } from "@lokalkorb/domain/catalog/goods/diet";
import { listingGoods, type SoldGoods } from "@lokalkorb/domain/menu/listing-goods";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { ownPicture } from "@lokalkorb/domain/menu/publishing/own-pictures";
import type { ShopSettings } from "@lokalkorb/domain/shop/shop-settings";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { type MethodsToday, methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { listingDocument } from "@lokalkorb/model/documents/listings";

export type Listing = FieldsOf<typeof listingDocument>;

export const notListed: Listing = { listed: false };

/** So many products make a shop one for those who eat so: one vegan roll makes no vegan shop. */
const fewestOfDiet = 3;

export function listingOf(
  restaurant: ShopSettings & MethodsToday,
  menu: Pick<Menu, "restaurantId" | "shop" | "items" | "bundles" | "categories" | "ordering" | "distributionOptions">,
  fullSlots: readonly string[],
  sold: SoldGoods | null,
): Listing {
  const { name, slug, kind, timezone, address, goods, theme, operations, closures } = restaurant;
  const cover = ownPicture(restaurant.cover, menu.restaurantId);
  const items = Object.values(menu.items);
  return {
    listed: true,
    shop: {
      name,
      slug,
      kind,
      timezone,
      zip: address.zip,
      city: address.city,
      ...(address.geo !== undefined && { geo: address.geo }),
      goods,
      ...(cover && { cover }),
      theme,
      operations,
      closures,
      minOrderCents: menu.ordering.minOrderCents,
      ways: methodsToday(menu, restaurant).distributionOptions.map(briefly),
      diets: diets.filter((diet) => items.filter((item) => item.diets.includes(diet)).length >= fewestOfDiet),
      fullSlots,
      ...listingGoods(menu, sold),
    },
  };
}

/** Without the data that only an order reads. */
function briefly({
  publicNote: _note,
  place: _place,
  weekPlaces: _places,
  tables: _tables,
  tableSeal: _seal,
  paymentMethods: _methods,
  requires: _requires,
  ...method
}: FulfilmentMethod): FulfilmentMethod {
  return method;
}
