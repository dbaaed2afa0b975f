import type { Id, Unit } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { isWithin } from "../../kernel/time/availability.ts";
import type { CatchWeight, MenuItem, PriceRule } from "../goods/item.ts";

export interface PriceMoment {
  /** The begin of the slot: happy hour is when the goods are handed over. null = no time chosen yet. */
  readonly at: Instant | null;
  readonly timezone: string;
  readonly priceListId?: Id<"priceList"> | undefined;
}

/**
 * The price of one piece then. The customer's price list comes before a timed price, that before the daily price; of
 * several that hold the lowest counts. Without a time only rules count that hold always.
 */
export function priceAt(item: Pick<MenuItem, "priceCents" | "priceRules">, moment: PriceMoment): Cents {
  const holding = (item.priceRules ?? []).filter((rule) => holds(rule, moment));
  const ofList = holding.filter(({ priceListId }) => priceListId !== undefined);
  const chosen = ofList.length > 0 ? ofList : holding;
  return chosen.length > 0 ? Math.min(...chosen.map(({ priceCents }) => priceCents)) : item.priceCents;
}

function holds(rule: PriceRule, { at, timezone, priceListId }: PriceMoment): boolean {
  if (rule.priceListId !== undefined && rule.priceListId !== priceListId) return false;
  const { from, to, windows = [] } = rule;
  if (at === null) return from === undefined && to === undefined && windows.length === 0;
  if (at < (from ?? -Infinity) || at >= (to ?? Infinity)) return false;
  return windows.length === 0 || isWithin(windows, { at, timezone }, instantToLocal(at, timezone).date);
}

/** PRC-10: what a weight costs, half a cent up. */
export function weightCents({ pricePerKgCents }: Pick<CatchWeight, "pricePerKgCents">, grams: Unit<"grams">): Cents {
  return roundHalfUp(pricePerKgCents * grams, 1000);
}
