import type { OrderMetrics } from "./metrics-fields.ts";
import type { Period } from "./period-fields.ts";

export const monthPeriod = (month: string): string => `m${month}`;
const isDay = (period: string): boolean => !period.startsWith("m");

/** The day and the month of a date. */
export const periodsOf = (date: string): readonly string[] => [date, monthPeriod(date.slice(0, 7))];

export const emptyPeriod = (period: string): Period => ({
  period,
  orders: 0,
  takingsCents: 0,
  refundsCents: 0,
  tipsCents: 0,
  depositCents: 0,
  discountCents: 0,
  items: 0,
  cancelled: 0,
  rejected: 0,
  noShow: 0,
  newCustomers: 0,
  byDistribution: {},
  byPayment: {},
  byChannel: {},
  vat: {},
  goods: {},
  ordered: {},
  waits: {},
  handedOver: {},
});

/** The periods in which an order counts otherwise than before. */
export const changedPeriods = (before: OrderMetrics | null, after: OrderMetrics | null): readonly string[] => [
  ...new Set([before, after].flatMap((metrics) => (metrics === null ? [] : periodsOf(metrics.dayKey)))),
];

/** Takes out what an order counted in this period before and puts in what it counts now. */
export function applyToPeriod(period: Period, before: OrderMetrics | null, after: OrderMetrics | null): Period {
  const isOf = (metrics: OrderMetrics | null): metrics is OrderMetrics =>
    metrics !== null && periodsOf(metrics.dayKey).includes(period.period);
  const without = isOf(before) ? add(period, before, -1) : period;
  return isOf(after) ? add(without, after, 1) : without;
}

/** A customer's first order was handed over on the one date, and now on the other; undefined = none. */
export function moveFirstInPeriod(period: Period, from: string | undefined, to: string | undefined): Period {
  const counts = (date: string | undefined): number =>
    date !== undefined && periodsOf(date).includes(period.period) ? 1 : 0;
  return { ...period, newCustomers: period.newCustomers + counts(to) - counts(from) };
}

function add(period: Period, metrics: OrderMetrics, sign: 1 | -1): Period {
  const { state, revenueCents, refundsCents, tipsCents, items, sale } = metrics;
  const of = (wanted: OrderMetrics["state"]): number => (state === wanted ? sign : 0);
  // A refund may hold the tip, which was never in the revenue.
  const share = { orders: of("completed"), takingsCents: sign * Math.max(0, revenueCents - refundsCents) };
  return {
    ...period,
    orders: period.orders + share.orders,
    takingsCents: period.takingsCents + share.takingsCents,
    refundsCents: period.refundsCents + sign * refundsCents,
    tipsCents: period.tipsCents + sign * tipsCents,
    depositCents: period.depositCents + sign * (sale?.depositCents ?? 0),
    discountCents: period.discountCents + sign * (sale?.discountCents ?? 0),
    items: period.items + sign * items,
    cancelled: period.cancelled + of("cancelled"),
    rejected: period.rejected + of("rejected"),
    noShow: period.noShow + of("noShow"),
    byDistribution: addSums(period.byDistribution, [[metrics.distribution, share]]),
    byPayment: addSums(period.byPayment, [[metrics.payment, share]]),
    byChannel: addSums(period.byChannel, [[metrics.channel, share]]),
    ...(sale !== undefined && {
      vat: addSums(
        period.vat,
        sale.vat.map(({ rateBp, netCents, vatCents }) => [
          String(rateBp),
          { netCents: sign * netCents, vatCents: sign * vatCents },
        ]),
      ),
      goods: addGoods(period.goods, sale.goods, sign),
      ordered: addCount(period.ordered, sale.ordered, sign),
      ...(sale.waitSeconds !== undefined && { waits: addCount(period.waits, String(sale.waitSeconds), sign) }),
      ...(isDay(period.period) && { handedOver: addSums(period.handedOver, [[sale.handedOver, share]]) }),
    }),
  };
}

type Sums = Readonly<Record<string, number>>;
type SumsBy<Of extends Sums> = Readonly<Record<string, Of>>;

/** Sums that come to nothing are left out, so that a rebuild, which never saw it, is the same. */
function addSums<Of extends Sums>(known: SumsBy<Of>, more: readonly (readonly [string, Of])[]): SumsBy<Of> {
  const sums: Record<string, Of> = { ...known };
  for (const [key, by] of more) {
    const at: Sums = sums[key] ?? {};
    const next = Object.fromEntries(Object.entries(by).map(([name, value]) => [name, (at[name] ?? 0) + value])) as Of;
    if (Object.values(next).some((value) => value !== 0)) sums[key] = next;
    else delete sums[key];
  }
  return sums;
}

export function addCount(counts: Sums, key: string, by: number): Sums {
  const { [key]: known = 0, ...others } = counts;
  return known + by === 0 ? others : { ...counts, [key]: known + by };
}

function addGoods(
  known: Period["goods"],
  more: NonNullable<OrderMetrics["sale"]>["goods"],
  sign: 1 | -1,
): Period["goods"] {
  const goods: Record<string, Period["goods"][string]> = { ...known };
  for (const { itemId, name, qty, grams = 0, cents } of more) {
    const at = goods[itemId] ?? { name, qty: 0, grams: 0, cents: 0 };
    const next = {
      // Its last name; what is taken out tells none.
      name: sign === 1 ? name : at.name,
      qty: at.qty + sign * qty,
      grams: at.grams + sign * grams,
      cents: at.cents + sign * cents,
    };
    if (next.qty !== 0 || next.grams !== 0 || next.cents !== 0) goods[itemId] = next;
    else delete goods[itemId];
  }
  return goods;
}
