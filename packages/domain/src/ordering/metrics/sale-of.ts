import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Order } from "../order/order.ts";
import { refundsInMetrics } from "../refunds/refunded-of.ts";
import type { Sale } from "./metrics-fields.ts";

/** Clocks of both countries show the same. */
const { timezone } = jurisdictions.DE;

/** An order that was handed over, as days and months tell it. */
export function saleOf(order: Order): Sale {
  const { totals, placedAt, acceptedAt } = order;
  const placed = instantToLocal(placedAt, timezone);
  return {
    depositCents: totals.depositCents,
    discountCents: Math.abs(totals.discountCents),
    handedOver: minuteOn(order.dayKey, order.completedAt ?? order.distribution.slot.start),
    ordered: `${weekdayOf(placed.date)}-${placed.time.slice(0, 2)}`,
    ...(acceptedAt !== undefined && { waitSeconds: waitOf(placedAt, acceptedAt) }),
    vat: vatLeft(order),
    goods: goodsOf(order),
  };
}

function minuteOn(day: string, at: Instant): string {
  const { date, time } = instantToLocal(at, timezone);
  return date < day ? "00:00" : date > day ? "23:59" : time;
}

const exactSeconds = 300;

/** Seconds from placing to acceptance; whole minutes beyond five, so that a month has few different ones. */
export function waitOf(placedAt: Instant, acceptedAt: Instant): number {
  const seconds = Math.max(0, Math.round((acceptedAt - placedAt) / 1000));
  return seconds <= exactSeconds ? seconds : Math.floor(seconds / 60) * 60;
}

function vatLeft(order: Order): Sale["vat"] {
  const rates = new Map<number, { rateBp: number; netCents: number; vatCents: number }>();
  const gone = refundsInMetrics(order).filter(({ state }) => state === "succeeded");
  for (const [sign, lines] of [[1, order.totals.vat] as const, ...gone.map(({ vat }) => [-1, vat] as const)])
    for (const { rateBp, netCents, vatCents } of lines) {
      const known = rates.get(rateBp) ?? { rateBp, netCents: 0, vatCents: 0 };
      rates.set(rateBp, {
        rateBp,
        netCents: known.netCents + sign * netCents,
        vatCents: known.vatCents + sign * vatCents,
      });
    }
  return [...rates.values()].toSorted((a, b) => a.rateBp - b.rateBp);
}

function goodsOf({ lines }: Order): Sale["goods"] {
  const byItem = new Map<string, Sale["goods"][number]>();
  for (const { refId, name, qty, totalCents, discountCents = 0, catchWeight, removed } of lines) {
    if (removed !== undefined) continue;
    const known: Sale["goods"][number] = byItem.get(refId) ?? { itemId: refId, name, qty: 0, cents: 0 };
    const grams = catchWeight && qty * (catchWeight.finalGrams ?? catchWeight.estGrams);
    byItem.set(refId, {
      ...known,
      qty: known.qty + qty,
      cents: known.cents + totalCents + discountCents,
      ...((known.grams ?? grams) !== undefined && { grams: (known.grams ?? 0) + (grams ?? 0) }),
    });
  }
  return [...byItem.values()];
}
