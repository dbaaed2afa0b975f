import { favouriteKey, type FavouritePlace } from "@lokalkorb/domain/access/favourites";
import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { emptyDraft } from "@/entities/basket/basket-store";
import { chosenOption } from "@/entities/basket/estimated-total";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import type { ShownFavourite } from "@/entities/favourites/shown/shown-favourite";
import { fulfilmentPhrases, kindNames, openingText } from "@/entities/labels/labels-text";
import { priceOf } from "@/entities/product/price-of";
import { findEntry, productView } from "@/entities/product/product-view";
import { knownShop } from "@/entities/shop/known-shops.server";
import { withoutUndefined, type KnownShop } from "@/entities/shop/public-data.server";
import { restockKey } from "@/entities/shop/restock-key";
import { productPath, shopPath } from "@/shared/routes/paths";
import { stateText } from "./state-text.ts";

/** Each as its shop sells it now; those that are gone are missing. */
export async function favouritesAnswer(
  places: readonly FavouritePlace[],
  now: Instant,
): Promise<readonly ShownFavourite[]> {
  const shown = await Promise.all(
    places.map(async (place) => {
      const shop = await knownShop(place.restaurantId, place.storefrontId, now);
      return shop && shownFavourite(place, shop, now);
    }),
  );
  return withoutUndefined(shown.flatMap((one) => one ?? []));
}

export function shownFavourite(place: FavouritePlace, { menu, live }: KnownShop, now: Instant): ShownFavourite | null {
  const { name, slug, kind, address, timezone } = menu.shop;
  const { opening, ...moment } = evaluateShop({
    menu: methodsToday(menu, live),
    live,
    draft: emptyDraft,
    now,
  });
  const key = favouriteKey(place);
  if (place.productId === undefined)
    return {
      key,
      kind: "shop",
      href: shopPath(slug),
      name,
      of: `${kindNames[kind]} · ${address.city}`,
      state: openingText(opening, timezone, now),
      isSoldOut: false,
    };
  const entry = findEntry(menu, place.productId);
  const view = entry && productView(menu, entry, moment);
  if (entry === null || view === null) return null;
  const isSoldOut = isEntrySoldOut(menu, entry, live);
  const method = view.notThisMethod ? chosenOption(menu, emptyDraft)?.type : undefined;
  return {
    key,
    kind: "product",
    href: productPath(slug, entry.id),
    name: view.name,
    of: `${name}, ${address.city}`,
    state: isSoldOut
      ? stateText.soldOut(live.restockOn?.[restockKey(entry)])
      : method !== undefined
        ? stateText.notThisMethod(fulfilmentPhrases[method])
        : view.unavailable
          ? stateText.otherTime
          : "",
    isSoldOut,
    face: { illustration: view.illustration, photo: view.photo ?? undefined, price: priceOf(view) },
  };
}
