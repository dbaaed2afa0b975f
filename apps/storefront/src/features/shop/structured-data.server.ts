import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Window } from "@lokalkorb/domain/kernel/time/window";
import { pictureSource } from "@lokalkorb/model/picture-source";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import { clock } from "@/entities/slot/window-text";
import { productView, findEntry } from "@/entities/product/product-view";
import { productPath, shopPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import type { ShopPage } from "@/entities/shop-page/shop-page";

const kinds: Readonly<Record<ShopKind, string>> = {
  restaurant: "Restaurant",
  bakery: "Bakery",
  butcher: "GroceryStore",
  farm: "LocalBusiness",
  farmShop: "GroceryStore",
  caterer: "FoodEstablishment",
  other: "LocalBusiness",
};

/** Facts of a shop or a product for search engines; all of them are on its page as well. */
export function structuredData(
  page: string,
  props: Partial<ShopPage> & { readonly productId?: string },
): object | null {
  const { menu, first, live, origin = "", productId } = props ?? {};
  if (!menu || !first || !live) return null;
  if (page === routes.shop.page) return shopData(menu, origin);
  const entry = page === routes.product.page ? findEntry(menu, productId ?? "") : null;
  const view = entry && productView(menu, entry, first);
  if (!entry || !view) return null;
  // As it stands on the page, in the notation of machines.
  const price = (view.cents / 100).toFixed(2);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: view.name,
    description: view.description,
    ...(view.photo && { image: origin + view.photo.src }),
    url: origin + productPath(menu.shop.slug, entry.id),
    offers: {
      "@type": view.from ? "AggregateOffer" : "Offer",
      ...(view.from ? { lowPrice: price } : { price }),
      priceCurrency: menu.shop.currency,
      availability: `https://schema.org/${isEntrySoldOut(menu, entry, live) ? "OutOfStock" : "InStock"}`,
      seller: { "@type": kinds[menu.shop.kind], name: menu.shop.name },
    },
  };
}

function shopData({ shop }: ShopPage["menu"], origin: string): object {
  const { street, houseNo, zip, city, geo } = shop.address;
  return {
    "@context": "https://schema.org",
    "@type": kinds[shop.kind],
    name: shop.name,
    description: shop.description,
    url: origin + shopPath(shop.slug),
    image: origin + (pictureSource(shop.cover)?.src ?? "/share.png"),
    ...(shop.slogan && { slogan: shop.slogan }),
    ...(shop.website && { sameAs: shop.website }),
    ...(shop.hours?.length && { openingHoursSpecification: shop.hours.map(specified) }),
    telephone: shop.phone,
    email: shop.emailPublic,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street} ${houseNo}`,
      postalCode: zip,
      addressLocality: city,
      addressCountry: shop.country,
    },
    ...(geo && { geo: { "@type": "GeoCoordinates", latitude: geo.lat, longitude: geo.lng } }),
  };
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function specified({ weekday, start, minutes }: Window): object {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays[weekday - 1],
    opens: start,
    closes: clock(start, minutes),
  };
}
