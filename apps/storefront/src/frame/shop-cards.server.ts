import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { diets } from "@lokalkorb/domain/offering/menu";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { earliestSlot } from "@lokalkorb/domain/slots/next-slot";
import { openingState } from "@lokalkorb/domain/slots/opening-state";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { withoutWaysOff } from "@lokalkorb/domain/slots/ways-off";
import type { Destination } from "@lokalkorb/domain/zones/find-zone";
import { knownDrawing } from "./known-drawings.ts";
import { readListedRestaurants, readRestaurantBySlug, readShop, readStats, themeOf } from "./public-data.server.ts";
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

/**
 * How long a copy of so many shops counts when nobody says that something changed, in milliseconds: a few shops are read
 * again after seconds, many only as often as their reads are worth it.
 */
export const copyMillis = (shops: number): number => Math.min(60_000, Math.max(4000, shops * 120));

let copy: { readonly readAt: Instant; readonly known: Promise<KnownShops>; lifeMillis: number } | null = null;

/** One copy per process instead of a question per visitor (decision 10). */
export function knownShops(now: Instant = Date.now()): Promise<KnownShops> {
  return copy !== null && now < copy.readAt + copy.lifeMillis ? copy.known : keep(readAll(), now);
}

/** One shop of the copy is read again: a change anywhere must not cost reading all of them. */
export function renewShopCard(slug: string): void {
  if (copy === null) return;
  const { known, readAt } = copy;
  void keep(
    Promise.all([known, readOne(slug)]).then(([all, shop]) => withShop(all, slug, shop)),
    readAt,
  ).catch((error: unknown) => consoleLogger.error("shop cards: one was not read", { slug, error: String(error) }));
}

/** A shop that is new takes its place, one that sells nothing any more goes. */
export const withShop = (known: KnownShops, slug: string, shop: KnownShop | null): KnownShops => ({
  ...known,
  shops: [
    ...known.shops.filter(({ restaurant }) => restaurant.slug !== slug && restaurant.id !== shop?.restaurant.id),
    ...(shop === null ? [] : [shop]),
  ],
});

function keep(known: Promise<KnownShops>, readAt: Instant): Promise<KnownShops> {
  const kept = { readAt, known, lifeMillis: copyMillis(Infinity) };
  copy = kept;
  known.then(
    ({ shops }) => (kept.lifeMillis = copyMillis(shops.length)),
    () => {
      if (copy === kept) copy = null;
    },
  );
  return known;
}

async function readOne(slug: string): Promise<KnownShop | null> {
  const restaurant = await readRestaurantBySlug(slug);
  const shop = restaurant && (await readShop(restaurant));
  return shop && { restaurant, ...shop };
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
