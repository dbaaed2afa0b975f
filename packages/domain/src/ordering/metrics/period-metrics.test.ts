import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import { orderStatuses } from "../order/order-status.ts";
import { metricsOf } from "./order-metrics.ts";
import type { OrderMetrics } from "./metrics-fields.ts";
import { applyToPeriod, changedPeriods, emptyPeriod, moveFirstInPeriod } from "./period-metrics.ts";
import type { Period } from "./period-fields.ts";
import { averageOf, daysOf, handedOverUntil, medianWait, sumPeriods, withPending } from "./read-periods.ts";
import { waitOf } from "./sale-of.ts";

const { totals } = anOrder();
const refund = (cents: number) =>
  ({
    id: "r",
    cents,
    reason: "",
    state: "succeeded",
    at: 1,
    from: [],
    lines: [],
    vat: [{ rateBp: 700, netCents: cents - 1, vatCents: 1, grossCents: cents }],
  }) as const;
const at = (time: string): number => Date.parse(time);
const sold = (more: Partial<Order> = {}): Order =>
  anOrder({ status: "completed", completedAt: at("2026-11-20T10:15:00Z"), ...more });

type Kept = ReadonlyMap<string, Period>;
function apply(kept: Kept, before: OrderMetrics | null, after: OrderMetrics | null): Kept {
  const next = new Map(kept);
  for (const key of changedPeriods(before, after))
    next.set(key, applyToPeriod(next.get(key) ?? emptyPeriod(key), before, after));
  return next;
}
const counted = (...orders: readonly Order[]): Kept =>
  orders.reduce<Kept>((kept, order) => apply(kept, null, metricsOf(order)), new Map());
const dayOf = (kept: Kept, day = "2026-11-20"): Period => kept.get(day) ?? emptyPeriod(day);

