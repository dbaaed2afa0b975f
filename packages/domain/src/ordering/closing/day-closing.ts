import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import { refundLineIds } from "../order/payment-states.ts";
import type { Refund } from "../order/payment.ts";
import { laterTipsOf } from "./later-tips.ts";
import {
  type ClosedRefund,
  type ClosedSale,
  type ClosedTip,
  type ClosingFigures,
  type DayClosing,
  type OpenEnd,
  takingMethods,
} from "./closing-fields.ts";
import { type ClosableOrder, openEndsOf } from "./open-ends.ts";
import { byMethod, sharesOfRefund, sharesOfSale, sumOf } from "./takings.ts";
import { taxedByOf } from "./taxed-by.ts";
import { taxSumsOf, type TaxedAmount } from "./tax-sums.ts";

/** So far back a closing looks for what came after the closing of its day. */
export const closingReachDays = 31;

export interface ClosingQuestion {
  readonly day: LocalDate;
  readonly timezone: string;
  /** Everything that was touched since `touchedSince`, and everything that is open. */
  readonly orders: readonly ClosableOrder[];
  /** The closings before this day as far as `closingReachDays`, and the newest of all; older ones change nothing. */
  readonly earlier: readonly DayClosing[];
}

export interface ClosingDraft {
  readonly since: LocalDate;
  readonly figures: ClosingFigures;
  readonly openEnds: readonly OpenEnd[];
}

/** The newest of these; null before the first one. */
export function lastClosing(closings: readonly DayClosing[]): DayClosing | null {
  return closings.reduce<DayClosing | null>((last, one) => (last === null || one.day > last.day ? one : last), null);
}

/** An order that was not touched since then is in an earlier closing, or in none. */
export function touchedSince(day: LocalDate, last: Pick<DayClosing, "day"> | null, timezone: string): Instant {
  const reach = addDays(day, -closingReachDays);
  const from = last === null ? day : last.day > reach ? last.day : reach;
  return localToInstant({ date: from < day ? from : day, time: "00:00" }, timezone);
}

/**
 * A day by what was handed over and what went back on it, in the shop's zone. What came after the closing of its own day is
 * in the next one, with its own day; so every sale and every refund is in exactly one closing.
 */
export function draftClosing({ day, timezone, orders, ...question }: ClosingQuestion): ClosingDraft {
  const reach = addDays(day, -closingReachDays);
  const first = lastClosing(question.earlier)?.since ?? day;
  // Browser and server may have read unlike many of them.
  const earlier = question.earlier.filter((closing) => closing.day >= reach);
  const from = first > reach ? first : reach;
  const inReach = (date: LocalDate): boolean => date >= from && date <= day;
  const dayOf = (at: Instant): LocalDate => instantToLocal(at, timezone).date;
  const closed = closedAlready(earlier);
  const handedOver = orders.flatMap((order) =>
    order.channel === "test" || order.status !== "completed" || order.completedAt === undefined
      ? []
      : [{ order, on: dayOf(order.completedAt) }],
  );
  const sales = handedOver.filter(({ order, on }) => inReach(on) && !closed.has(order.id));
  const refunds = handedOver.flatMap(({ order, on }) =>
    (order.refunds ?? [])
      .filter(({ settlesEdit }) => settlesEdit !== true)
      .flatMap((refund) => {
        const before = closed.get(keyOf(order.id, refund.id)) ?? 0;
        const cents = (refund.state === "succeeded" ? refund.cents : 0) - before;
        const made = dayOf(refund.at);
        // Money that went back before the goods were handed over belongs to the handover.
        const refundDay = cents < 0 ? day : made > on ? made : on;
        return cents !== 0 && inReach(refundDay) ? [{ order, refund, cents, on: refundDay }] : [];
      }),
  );
  return {
    since: first,
    figures: withTips(
      figuresOf(sales.toSorted(byDayAndNumber), refunds.toSorted(byDayAndNumber)),
      laterTipsOf({ orders, earlier, inReach, dayOf }),
    ),
    openEnds: openEndsOf({
      day,
      orders,
      accepted: new Set(earlier.flatMap(({ openEnds }) => openEnds.map(({ key }) => key))),
    }),
  };
}

interface Sold {
  readonly order: ClosableOrder;
  readonly on: LocalDate;
}
interface GoneBack extends Sold {
  readonly refund: Refund;
  readonly cents: Cents;
}

