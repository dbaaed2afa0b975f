import { describe, expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { type OrderEdit, repriceOrder } from "../change/reprice-order.ts";
import { giftCardPaymentId } from "../order/payment-rules.ts";
import type { Payment } from "../order/payment.ts";
import { aBasketLine, aMenu, aMoment, anItem, anOrderLine } from "../../testing/builders.ts";
import { ordered } from "../../testing/ordered.ts";
import { refundOfDifference } from "./refund-difference.ts";

const menu = aMenu({
  items: {
    bread: anItem({ priceCents: 500 }),
    cola: anItem({ id: "cola", priceCents: 300, vatClass: "drink", depositCents: 25, depositKind: "bottle" }),
  },
});
const order = ordered(
  priceBasket({
    menu,
    lines: { bread: aBasketLine({ qty: 3 }), cola: aBasketLine({ refId: "cola", qty: 2 }) },
    distribution: { optionId: "pickup", date: "2026-11-20" },
  }),
);

function edited(...edits: OrderEdit[]) {
  const answer = repriceOrder(order, edits, aMoment);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

describe("the difference of a change", () => {
  test("VAT-20 its tax is that between both orders to the cent, not counted anew", () => {
    const vat = (netCents: number, grossCents: number) => [
      { rateBp: 700, netCents, vatCents: grossCents - netCents, grossCents },
    ];
    const payments = [{ ...must(order.payments[0], "a payment"), capturedCents: 960 }];
    const two = { lines: [], payments, totals: { ...order.totals, totalCents: 960, vat: vat(897, 960) } };
    const one = { lines: [], totals: { ...order.totals, totalCents: 480, vat: vat(449, 480) } };
    // 4,80 alone would have 4,49 net.
    expect(refundOfDifference(two, one)).toMatchObject({ cents: 480, vat: vat(448, 480) });
  });

  test("VAT-20 goes back with the tax by which the order became less", () => {
    const less = edited(
      { kind: "quantity", lineId: "bread", qty: 1 },
      { kind: "remove", lineId: "cola", reason: "aus" },
    );
    const back = refundOfDifference(order, less);
    expect(back).toMatchObject({
      cents: 1650,
      from: [{ paymentId: "pi_1", cents: 1650 }],
      lines: [
        { lineId: "bread", cents: 1000 },
        { lineId: "cola", cents: 650 },
      ],
      settlesEdit: true,
    });
    for (const { rateBp, netCents, vatCents } of order.totals.vat) {
      const left = less.totals.vat.find((line) => line.rateBp === rateBp);
      const gone = back?.vat.find((line) => line.rateBp === rateBp);
      expect((left?.netCents ?? 0) + (gone?.netCents ?? 0)).toBe(netCents);
      expect((left?.vatCents ?? 0) + (gone?.vatCents ?? 0)).toBe(vatCents);
    }
  });

  test("PRC-09 goes back onto the gift card that has less to pay by now", () => {
    const card = (codeId: string, cents: number) =>
      ({ codeId, code: codeId, name: "Karte", kind: "giftCard", cents }) as const;
    const paidBy = ({ codeId, cents }: { codeId: string; cents: number }): Payment => ({
      id: giftCardPaymentId(codeId),
      provider: "giftCard",
      method: "giftCard",
      state: "captured",
      authorizedCents: cents,
      capturedCents: cents,
      at: aMoment,
    });
    const codes = [card("A", 1000), card("B", order.totals.totalCents - 1000)];
    const two = { ...order, codes, payments: codes.map(paidBy) };
    for (const qty of [2, 1]) {
      const less = repriceOrder(two, [{ kind: "quantity", lineId: "bread", qty }], aMoment);
      if (!less.ok) throw new Error(JSON.stringify(less.refusal));
      const back = refundOfDifference(two, less.value);
      const left = codes.map(({ codeId, cents }) => {
        const source = back?.from.find(({ paymentId }) => paymentId === giftCardPaymentId(codeId));
        return { codeId, cents: cents - (source?.cents ?? 0) };
      });
      expect(less.value.codes.map(({ codeId, cents }) => ({ codeId, cents }))).toEqual(
        left.filter(({ cents }) => cents > 0),
      );
    }
  });

  test("of a replacement is spread over what became cheaper, also into another rate", () => {
    const tea = anOrderLine({
      lineId: "tea",
      unitCents: 900,
      totalCents: 900,
      vat: [{ rateBp: 1900, grossCents: 900 }],
    });
    const back = refundOfDifference(order, edited({ kind: "replace", lineId: "bread", line: tea, reason: "aus" }));
    expect(back).toMatchObject({ cents: 600, lines: [{ lineId: "bread", cents: 600 }] });
    expect(back?.vat.map(({ rateBp, grossCents }) => [rateBp, grossCents])).toEqual([
      [700, 1500],
      [1900, -900],
    ]);
  });

  test("of an order that became dearer, or was not paid, is nothing", () => {
    expect(refundOfDifference(order, edited({ kind: "quantity", lineId: "bread", qty: 9 }))).toBeNull();
    const less = edited({ kind: "quantity", lineId: "bread", qty: 1 });
    expect(refundOfDifference({ ...order, payments: [] }, less)).toBeNull();
  });

  test("of an order that was paid in part is what was paid too much, with its part of the tax", () => {
    const less = edited({ kind: "remove", lineId: "bread", reason: "aus" });
    const part = order.payments.map((payment) => ({ ...payment, capturedCents: 1000 }));
    expect(refundOfDifference({ ...order, payments: part }, less)).toMatchObject({
      cents: 350,
      vat: [{ rateBp: 700, grossCents: 350, netCents: 327, vatCents: 23 }],
    });
  });

  test("does not give back what went back before", () => {
    const refunds = [
      {
        id: "r",
        cents: 500,
        reason: "",
        state: "pending" as const,
        at: aMoment,
        from: [{ paymentId: "pi_1", cents: 500 }],
        lines: [],
        vat: [],
      },
      {
        id: "f",
        cents: 500,
        reason: "",
        state: "failed" as const,
        at: aMoment,
        from: [{ paymentId: "pi_1", cents: 500 }],
        lines: [],
        vat: [],
      },
    ];
    const less = edited({ kind: "remove", lineId: "cola", reason: "aus" });
    expect(refundOfDifference({ ...order, refunds }, less)?.cents).toBe(650);
  });

  test("without a line that became cheaper has none to name", () => {
    const cheaper = { lines: order.lines, totals: { ...order.totals, totalCents: order.totals.totalCents - 5 } };
    expect(refundOfDifference(order, cheaper)).toMatchObject({ cents: 5, lines: [], vat: [] });
  });

  test("knows rates that only the change brought, and lines that are not there any more", () => {
    const basic = anOrderLine({
      lineId: "milk",
      unitCents: 100,
      totalCents: 100,
      vat: [{ rateBp: 490, grossCents: 100 }],
    });
    const after = edited({ kind: "replace", lineId: "bread", line: basic, reason: "aus" });
    expect(refundOfDifference(order, after)?.vat[0]).toEqual({
      rateBp: 490,
      netCents: -95,
      vatCents: -5,
      grossCents: -100,
    });
    const lines = after.lines.filter(({ lineId }) => lineId !== "bread");
    expect(refundOfDifference(order, { ...after, lines })?.lines).toEqual([{ lineId: "bread", cents: 1400 }]);
  });

  test("counts discounts of lines", () => {
    const bread = order.lines.map((line) => (line.lineId === "bread" ? { ...line, discountCents: -100 } : line));
    const after = { lines: bread, totals: { ...order.totals, totalCents: order.totals.totalCents - 100 } };
    expect(refundOfDifference(order, after)?.lines).toEqual([{ lineId: "bread", cents: 100 }]);
  });
});