/** A rebuild does not know days of which everything was taken back. */
const used = (kept: Kept) =>
  [...kept]
    .filter(([key, period]) => JSON.stringify(period) !== JSON.stringify(emptyPeriod(key)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const histories = fc.array(
  fc.record({
    steps: fc.array(
      fc.record({
        status: fc.constantFrom(...orderStatuses),
        day: fc.constantFrom("2026-10-24", "2026-10-25", "2026-11-20"),
        cents: fc.nat(10_000),
        back: fc.constantFrom(0, 0, 1, 70),
        // The night in which the clock shows two hours twice is among them.
        completedAt: fc.constantFrom("2026-10-24T23:30:00Z", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"),
        acceptedAfter: fc.option(fc.nat(2_000_000), { nil: undefined }),
        qty: fc.integer({ min: 1, max: 4 }),
        item: fc.constantFrom("bread", "roll"),
        grams: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    placedAt: fc.constantFrom("2026-10-24T22:10:00Z", "2026-10-25T00:40:00Z", "2026-10-25T01:40:00Z"),
  }),
  { maxLength: 8 },
);

it("F14 days and months kept by difference are those that a rebuild from all orders makes, to the last figure", () => {
  fc.assert(
    fc.property(histories, (drawn) => {
      let kept: Kept = new Map();
      const last = drawn.map(({ steps, placedAt }) => {
        let order = anOrder({ placedAt: at(placedAt) });
        for (const step of steps) {
          const { acceptedAfter, grams } = step;
          const next: Order = {
            ...order,
            status: step.status,
            dayKey: step.day,
            completedAt: at(step.completedAt),
            totals: { ...totals, totalCents: step.cents + 100 },
            refunds: step.back === 0 ? [] : [refund(step.back)],
            lines: [
              anOrderLine({
                qty: step.qty,
                refId: step.item,
                name: step.item,
                ...(grams !== undefined && { catchWeight: { pricePerKgCents: 900, estGrams: grams } }),
              }),
            ],
            ...(acceptedAfter !== undefined && { acceptedAt: order.placedAt + acceptedAfter }),
          };
          kept = apply(kept, metricsOf(order), metricsOf(next));
          order = next;
        }
        return order;
      });
      expect(used(kept)).toEqual(used(counted(...last)));
    }),
  );
});

describe("F14 a day", () => {
  it("tells what was sold, by which way, when it was ordered and how long its acceptance took", () => {
    const order = sold({
      placedAt: at("2026-11-19T16:30:00Z"),
      acceptedAt: at("2026-11-19T16:31:04Z"),
      lines: [anOrderLine({ qty: 2 }), anOrderLine({ lineId: "l2", removed: { at: 1, reason: "aus" } })],
      refunds: [refund(100)],
    });
    const day = dayOf(counted(order));
    expect(day).toMatchObject({
      orders: 1,
      takingsCents: totals.totalCents - 100,
      refundsCents: 100,
      byPayment: { cashOnPickup: { orders: 1, takingsCents: totals.totalCents - 100 } },
      // Thursday, half past five in the afternoon.
      ordered: { "4-17": 1 },
      waits: { "64": 1 },
      handedOver: { "11:15": { orders: 1, takingsCents: totals.totalCents - 100 } },
    });
    expect(Object.values(day.goods)).toMatchObject([{ qty: 2, grams: 0 }]);
  });

  it("has no takings of an order that went back as a whole, its tip with it", () => {
    const order = sold({ totals: { ...totals, tipCents: 50, totalCents: 530 }, refunds: [refund(530)] });
    expect(dayOf(counted(order))).toMatchObject({ orders: 1, takingsCents: 0, refundsCents: 530, tipsCents: 50 });
  });

  it("counts a handover of the evening before or of the morning after as its first or last minute", () => {
    const minuteOf = (completedAt: string): string[] =>
      Object.keys(dayOf(counted(sold({ completedAt: at(completedAt) }))).handedOver);
    expect(minuteOf("2026-11-19T20:00:00Z")).toEqual(["00:00"]);
    expect(minuteOf("2026-11-21T08:00:00Z")).toEqual(["23:59"]);
  });

  it("takes from the tax what went back with a refund", () => {
    const vat = [{ rateBp: 700, netCents: 449, vatCents: 31, grossCents: 480 }];
    const order = sold({ totals: { ...totals, vat }, refunds: [refund(100)] });
    expect(dayOf(counted(order)).vat).toEqual({ "700": { netCents: 350, vatCents: 30 } });
  });

  it("weighs what is sold by weight, as it was estimated until it is weighed", () => {
    const by = (finalGrams?: number) =>
      anOrderLine({
        qty: 2,
        catchWeight: { pricePerKgCents: 900, estGrams: 400, ...(finalGrams !== undefined && { finalGrams }) },
      });
    const gramsOf = (...lines: Order["lines"]) => Object.values(dayOf(counted(sold({ lines }))).goods)[0]?.grams;
    expect(gramsOf(by())).toBe(800);
    expect(gramsOf(by(410), by())).toBe(1620);
    expect(gramsOf(anOrderLine({}), by())).toBe(800);
    expect(gramsOf(by(), anOrderLine({}))).toBe(800);
  });

  it("has no handover of an order that nobody came for, and no time of one that needed no acceptance", () => {
    const day = dayOf(counted(anOrder({ status: "noShow" }), anOrder({ status: "rejected" })));
    expect(day).toMatchObject({ orders: 0, noShow: 1, rejected: 1, goods: {}, ordered: {}, handedOver: {} });
    const slotStart = anOrder().distribution.slot.start;
    const { completedAt: _, acceptedAt: __, ...unmarked } = sold();
    const [minute] = Object.keys(dayOf(counted(unmarked)).handedOver);
    expect(minute).toBe(new Date(slotStart + 3_600_000).toISOString().slice(11, 16));
    expect(dayOf(counted(unmarked)).waits).toEqual({});
  });

  it("reads steps of before it was counted", () => {
    const metrics = metricsOf(sold());
    const { sale: _, ...old } = metrics ?? ({} as OrderMetrics);
    expect(applyToPeriod(emptyPeriod("2026-11-20"), null, old)).toMatchObject({
      orders: 1,
      depositCents: 0,
      goods: {},
    });
  });
});

it("F14 months know no minutes, and an order that moves to another day leaves the first", () => {
  const before = metricsOf(sold());
  const after = metricsOf(sold({ dayKey: "2026-12-01" }));
  expect(changedPeriods(before, after)).toEqual(["2026-11-20", "m2026-11", "2026-12-01", "m2026-12"]);
  const kept = apply(apply(new Map(), null, before), before, after);
  expect(kept.get("2026-11-20")).toEqual(emptyPeriod("2026-11-20"));
  expect(kept.get("m2026-12")).toMatchObject({ orders: 1, handedOver: {} });
});

it("F14 a customer is new on one day and in its month", () => {
  const day = moveFirstInPeriod(emptyPeriod("2026-11-20"), undefined, "2026-11-20");
  expect(day.newCustomers).toBe(1);
  expect(moveFirstInPeriod(day, "2026-11-20", "2026-11-02").newCustomers).toBe(0);
  expect(moveFirstInPeriod(emptyPeriod("m2026-11"), "2026-11-20", "2026-11-02").newCustomers).toBe(0);
});

describe("F14 a span of days", () => {
  const one = dayOf(counted(sold(), sold({ acceptedAt: sold().placedAt + 10_000 })));
  const other = dayOf(
    counted(sold({ dayKey: "2026-11-21", lines: [anOrderLine({ name: "Neues Brot" })] })),
    "2026-11-21",
  );

  it("is the sum of its days, with the last name of an item", () => {
    const sum = sumPeriods("span", [other, one]);
    expect(sumPeriods("span", [one, other])).toEqual(sum);
    expect(sum).toMatchObject({ period: "span", orders: 3, takingsCents: 3 * totals.totalCents });
    expect(Object.values(sum.goods)).toMatchObject([{ name: "Neues Brot", qty: 3 * anOrderLine().qty }]);
  });

  it("has what came to its days since they were stored, and what comes to nothing is gone", () => {
    const taken = applyToPeriod(emptyPeriod("2026-11-21"), metricsOf(sold({ dayKey: "2026-11-21" })), null);
    const day = withPending([other], { "2026-11-21": taken }).find(({ period }) => period === "2026-11-21");
    expect(day).toMatchObject({ orders: 0, takingsCents: 0, byPayment: {}, goods: {}, handedOver: {} });
    const added = withPending([], { "2026-11-20": one });
    expect(added.find(({ period }) => period === "2026-11-20")).toEqual(one);
    expect(added.find(({ period }) => period === "m2026-11")).toEqual({ ...one, period: "m2026-11", handedOver: {} });
  });

  it("has empty days where nothing was sold", () => {
    const days = daysOf([other], "2026-11-20", "2026-11-22");
    expect(days.map(({ period, orders }) => [period, orders])).toEqual([
      ["2026-11-20", 0],
      ["2026-11-21", 1],
      ["2026-11-22", 0],
    ]);
  });

  it("is compared up to the same minute", () => {
    expect(handedOverUntil(one, "11:14")).toEqual({ orders: 0, takingsCents: 0 });
    expect(handedOverUntil(one, "11:15")).toEqual({ orders: 2, takingsCents: 2 * totals.totalCents });
    expect(averageOf(handedOverUntil(one, "11:14"))).toBeNull();
    expect(averageOf({ orders: 3, takingsCents: 1000 })).toBe(333);
  });
});

it("the middle of the times until acceptance is that of the sorted times", () => {
  expect(medianWait({})).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.nat(4_000_000), { minLength: 1, maxLength: 40 }), (times) => {
      const waits: Record<string, number> = {};
      for (const time of times) {
        const key = String(waitOf(0, time));
        waits[key] = (waits[key] ?? 0) + 1;
      }
      const sorted = times.map((time) => waitOf(0, time)).toSorted((a, b) => a - b);
      expect(medianWait(waits)).toBe(sorted[Math.floor(sorted.length / 2)]);
    }),
  );
});
