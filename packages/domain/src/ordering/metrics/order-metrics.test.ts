import fc from "fast-check";
import { expect, test } from "vitest";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import { changeOrder } from "../lifecycle/change-order.ts";
import type { Order } from "../order/order.ts";
import { metricsOf, moveFirstOrder, noMetrics, recent, applyMetrics } from "./order-metrics.ts";
import type { OrderMetrics, ShopMetrics } from "./metrics-fields.ts";
import { orderStatuses } from "../order/order-status.ts";

const refund = (state: "succeeded" | "pending") =>
  ({ id: "r", cents: 100, reason: "", state, at: 1, from: [], lines: [], vat: [] }) as const;
const totals = { ...anOrder().totals, tipCents: 20, totalCents: 500 };

test("an order counts once it is over; what was not handed over brings no revenue", () => {
  expect(metricsOf(anOrder())).toBeNull();
  expect(
    metricsOf(
      anOrder({
        status: "completed",
        totals,
        refunds: [refund("succeeded"), refund("pending")],
        lines: [anOrderLine({ qty: 3 }), anOrderLine({ lineId: "l2", removed: { at: 1, reason: "aus" } })],
      }),
    ),
  ).toMatchObject({ state: "completed", revenueCents: 480, tipsCents: 20, refundsCents: 100, items: 3 });
  expect(metricsOf(anOrder({ status: "noShow", totals }))).toMatchObject({ revenueCents: 0, tipsCents: 0, items: 0 });
});

test("only what was revenue counts as given back", () => {
  const completed = (more: Partial<Order>) => metricsOf(anOrder({ status: "completed", totals, ...more }));
  // A reserve that was taken at once, or goods that were taken out: the total is without them already.
  const beyond = { ...refund("succeeded"), settlesEdit: true };
  expect(completed({ refunds: [beyond] })).toMatchObject({ revenueCents: 480, refundsCents: 0 });
  expect(completed({ refunds: [beyond, { ...refund("succeeded"), id: "r2" }] })).toMatchObject({ refundsCents: 100 });
  for (const status of ["cancelled", "rejected", "noShow"] as const)
    expect(metricsOf(anOrder({ status, totals, refunds: [refund("succeeded")] }))).toMatchObject({ refundsCents: 0 });
});

test("an order that was restored and paid again was sold once, and nothing of it went back", () => {
  const back = { ...refund("succeeded"), cents: 500, at: 2 };
  const ended = anOrder({ status: "cancelled", cancelledAt: 2, paymentStatus: "refunded", totals, refunds: [back] });
  const online = { id: "pi_1", provider: "stripe", method: "online", state: "captured" } as const;
  const paid = { ...ended, payments: [{ ...online, authorizedCents: 500, capturedCents: 500, at: 1 }] };
  const restored = changeOrder({ order: paid, action: "restore", by: "merchant", role: "owner", now: 3 });
  const ready: Order = { ...paid, ...(restored.ok ? restored.value.patch : {}), status: "ready" };
  const payment = { method: "cash", cents: 500 } as const;
  const done = changeOrder({ order: ready, action: "complete", by: "merchant", role: "owner", now: 4, payment });
  const order: Order = { ...ready, ...(done.ok ? done.value.patch : {}) };
  expect(order).toMatchObject({ status: "completed", paymentStatus: "paid" });
  expect(metricsOf(order)).toMatchObject({ revenueCents: 480, tipsCents: 20, refundsCents: 0 });
});

test("tips are added to their month, and taken off again with their order", () => {
  const orderMetrics = metricsOf(anOrder({ status: "completed", totals }));
  const once = applyMetrics(noMetrics, null, orderMetrics);
  const tipsOf = ({ months }: ShopMetrics) => Object.values(months).map(({ tipsCents }) => tipsCents);
  expect(tipsOf(applyMetrics(once, null, orderMetrics))).toEqual([40]);
  expect(tipsOf(applyMetrics(once, orderMetrics, null))).toEqual([0]);
});

const orders = fc.array(
  fc.record({
    status: fc.constantFrom(...orderStatuses),
    later: fc.constantFrom(...orderStatuses),
    day: fc.constantFrom("2026-10-31", "2026-11-01", "2026-11-20"),
    cents: fc.nat(10_000),
    back: fc.boolean(),
  }),
  { maxLength: 12 },
);

test("adding order by order, with changes on the way, comes to the same as counting all at the end", () => {
  fc.assert(
    fc.property(orders, (drawn) => {
      let grown: ShopMetrics = noMetrics;
      const ended: Order[] = drawn.map(({ status, later, day, cents, back }) => {
        const first = anOrder({ status, dayKey: day, totals: { ...totals, totalCents: 20 + cents } });
        const last = { ...first, status: later, ...(back ? { refunds: [refund("succeeded")] } : {}) };
        const before = metricsOf(first);
        grown = applyMetrics(applyMetrics(grown, null, before), before, metricsOf(last));
        return last;
      });
      const rebuilt = ended.reduce<ShopMetrics>(
        (metrics, order) => applyMetrics(metrics, null, metricsOf(order)),
        noMetrics,
      );
      expect(withoutZeros(grown)).toEqual(withoutZeros(rebuilt));
    }),
  );
});

/** A count that was taken back leaves zeros behind, which a rebuild never writes. */
const withoutZeros = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, inner]) => [key, withoutZeros(inner)] as const)
          .filter(
            ([, inner]) =>
              inner !== 0 && !(typeof inner === "object" && inner !== null && Object.keys(inner).length === 0),
          ),
      )
    : value;

