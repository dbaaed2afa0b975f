import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOrderLine } from "../testing/builders.ts";
import { aCollectableOrder } from "../testing/invoices.ts";
import type { OrderLine } from "../pricing/totals/order-line.ts";
import { computeTotals } from "../pricing/totals/compute-totals.ts";
import type { CollectableOrder } from "./collect-orders.ts";
import { invoiceContent } from "./invoice-content.ts";

const timezone = "Europe/Berlin";

interface Priced {
  readonly lines: readonly OrderLine[];
  readonly prices?: "gross" | "net";
  readonly deliveryCents?: number;
  readonly tipCents?: number;
}

const priced = (
  { lines, prices = "gross", deliveryCents = 0, tipCents = 0 }: Priced,
  more: Partial<CollectableOrder> = {},
): CollectableOrder =>
  aCollectableOrder({
    lines,
    totals: computeTotals({
      lines,
      prices,
      deliveryCents,
      feesCents: 0,
      feeDiscountCents: 0,
      feeTax: "followGoods",
      tipCents,
    }),
    ...more,
  });

const aGood = (cents: number, rateBp: number, more: Partial<OrderLine> = {}) =>
  anOrderLine({ totalCents: cents, unitCents: cents, vat: [{ rateBp, grossCents: cents }], ...more });

const contentOf = (...orders: CollectableOrder[]) => invoiceContent(orders, { groupBy: "order", timezone });
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

