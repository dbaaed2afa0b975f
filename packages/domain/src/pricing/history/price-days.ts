import { afterSales, type Sale } from "./sales-of.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import { lowest, type PriceDay } from "../../catalog/prices/lowest-price.ts";
import type { MenuItem, PriceRule } from "../../catalog/goods/item.ts";
import { priceAt } from "../../catalog/prices/price-at.ts";

type Priced = Pick<MenuItem, "priceCents" | "priceRules">;

/**
 * PRC-07: the days from today on at which an item's price for everybody becomes another one, as it is published now: today,
 * and every day on which a rule begins or ends. `known` is its history without those still to come. Prices of hours count
 * for each day between the begin and the end of their rule; those of a customer's list for none. What campaigns leave of a
 * price stands beside it.
 */
export function priceDaysFrom(
  item: Priced,
  known: readonly PriceDay[],
  { now, timezone, sales = [] }: { readonly now: Instant; readonly timezone: string; readonly sales?: readonly Sale[] },
): readonly PriceDay[] {
  const rules = (item.priceRules ?? []).filter(({ priceListId }) => priceListId === undefined);
  const dayOf = (at: Instant) => instantToLocal(at, timezone).date;
  const today = dayOf(now);
  const runs = [...rules, ...sales.map(({ validFrom: from, validTo: to }) => ({ from, to }))];
  const turns = runs.flatMap(({ from, to }) => [from, to].filter((at) => at !== undefined && at > now) as Instant[]);
  const turning = [now, ...turns].map(dayOf);
  const days = [...new Set(turning.flatMap((day) => [day, addDays(day, 1)]))].toSorted();
  const before = known.filter(({ day }) => day <= today).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = before.at(-1);
  const steps: PriceDay[] = [];
  for (const [index, day] of days.entries()) {
    const next = days[index + 1];
    const from = day === today ? now : midnight(day, timezone);
    const until = next === undefined ? Infinity : midnight(next, timezone);
    const span = spanOf({ ...item, priceRules: rules }, { from, until, turns, timezone });
    // The price of this morning was a price of today, too.
    const morning = day === today ? last : undefined;
    const lowestCents = morning === undefined ? span.lowest : Math.min(span.lowest, lowest(morning));
    const saleCents = Math.min(afterSales(span.lowest, sales, from, until), morning?.saleCents ?? Infinity);
    const step: PriceDay = {
      day,
      priceCents: span.priceCents,
      ...(lowestCents < span.priceCents ? { lowestCents } : {}),
      ...(saleCents < lowestCents ? { saleCents } : {}),
    };
    const previous = steps.at(-1) ?? last;
    if (day === last?.day || previous === undefined || !isSame(previous, step)) steps.push(step);
  }
  return steps;
}

const midnight = (date: PriceDay["day"], timezone: string): Instant =>
  localToInstant({ date, time: "00:00" }, timezone);

const isSame = (one: PriceDay, other: PriceDay): boolean =>
  one.priceCents === other.priceCents && lowest(one) === lowest(other) && one.saleCents === other.saleCents;

interface Span {
  readonly from: Instant;
  readonly until: Instant;
  /** When rules begin and end. */
  readonly turns: readonly Instant[];
  readonly timezone: string;
}

/** The price at the end of a span, and the lowest in it. */
function spanOf(item: Priced, { from, until, turns, timezone }: Span): { priceCents: Cents; lowest: Cents } {
  const { priceCents, priceRules = [] } = item;
  const always = { priceCents, priceRules: priceRules.filter(({ windows = [] }) => windows.length === 0) };
  const moments = [from, ...turns.filter((at) => at > from && at < until)];
  const asked = (at: Instant): Cents => priceAt(always, { at, timezone });
  const ofHours = priceRules.filter((rule) => (rule.windows ?? []).length > 0 && touches(rule, from, until));
  return {
    priceCents: asked(Math.max(...moments)),
    lowest: Math.min(...moments.map(asked), ...ofHours.map((rule) => rule.priceCents)),
  };
}

const touches = ({ from = -Infinity, to = Infinity }: PriceRule, begin: Instant, end: Instant): boolean =>
  from < end && to > begin;
