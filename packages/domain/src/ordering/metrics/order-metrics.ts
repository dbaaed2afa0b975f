import type { Cents } from "../../kernel/money/cents.ts";
import { refundsInMetrics } from "../refunds/refunded-of.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import { soldDeposits } from "../deposits/sold-deposits.ts";
import { neverPlaced } from "../order/never-placed.ts";
import type { Order } from "../order/order.ts";
import type { MonthMetrics, OrderMetrics, ShopMetrics, Split } from "./metrics-fields.ts";
import { addCount } from "./period-metrics.ts";
import { saleOf } from "./sale-of.ts";

export const noMetrics: ShopMetrics = {
  lifetime: { orders: 0, revenueCents: 0, customers: 0, items: 0 },
  months: {},
  days: {},
  heat: {},
};

const counts: readonly string[] = ["completed", "cancelled", "rejected", "noShow"] satisfies OrderMetrics["state"][];
const isCounted = (status: string): status is OrderMetrics["state"] => counts.includes(status);

/** null = does not count (yet). */
export function metricsOf(order: Order): OrderMetrics | null {
  const { status, totals, distribution } = order;
  if (!isCounted(status) || order.channel === "test" || neverPlaced(order)) return null;
  const done = status === "completed";
  const deposits = done ? soldDeposits(order) : [];
  return {
    state: status,
    dayKey: order.dayKey,
    hour: distribution.slot.key.slice(11, 13),
    revenueCents: done ? totals.totalCents - totals.tipCents : 0,
    tipsCents: done ? totals.tipCents + laterTipCents(order) : 0,
    refundsCents: done ? refundedOfRevenue(order) : 0,
    units: done ? order.kitchenUnits : 0,
    items: done ? order.lines.reduce((sum, { qty, removed }) => sum + (removed ? 0 : qty), 0) : 0,
    distribution: distribution.type,
    payment: order.paymentMethod,
    channel: order.channel,
    ...(done && { sale: saleOf(order) }),
    ...(deposits.length > 0 && { deposits }),
  };
}

/** Of a tip that came later (ordering/tips) a shop has nothing once it went back. */
const laterTipCents = ({ laterTip }: Order): Cents =>
  laterTip === undefined || laterTip.backAt !== undefined ? 0 : laterTip.cents;

/** Of what counts as revenue: it is without the differences of edits already, and without what a restored order gave back before. */
function refundedOfRevenue(order: Order): Cents {
  return refundsInMetrics(order).reduce((sum, { state, cents }) => sum + (state === "succeeded" ? cents : 0), 0);
}

/** Takes out what an order counted before and puts in what it counts now. */
export function applyMetrics(
  metrics: ShopMetrics,
  before: OrderMetrics | null,
  after: OrderMetrics | null,
): ShopMetrics {
  const without = before === null ? metrics : add(metrics, before, -1);
  return after === null ? without : add(without, after, 1);
}

/** A customer's first completed order lies in this month; undefined = none. */
export function moveFirstOrder(metrics: ShopMetrics, from: string | undefined, to: string | undefined): ShopMetrics {
  if (from === to) return metrics;
  const known = (from === undefined ? 0 : 1) - (to === undefined ? 0 : 1);
  const shift = (months: ShopMetrics["months"], key: string | undefined, by: number): ShopMetrics["months"] =>
    key === undefined
      ? months
      : {
          ...months,
          [key]: derived({ ...monthOf(months, key), newCustomers: monthOf(months, key).newCustomers + by }),
        };
  return {
    ...metrics,
    lifetime: { ...metrics.lifetime, customers: metrics.lifetime.customers - known },
    months: shift(shift(metrics.months, from, -1), to, 1),
  };
}

const keptMonths = 25;
const keptDays = 62;

/** The first month of those that a shop sees, 'YYYY-MM'. */
export const firstKeptMonth = (today: string): string =>
  addDays(`${today.slice(0, 7)}-15`, -Math.round((keptMonths - 1) * 30.4375)).slice(0, 7);