describe("INV-05 the content of a collective invoice", () => {
  it("VAT-20 rounds each rate once over all orders, and the lines add up to it", () => {
    const bread = () => priced({ lines: [aGood(199, 700)] });
    const content = contentOf(bread(), bread(), bread());
    // Each order by itself has 13 cents of tax; the document has 39 of 597, by its own rounding.
    expect(content.vat).toEqual([{ rateBp: 700, netCents: 558, vatCents: 39, grossCents: 597 }]);
    expect(content.lines.map(({ netCents }) => netCents)).toEqual([186, 186, 186]);
    expect(content).toMatchObject({ netCents: 558, vatCents: 39, grossCents: 597 });
  });

  it("has deposits, ways, tips and what went back as lines of their own", () => {
    const order = priced(
      {
        lines: [
          aGood(1000, 700, { depositCents: 30, depositVat: [{ rateBp: 1900, grossCents: 30 }] }),
          anOrderLine({ removed: { at: 0, reason: "aus" }, totalCents: 0, vat: [] }),
        ],
        deliveryCents: 490,
        tipCents: 200,
      },
      {
        refunds: [
          {
            id: "r1",
            cents: 107,
            reason: "",
            state: "succeeded",
            at: 0,
            from: [],
            lines: [],
            vat: [{ rateBp: 700, netCents: 100, vatCents: 7, grossCents: 107 }],
          },
          { id: "r2", cents: 1, reason: "", state: "failed", at: 0, from: [], lines: [], vat: [] },
          {
            id: "r3",
            cents: 1,
            reason: "",
            state: "succeeded",
            at: 0,
            from: [],
            lines: [],
            vat: [],
            settlesEdit: true,
          },
        ],
      },
    );
    const { lines, grossCents } = contentOf(order);
    expect(lines.map(({ text, rateBp, depositCents }) => [text, rateBp, depositCents !== undefined])).toEqual([
      ["Bauernbrot", 700, false],
      ["Pfand: Bauernbrot", 1900, true],
      ["Lieferung und Gebühren", 700, false],
      ["Trinkgeld", 0, false],
      ["Erstattung nach der Lieferung", 700, false],
    ]);
    expect(grossCents).toBe(1000 + 30 + 490 + 200 - 107);
  });

  it("VAT-07 shows no tax where the seller shows none, and keeps net prices net", () => {
    const untaxed = contentOf(priced({ lines: [aGood(480, 700, { vat: [] })] }));
    expect(untaxed.vat).toEqual([{ rateBp: 0, netCents: 480, vatCents: 0, grossCents: 480 }]);
    const net = contentOf(priced({ lines: [aGood(1000, 700), aGood(500, 1900)], prices: "net", tipCents: 100 }));
    expect(net.lines.map(({ netCents }) => netCents)).toEqual([1000, 500, 100]);
    expect(net.grossCents).toBe(1070 + 595 + 100);
  });

  it("is sorted by order, cost centre or day", () => {
    const orders = [
      priced(
        { lines: [aGood(1, 700)] },
        {
          no: "A-1",
          completedAt: Date.parse("2026-11-03T10:00Z"),
          customer: { ...aCollectableOrder().customer, costCenter: "B" },
        },
      ),
      priced(
        { lines: [aGood(1, 700)] },
        {
          no: "A-2",
          completedAt: Date.parse("2026-11-02T10:00Z"),
          customer: { ...aCollectableOrder().customer, costCenter: "A" },
        },
      ),
      priced({ lines: [aGood(1, 700)] }, { no: "A-3", completedAt: Date.parse("2026-11-01T10:00Z") }),
      priced({ lines: [aGood(1, 700)] }, { no: "A-3", completedAt: Date.parse("2026-11-01T10:00Z") }),
    ];
    const numbers = (groupBy: "order" | "costCenter" | "deliveryDate") =>
      invoiceContent(orders, { groupBy, timezone }).lines.map(({ orderNo }) => orderNo);
    expect(numbers("order")).toEqual(["A-1", "A-2", "A-3", "A-3"]);
    expect(numbers("costCenter")).toEqual(["A-3", "A-3", "A-2", "A-1"]);
    expect(numbers("deliveryDate")).toEqual(["A-3", "A-3", "A-2", "A-1"]);
    expect(invoiceContent(orders, { groupBy: "order", timezone }).supply).toEqual({
      from: "2026-11-01",
      to: "2026-11-03",
    });
  });

  it("VAT-20 adds up to the cent for any orders: lines, rates, total and all that was ordered", () => {
    const good = fc.record({
      cents: fc.integer({ min: 1, max: 100_000 }),
      rateBp: fc.constantFrom(0, 490, 700, 1000, 1900, 2000),
      depositCents: fc.integer({ min: 0, max: 500 }),
      off: fc.integer({ min: 0, max: 99 }),
    });
    const order = fc.record({
      goods: fc.array(good, { minLength: 1, maxLength: 6 }),
      deliveryCents: fc.integer({ min: 0, max: 990 }),
      tipCents: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 8 }), (made) => {
        const orders = made.map(({ goods, ...ways }, index) =>
          priced(
            {
              ...ways,
              lines: goods.map(({ cents, rateBp, depositCents, off }) => {
                const discountCents = 0 - Math.min(off, cents);
                return aGood(cents, rateBp, {
                  vat: [{ rateBp, grossCents: cents + discountCents }],
                  discountCents,
                  depositCents,
                  depositVat: depositCents === 0 ? [] : [{ rateBp: 1900, grossCents: depositCents }],
                });
              }),
            },
            { no: `A-${index}` },
          ),
        );
        const content = contentOf(...orders);
        expect(content.grossCents).toBe(sum(orders.map(({ totals }) => totals.totalCents)));
        expect(sum(content.lines.map(({ netCents }) => netCents))).toBe(content.netCents);
        expect(content.netCents + content.vatCents).toBe(content.grossCents);
        for (const { rateBp, netCents, vatCents } of content.vat) {
          expect(sum(content.lines.filter((line) => line.rateBp === rateBp).map((line) => line.netCents))).toBe(
            netCents,
          );
          expect(Math.abs(vatCents - (netCents * rateBp) / 10_000)).toBeLessThan(0.7);
        }
        // The order of the orders changes no sum.
        expect(contentOf(...orders.toReversed()).vat).toEqual(content.vat);
      }),
      { numRuns: 200 },
    );
  });
});
