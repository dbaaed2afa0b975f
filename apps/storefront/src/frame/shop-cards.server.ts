import { earliestSlot } from "@lokalkorb/domain/slots/next-slot";
import { openingState } from "@lokalkorb/domain/slots/opening-state";
import type { Instant } from "@lokalkorb/domain/time/instant";
import type { Destination } from "@lokalkorb/domain/zones/find-zone";
import { knownDrawing } from "./known-drawings.ts";
import type { ListedShop } from "./listings.server.ts";
import { themeOf } from "./public-data.server.ts";
import type { ShopCard } from "./shop-card.ts";
import { fullSlotKeys } from "./shop-page.ts";
import { wayTerms } from "./way-terms.ts";

/** How long a card counts, in milliseconds: times of opening and of slots move on by minutes. */
const cardMillis = 15_000;

interface Kept {
  readonly madeAt: Instant;
  readonly card: ShopCard;
}

const keptByShop = new WeakMap<ListedShop, Kept>();

/** A card as of now, with the ways as they come to where somebody asked. */
export function shopCard(shop: ListedShop, now: Instant, to: readonly Destination[] = []): ShopCard {
  const card = keptCard(shop, now);
  if (to.length === 0) return card;
  return {
    ...card,
    ways: shop.ways.map((option, index) => ({
      type: option.type,
      ...wayTerms(shop.minOrderCents, option, to),
      next: card.ways[index]?.next ?? null,
    })),
  };
}

/** Whether one of its ways comes to one of these. */
export const comesTo = (shop: ListedShop, to: readonly Destination[]): boolean =>
  shop.ways.some((option) => wayTerms(shop.minOrderCents, option, to).brings);

function keptCard(shop: ListedShop, now: Instant): ShopCard {
  const kept = keptByShop.get(shop);
  if (kept !== undefined && now >= kept.madeAt && now < kept.madeAt + cardMillis) return kept.card;
  const card = makeCard(shop, now);
  keptByShop.set(shop, { madeAt: now, card });
  return card;
}

function makeCard(shop: ListedShop, now: Instant): ShopCard {
  const { slug, name, kind, zip, city, geo = null, timezone, theme, goods, operations, closures, diets } = shop;
  const question = { timezone, now, closures, operations };
  return {
    slug,
    name,
    kind,
    timezone,
    zip,
    city,
    geo,
    goods: goods.slice(0, 3).map(knownDrawing),
    themeKey: theme.key,
    themeVariables: themeOf(theme),
    opening: openingState({ ...question, windows: shop.ways.flatMap(({ windows }) => windows) }),
    ways: shop.ways.map((option) => ({
      type: option.type,
      ...wayTerms(shop.minOrderCents, option, []),
      next: earliestSlot({
        ...question,
        option,
        leadMinutes: 0,
        units: 0,
        soldOutKeys: fullSlotKeys(shop, option.id),
        maxDays: 8,
      }),
    })),
    diets,
  };
}
