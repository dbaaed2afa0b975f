import { diets } from "@lokalkorb/domain/offering/menu";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { earliestSlot } from "@lokalkorb/domain/slots/next-slot";
import { openingState } from "@lokalkorb/domain/slots/opening-state";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { withoutWaysOff } from "@lokalkorb/domain/slots/ways-off";
import type { Destination } from "@lokalkorb/domain/zones/find-zone";
import { knownDrawing } from "./known-drawings.ts";
import { readListedRestaurants, readShop, readStats, themeOf } from "./public-data.server.ts";
import type { PublicRestaurant, PublicStats } from "./public-data.server.ts";
import type { ShopCard } from "./shop-card.ts";
import { fullSlotKeys } from "./shop-page.ts";
import type { ShopLive } from "./shop-page.ts";
import { wayTerms } from "./way-terms.ts";

export interface KnownShop {
  readonly restaurant: PublicRestaurant;
  readonly menu: Menu;
  readonly live: ShopLive;
}

export interface KnownShops {
  readonly shops: readonly KnownShop[];
  readonly stats: PublicStats | null;
}

/** How long the copy counts when nobody says that something changed. */
const lifeMillis = 60_000;

let copy: { readonly until: Instant; readonly known: Promise<KnownShops> } | null = null;

/** One copy per process instead of a question per visitor (decision 10). */
export function knownShops(now: Instant = Date.now()): Promise<KnownShops> {
  if (copy === null || copy.until <= now) {
    const known = readAll();
    copy = { until: now + lifeMillis, known };
    known.catch(forgetShopCards);
  }
  return copy.known;
}

export function forgetShopCards(): void {
  copy = null;
}

async function readAll(): Promise<KnownShops> {
  const [restaurants, stats] = await Promise.all([readListedRestaurants(), readStats()]);
  const shops = await Promise.all(
    restaurants.map(async (restaurant) => {
      const shop = await readShop(restaurant);
      return shop === null ? [] : [{ restaurant, ...shop }];
    }),
  );
  return { shops: shops.flat(), stats };
}

/** A card as of now. Which diets a shop serves counts from three products on: one vegan roll makes no vegan shop. */
export function shopCard(
  { restaurant, menu: published, live }: KnownShop,
  now: Instant,
  to: readonly Destination[] = [],
): ShopCard {
  const menu = withoutWaysOff(published, restaurant.waysOff);
  const { slug, name, kind, address, timezone, theme, goods, operations, closures } = restaurant;
  const question = { timezone, now, closures, operations };
  const items = Object.values(menu.items);
  return {
    slug,
    name,
    kind,
    timezone,
    zip: address.zip,
    city: address.city,
    geo: address.geo ?? null,
    goods: goods.slice(0, 3).map(knownDrawing),
    themeKey: theme.key,
    themeVariables: themeOf(theme),
    opening: openingState({ ...question, windows: menu.distributionOptions.flatMap(({ windows }) => windows) }),
    ways: menu.distributionOptions.map((option) => ({
      type: option.type,
      ...wayTerms(menu, option, to),
      next: earliestSlot({
        ...question,
        option,
        leadMinutes: 0,
        units: 0,
        soldOutKeys: fullSlotKeys(live, option.id),
        maxDays: 8,
      }),
    })),
    diets: diets.filter((diet) => items.filter((item) => item.diets.includes(diet)).length >= 3),
  };
}
