import type { SearchItem } from "@lokalkorb/contracts/search";
import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { emptyDraft } from "@/entities/basket/basket-store";
import { productView, findEntry } from "@/entities/product/product-view";
import { productPath } from "@/shared/routes/paths";
import type { KnownShop } from "@/entities/shop/public-data.server";
import { chosenOption } from "@/entities/basket/estimated-total";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import type { ShopMoment } from "@/entities/shop/shop-live";
import type { FoundProduct } from "./search-page.ts";

/**
 * The found products, with names and prices from the menus themselves: a record may be behind for a moment, a shown
 * price never is. Products that their shop no longer sells are left out.
 */
export function foundProducts(
  hits: readonly SearchItem[],
  shops: readonly KnownShop[],
  now: Instant,
): readonly FoundProduct[] {
  const shopById = new Map(shops.map((shop) => [shop.menu.restaurantId, shop]));
  const moments = new Map<string, ShopMoment>();
  const momentOf = ({ menu, live }: KnownShop): ShopMoment => {
    const known = moments.get(menu.restaurantId) ?? evaluateShop({ menu, live, draft: emptyDraft, now });
    moments.set(menu.restaurantId, known);
    return known;
  };
  return hits.flatMap(({ objectID, restaurantId, productId }) => {
    const shop = shopById.get(restaurantId);
    const entry = shop && findEntry(shop.menu, productId);
    if (!entry) return [];
    const view = productView(shop.menu, entry, momentOf(shop));
    if (view === null) return [];
    const { entry: _entry, needsChoice: _needsChoice, refIds: _refIds, ...shown } = view;
    const { slug, name, address } = shop.menu.shop;
    const method = view.notThisMethod ? chosenOption(shop.menu, emptyDraft)?.type : undefined;
    return [
      {
        key: objectID,
        href: productPath(slug, productId),
        shopName: name,
        city: address.city,
        ...(method === undefined ? {} : { fulfilment: method }),
        soldOut: isEntrySoldOut(shop.menu, entry, shop.live),
        view: shown,
      },
    ];
  });
}