const keyOf = (orderId: string, refundId: string): string => `${orderId}/${refundId}`;

/** Sales and refunds that the closings before have. */
function closedAlready(earlier: readonly DayClosing[]): ReadonlyMap<string, Cents> {
  const cents = new Map<string, Cents>();
  for (const { sales, refunds } of earlier) {
    for (const sale of sales) cents.set(sale.orderId, sale.cents);
    for (const one of refunds) {
      const key = keyOf(one.orderId, one.refundId);
      cents.set(key, (cents.get(key) ?? 0) + one.cents);
    }
  }
  return cents;
}

const byDayAndNumber = (a: Sold, b: Sold): number =>
  a.on === b.on ? a.order.no.localeCompare(b.order.no, "de", { numeric: true }) : a.on < b.on ? -1 : 1;

function figuresOf(sold: readonly Sold[], back: readonly GoneBack[]): ClosingFigures {
  const sales = sold.map(saleOf);
  const refunds = back.map(refundOf);
  const salesCents = sumOf(sales);
  const refundsCents = sumOf(refunds);
  const taxed: TaxedAmount[] = [
    ...sold.map(({ order }) => ({
      taxedBy: taxedByOf(order),
      cents: order.totals.totalCents,
      vat: order.totals.vat,
      sign: 1 as const,
    })),
    ...back.map(({ order, refund, cents }) => ({
      taxedBy: taxedByOf(order),
      cents: refund.cents,
      vat: refund.vat,
      sign: cents > 0 ? (-1 as const) : (1 as const),
    })),
  ];
  const ofRefunds = (part: (refund: Refund) => Cents): Cents =>
    back.reduce((sum, { refund, cents }) => sum + (cents > 0 ? part(refund) : 0 - part(refund)), 0);
  return {
    sales,
    refunds,
    methods: takingMethods
      .map((method) => {
        const shares = sales.flatMap((sale) => sale.shares.filter((share) => share.method === method));
        return { method, orders: shares.length, cents: sumOf(shares) };
      })
      .filter(({ orders }) => orders > 0),
    refundedBy: byMethod(refunds.flatMap(({ shares }) => shares)),
    taxes: taxSumsOf(taxed),
    salesCents,
    refundsCents,
    totalCents: salesCents - refundsCents,
    tipCents: sold.reduce((sum, { order }) => sum + order.totals.tipCents, 0) - ofRefunds(tipOf),
    depositCents: sold.reduce((sum, { order }) => sum + order.totals.depositCents, 0) - ofRefunds(depositOf),
  };
}

/** A tip that came later is no turnover and on no paper: it stands beside the sales and their taxes. */
function withTips(figures: ClosingFigures, laterTips: readonly ClosedTip[]): ClosingFigures {
  if (laterTips.length === 0) return figures;
  const cents = sumOf(laterTips);
  return { ...figures, laterTips, totalCents: figures.totalCents + cents, tipCents: figures.tipCents + cents };
}

const tipOf = ({ lines }: Refund): Cents => sumOf(lines.filter(({ lineId }) => lineId === refundLineIds.tip));
const depositOf = ({ lines }: Refund): Cents => lines.reduce((sum, { depositCents = 0 }) => sum + depositCents, 0);

const ofOrder = ({ order, on }: Sold) => ({
  orderId: order.id,
  no: order.no,
  dayCode: order.dayCode,
  day: on,
  taxedBy: taxedByOf(order),
});

function saleOf(sold: Sold): ClosedSale {
  const { totals, payments } = sold.order;
  const tillReceiptNo = payments.find((payment) => payment.tillReceiptNo !== undefined)?.tillReceiptNo;
  return {
    ...ofOrder(sold),
    cents: totals.totalCents,
    shares: sharesOfSale(sold.order),
    ...(tillReceiptNo === undefined ? {} : { tillReceiptNo }),
  };
}

function refundOf(back: GoneBack): ClosedRefund {
  const { order, refund, cents } = back;
  const shares = sharesOfRefund(order, refund);
  return {
    ...ofOrder(back),
    refundId: refund.id,
    cents,
    shares: cents > 0 ? shares : shares.map((share) => ({ ...share, cents: 0 - share.cents })),
  };
}
