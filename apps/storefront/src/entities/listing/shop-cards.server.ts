import { answersHoldUntil } from "@lokalkorb/domain/fulfilment/slots/answer-validity";
import { earliestSlot } from "@lokalkorb/domain/fulfilment/slots/next-slot";
import { openingState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Destination } from "@lokalkorb/domain/fulfilment/zones/find-zone";
import { knownDrawing } from "@/entities/shop/known-illustrations";
import type { ListedShop } from "./listings.server.ts";
import { themeVariables } from "@lokalkorb/theme/css-variables";
import type { ShopCard } from "./shop-card.ts";
import { fullSlotKeys } from "@/entities/shop/shop-live";
import { fulfilmentTerms } from "./fulfilment-terms.ts";

interface Kept {
  readonly madeAt: Instant;
  /** From then on one of its times may be another one. */
  readonly until: Instant;
  readonly card: ShopCard;
}

/** At the full hour times of most shops are over at once: so many cards are renewed in one go. */
const mostAtOnce = 40;
/** The others stand as they were, so long at most, in milliseconds. */
const latestMillis = 15_000;
/** Cards that were renewed since the last pause, and those to be renewed as of a moment. */
let renewed = 0;
const due = new Map<ListedShop, Instant>();

/** Thousands of shops are on the list: only what changed, or whose time has come, is reckoned anew. */
const keptByShop = new WeakMap<ListedShop, Kept>();

/** A card as of now, with the methods as they reach the wanted place. */
export function shopCard(shop: ListedShop, now: Instant, to: readonly Destination[] = []): ShopCard {
  const card = savedCard(shop, now);
  if (to.length === 0) return card;
  return {
    ...card,
    ways: shop.ways.map((option, index) => ({
      type: option.type,
      ...fulfilmentTerms(shop.minOrderCents, option, to),
      next: card.ways[index]?.next ?? null,
    })),
  };
}

function savedCard(shop: ListedShop, now: Instant): ShopCard {
  const kept = keptByShop.get(shop);
  if (kept === undefined || now < kept.madeAt || now >= kept.until + latestMillis) return newCard(shop, now);
  if (now < kept.until) return kept.card;
  if (renewed < mostAtOnce) {
    renewed++;
    if (renewed === 1) setImmediate(renewMore);
    return newCard(shop, now);
  }
  due.set(shop, now);
  return kept.card;
}

/** Between two answers, some at a time, so that no page waits for all of them. */
function renewMore(): void {
  renewed = 0;
  for (const [shop, now] of due) {
    if (renewed === mostAtOnce) break;
    renewed++;
    due.delete(shop);
    newCard(shop, now);
  }
  if (renewed > 0) setImmediate(renewMore);
}

function newCard(shop: ListedShop, now: Instant): ShopCard {
  const card = makeCard(shop, now);
  const { timezone, operations } = shop;
  const methods = shop.ways.map((option, index) => ({ option, next: card.ways[index]?.next ?? null }));
  const until = answersHoldUntil({ now, timezone, operations, opening: card.opening, ways: methods });
  keptByShop.set(shop, { madeAt: now, until, card });
  return card;
}

function makeCard(shop: ListedShop, now: Instant): ShopCard {
  const {
    id,
    slug,
    name,
    kind,
    zip,
    city,
    geo = null,
    timezone,
    theme,
    goods,
    cover,
    operations,
    closures,
    diets,
  } = shop;
  const question = { timezone, now, closures, operations };
  return {
    id,
    slug,
    name,
    kind,
    timezone,
    zip,
    city,
    geo,
    goods: goods.slice(0, 3).map(knownDrawing),
    ...(cover && { cover }),
    themeKey: theme.key,
    themeVariables: themeVariables(theme),
    opening: openingState({ ...question, windows: shop.ways.flatMap(({ windows }) => windows) }),
    ways: shop.ways.map((option) => ({
      type: option.type,
      ...fulfilmentTerms(shop.minOrderCents, option, []),
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
