import type { Id } from "../../kernel/branded.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import { priceAt, weightCents } from "../../catalog/prices/price-at.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import type { Menu } from "../../menu/menu.ts";
import type { Pricing } from "./pricing.ts";

/** When the goods are handed over; without a begin, prices of certain times do not count yet. */
export interface PriceWhen {
  readonly date?: LocalDate | null | undefined;
  /** The begin of the slot. */
  readonly at?: Instant | null | undefined;
  readonly priceListId?: Id<"priceList"> | undefined;
}

/** Goods by weight cost what their estimate costs; there is no price of the time for them. */
export function openPricing(
  menu: Menu,
  { date = null, at = null, priceListId = menu.priceListId }: PriceWhen = {},
): Pricing {
  const moment = { at, timezone: menu.shop.timezone, priceListId };
  return { menu, date, itemCents: (item) => (item.catchWeight ? usualCents(item) : priceAt(item, moment)) };
}

/** The daily price of one piece. */
export function usualCents({ catchWeight, priceCents }: Pick<MenuItem, "catchWeight" | "priceCents">): Cents {
  return catchWeight ? weightCents(catchWeight, catchWeight.estGrams) : priceCents;
}
