import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { Window } from "@lokalkorb/domain/kernel/time/window";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { clock, isWholeDay } from "@/entities/slot/window-text";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { shopPath } from "@/shared/routes/paths";
import { thing, type Thing } from "./vocabulary.ts";

const shopTypes = {
  restaurant: "Restaurant",
  bakery: "Bakery",
  butcher: "GroceryStore",
  farm: "LocalBusiness",
  farmShop: "GroceryStore",
  caterer: "FoodEstablishment",
  other: "LocalBusiness",
} as const satisfies Record<ShopKind, string>;

/** Who sells, where, when, and where it is brought: all of it stands on the shop's page as well. */
export function shopData({ menu, live, areas }: Pick<ShopPage, "menu" | "live" | "areas">, origin: string): Thing {
  const { shop } = menu;
  const { street, houseNo, zip, city, geo } = shop.address;
  const closed = live.closures.filter(({ mode, methods }) => mode === "closed" && methods === undefined);
  const served = areasServed(menu, areas);
  return thing(shopTypes[shop.kind], {
    name: shop.name,
    description: shop.description,
    url: origin + shopPath(shop.slug),
    image: origin + (pictureSource(shop.cover)?.src ?? "/share.png"),
    telephone: shop.phone,
    email: shop.emailPublic,
    address: thing("PostalAddress", {
      streetAddress: `${street} ${houseNo}`,
      postalCode: zip,
      addressLocality: city,
      addressCountry: shop.country,
    }),
    currenciesAccepted: shop.currency,
    ...(shop.slogan && { slogan: shop.slogan }),
    ...(shop.website && { sameAs: shop.website }),
    ...(geo && { geo: thing("GeoCoordinates", { latitude: geo.lat, longitude: geo.lng }) }),
    ...(shop.hours?.length && { openingHoursSpecification: shop.hours.map(openingHours) }),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed.map(closedDays) }),
    ...(served.length > 0 && { areaServed: served }),
  });
}

/** Circles as such; lists of postal codes and countries in the words of the page. */
function areasServed(
  { distributionOptions }: Pick<ShopPage["menu"], "distributionOptions">,
  areas: ShopPage["areas"],
): readonly (string | Thing)[] {
  const circles = distributionOptions
    .flatMap(({ zones = [] }) => zones)
    .flatMap(({ enabled, center, radiusMeters }) =>
      enabled && center && radiusMeters !== undefined
        ? thing("GeoCircle", {
            geoMidpoint: thing("GeoCoordinates", { latitude: center.lat, longitude: center.lng }),
            geoRadius: radiusMeters,
          })
        : [],
    );
  return [...new Set(Object.values(areas).filter((area) => area !== "")), ...circles];
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** From midnight to midnight would be read as closed, so a whole day ends a minute before. */
const openingHours = ({ weekday, start, minutes }: Window): Thing =>
  thing("OpeningHoursSpecification", {
    dayOfWeek: weekdays[weekday - 1],
    opens: start,
    closes: isWholeDay(start, minutes) ? "23:59" : clock(start, minutes),
  });

/** As search engines want a closed day: it opens and closes at midnight. */
const closedDays = ({ from, to }: Closure): Thing =>
  thing("OpeningHoursSpecification", { opens: "00:00", closes: "00:00", validFrom: from, validThrough: to });