function done(dayKey: string): OrderMetrics {
  const orderMetrics = metricsOf(anOrder({ status: "completed", dayKey }));
  if (orderMetrics === null) throw new Error("counts");
  return orderMetrics;
}

test("a customer is new in one month", () => {
  const one = moveFirstOrder(applyMetrics(noMetrics, null, done("2026-11-20")), undefined, "2026-11");
  expect(one).toMatchObject({
    lifetime: { customers: 1 },
    months: { "2026-11": { orders: 1, newCustomers: 1, returningCustomers: 0 } },
  });
  const earlier = moveFirstOrder(applyMetrics(one, null, done("2026-10-01")), "2026-11", "2026-10");
  expect(earlier).toMatchObject({
    lifetime: { customers: 1 },
    months: { "2026-11": { newCustomers: 0, returningCustomers: 1 }, "2026-10": { newCustomers: 1 } },
  });
  expect(moveFirstOrder(earlier, "2026-10", "2026-10")).toBe(earlier);
  expect(moveFirstOrder(earlier, "2026-10", undefined).lifetime.customers).toBe(0);
});

test("the page keeps two months of days and two years of months", () => {
  const days = ["2024-10-01", "2024-11-01", "2026-09-18", "2026-09-19", "2026-11-20"];
  const all = days.reduce<ShopMetrics>((metrics, day) => applyMetrics(metrics, null, done(day)), noMetrics);
  const kept = recent(all, "2026-11-20");
  expect(Object.keys(kept.days)).toEqual(["2026-09-19", "2026-11-20"]);
  expect(Object.keys(kept.months)).toEqual(["2024-11", "2026-09", "2026-11"]);
  expect(kept.lifetime.orders).toBe(5);
});

test("an order that changes afterwards counts as it is now", () => {
  const sold = applyMetrics(noMetrics, null, done("2026-11-20"));
  expect(sold.months["2026-11"]).toMatchObject({
    orders: 1,
    avgOrderCents: 480,
    byPayment: { cashOnPickup: { orders: 1 } },
  });
  const cancelled = metricsOf(anOrder({ status: "cancelled" }));
  expect(applyMetrics(sold, done("2026-11-20"), cancelled).months["2026-11"]).toMatchObject({
    orders: 0,
    avgOrderCents: 0,
    cancelled: 1,
    byPayment: { cashOnPickup: { orders: 0, revenueCents: 0 } },
  });
  expect(applyMetrics(noMetrics, null, cancelled).months["2026-11"]?.byPayment).toEqual({});
  expect(applyMetrics(sold, done("2026-11-20"), null).lifetime).toEqual(noMetrics.lifetime);
});

test("what is counted is added up by orders, products and ways, and an order that was cancelled is none of them", () => {
  const sold = metricsOf(anOrder({ status: "completed", totals, lines: [anOrderLine({ qty: 3 })] }));
  const cancelled = metricsOf(anOrder({ status: "cancelled", totals }));
  const twice = applyMetrics(applyMetrics(applyMetrics(noMetrics, null, sold), null, sold), null, cancelled);
  expect(twice.lifetime).toMatchObject({ orders: 2, revenueCents: 960, items: 6 });
  const [month] = Object.values(twice.months);
  expect(month).toMatchObject({
    orders: 2,
    cancelled: 1,
    byPayment: { cashOnPickup: { orders: 2, revenueCents: 960 } },
  });
  expect(Object.values(twice.days).map(({ orders: count }) => count)).toEqual([2]);
  const onlyCancelled = Object.values(applyMetrics(noMetrics, null, cancelled).months)[0];
  expect(onlyCancelled?.byPayment).toEqual({});
});

test("an order that cost nothing is one all the same", () => {
  const free = metricsOf(anOrder({ status: "completed", totals: { ...totals, tipCents: 0, totalCents: 0 } }));
  const [month] = Object.values(applyMetrics(noMetrics, null, free).months);
  expect(month).toMatchObject({
    orders: 1,
    revenueCents: 0,
    byPayment: { cashOnPickup: { orders: 1, revenueCents: 0 } },
  });
});

test("the orders of one hour of the week are added up", () => {
  const twice = [done("2026-11-20"), done("2026-11-13")].reduce<ShopMetrics>(
    (metrics, orderMetrics) => applyMetrics(metrics, null, orderMetrics),
    noMetrics,
  );
  expect(twice.heat).toEqual({ "5": { "11": 2 } });
});

test("nobody came for it: that is added up for its month, and taken off again with its order", () => {
  const orderMetrics = metricsOf(anOrder({ status: "noShow" }));
  const twice = applyMetrics(applyMetrics(noMetrics, null, orderMetrics), null, orderMetrics);
  expect(twice.months["2026-11"]).toMatchObject({ orders: 0, noShow: 2 });
  expect(applyMetrics(twice, orderMetrics, null).months["2026-11"]).toMatchObject({ noShow: 1 });
});

test("the average is what an order of the month brought, to the cent", () => {
  const of = (totalCents: number) =>
    metricsOf(anOrder({ status: "completed", totals: { ...anOrder().totals, totalCents } }));
  const three = [400, 500, 501].reduce<ShopMetrics>(
    (metrics, cents) => applyMetrics(metrics, null, of(cents)),
    noMetrics,
  );
  expect(three.months["2026-11"]).toMatchObject({ orders: 3, revenueCents: 1401, avgOrderCents: 467 });
});