/** Drops months and days that are too old for the page; the lifetime stays. */
export function recent(metrics: ShopMetrics, today: string): ShopMetrics {
  const firstDay = addDays(today, -keptDays);
  const since = <Value>(map: Readonly<Record<string, Value>>, first: string): Record<string, Value> =>
    Object.fromEntries(Object.entries(map).filter(([key]) => key >= first));
  return { ...metrics, days: since(metrics.days, firstDay), months: since(metrics.months, firstKeptMonth(today)) };
}

function add(metrics: ShopMetrics, orderMetrics: OrderMetrics, sign: 1 | -1): ShopMetrics {
  const { dayKey, hour, state, revenueCents, refundsCents, items, units, sale } = orderMetrics;
  const orders = state === "completed" ? sign : 0;
  const revenue = sign * revenueCents;
  const { lifetime, months, days, heat } = metrics;
  const monthKey = dayKey.slice(0, 7);
  const weekday = String(weekdayOf(dayKey));
  const day: ShopMetrics["days"][string] = days[dayKey] ?? { orders: 0, revenueCents: 0, units: 0 };
  return {
    lifetime: {
      ...lifetime,
      orders: lifetime.orders + orders,
      revenueCents: lifetime.revenueCents + revenue,
      items: lifetime.items + sign * items,
    },
    months: { ...months, [monthKey]: addMonth(monthOf(months, monthKey), orderMetrics, sign) },
    days: {
      ...days,
      [dayKey]: {
        orders: day.orders + orders,
        revenueCents: day.revenueCents + revenue,
        units: day.units + sign * units,
        refundsCents: (day.refundsCents ?? 0) + sign * refundsCents,
        ordered: sale === undefined ? (day.ordered ?? {}) : addCount(day.ordered ?? {}, sale.ordered, sign),
      },
    },
    heat: { ...heat, [weekday]: { ...heat[weekday], [hour]: (heat[weekday]?.[hour] ?? 0) + orders } },
  };
}

function addMonth(month: MonthMetrics, orderMetrics: OrderMetrics, sign: 1 | -1): MonthMetrics {
  const { state, revenueCents, tipsCents, refundsCents, distribution, payment, channel } = orderMetrics;
  const of = (wanted: OrderMetrics["state"]): number => (state === wanted ? sign : 0);
  const share = { orders: of("completed"), revenueCents: sign * revenueCents };
  return derived({
    ...month,
    orders: month.orders + share.orders,
    revenueCents: month.revenueCents + share.revenueCents,
    cancelled: month.cancelled + of("cancelled"),
    rejected: month.rejected + of("rejected"),
    noShow: month.noShow + of("noShow"),
    refundsCents: month.refundsCents + sign * refundsCents,
    tipsCents: month.tipsCents + sign * tipsCents,
    byDistribution: addShare(month.byDistribution, distribution, share),
    byPayment: addShare(month.byPayment, payment, share),
    byChannel: addShare(month.byChannel, channel, share),
  });
}

function addShare(split: Readonly<Record<string, Split>>, key: string, share: Split): Readonly<Record<string, Split>> {
  if (share.orders === 0 && share.revenueCents === 0) return split;
  const { orders, revenueCents } = split[key] ?? { orders: 0, revenueCents: 0 };
  return { ...split, [key]: { orders: orders + share.orders, revenueCents: revenueCents + share.revenueCents } };
}

function derived(month: MonthMetrics): MonthMetrics {
  return {
    ...month,
    avgOrderCents: month.orders === 0 ? 0 : Math.round(month.revenueCents / month.orders),
    returningCustomers: Math.max(0, month.orders - month.newCustomers),
  };
}

function monthOf(months: ShopMetrics["months"], key: string): MonthMetrics {
  return (
    months[key] ?? {
      orders: 0,
      revenueCents: 0,
      avgOrderCents: 0,
      newCustomers: 0,
      returningCustomers: 0,
      cancelled: 0,
      rejected: 0,
      noShow: 0,
      refundsCents: 0,
      tipsCents: 0,
      byDistribution: {},
      byPayment: {},
      byChannel: {},
    }
  );
}
