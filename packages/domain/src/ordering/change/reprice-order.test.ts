import { describe, expect, test } from "vitest";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import {
  aBasketLine,
  aFulfilmentMethod,
  aMenu,
  aMoment,
  anItem,
  anOrder,
  anOrderLine,
} from "../../testing/builders.ts";
import { chanceOf } from "../../testing/oracle/chance.ts";
import { generateBasket } from "../../testing/oracle/generate-basket.ts";
import { ordered } from "../../testing/ordered.ts";
import { type BasketInput, priceBasket } from "../../pricing/basket/price-basket.ts";
import { type OrderEdit, type RepricableOrder, repriceOrder } from "./reprice-order.ts";

const terms = (overrides: Partial<DiscountTerms>): DiscountTerms => ({
  codeId: "c",
  code: "C",
  name: "Rabatt",
  kind: "percent",
  stacking: "stackable",
  priority: 1,
  ...overrides,
});

const menu = aMenu({
  items: {
    bread: anItem({ priceCents: 500 }),
    cola: anItem({ id: "cola", priceCents: 300, vatClass: "drink", depositCents: 25, depositKind: "bottle" }),
    ham: anItem({
      id: "ham",
      catchWeight: { pricePerKgCents: 2000, estGrams: 1000, minGrams: 800, maxGrams: 1200 },
    }),
  },
  distributionOptions: [aFulfilmentMethod({ type: "delivery", feeCents: 290 })],
});

const question: BasketInput = {
  menu,
  lines: {
    bread: aBasketLine({ qty: 2 }),
    cola: aBasketLine({ refId: "cola", qty: 4 }),
    ham: aBasketLine({ refId: "ham" }),
  },
  distribution: { optionId: "pickup", date: "2026-11-20" },
};

function repriced(order: RepricableOrder, ...edits: OrderEdit[]) {
  const answer = repriceOrder(order, edits, aMoment);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

const orderWith = (overrides: Partial<BasketInput> = {}) => ordered(priceBasket({ ...question, ...overrides }));
const lineOf = (lines: readonly OrderLine[], id: string) => lines.find(({ lineId }) => lineId === id);

describe("changing an order at its own prices", () => {
  test("a line that is taken out stays to be seen, with nothing to pay for it", () => {
    const { lines, totals, differenceCents, kitchenUnits, amountDueCents } = repriced(orderWith(), {
      kind: "remove",
      lineId: "cola",
      reason: "aus",
    });
    expect(lineOf(lines, "cola")).toMatchObject({
      qty: 4,
      unitCents: 300,
      totalCents: 0,
      depositCents: 0,
      kitchenUnits: 0,
      vat: [],
      depositVat: [],
      removed: { at: aMoment, reason: "aus" },
    });
    expect(totals).toMatchObject({ itemsCents: 3000, depositCents: 0, deliveryCents: 290, totalCents: 3290 });
    expect([differenceCents, kitchenUnits, amountDueCents]).toEqual([-1300, 3, 3290]);
  });

  test("VAT-05 fewer or more pieces take deposits, work and tax with them", () => {
    const { lines, totals } = repriced(
      orderWith(),
      { kind: "quantity", lineId: "cola", qty: 3 },
      { kind: "quantity", lineId: "bread", qty: 4 },
    );
    expect(lineOf(lines, "cola")).toMatchObject({
      qty: 3,
      totalCents: 900,
      depositCents: 75,
      depositVat: [{ rateBp: 1900, grossCents: 75 }],
      vat: [{ rateBp: 1900, grossCents: 900 }],
      kitchenUnits: 3,
    });
    expect(totals.totalCents).toBe(2000 + 900 + 75 + 2000 + 290);
    expect(lineOf(lines, "cola")).not.toHaveProperty("rates");
    const most = repriced(orderWith(), { kind: "quantity", lineId: "bread", qty: 999 });
    expect(lineOf(most.lines, "bread")?.totalCents).toBe(499_500);
  });

  test("PRC-10 weighed goods cost what they weigh, and never more than was announced", () => {
    const order = orderWith({ codes: [terms({ percentBp: 1000 })] });
    const { lines, totals, codes } = repriced(order, { kind: "weigh", lineId: "ham", grams: 1100 });
    expect(lineOf(lines, "ham")).toMatchObject({
      unitCents: 2200,
      totalCents: 2200,
      discountCents: -220,
      catchWeight: { estGrams: 1000, finalGrams: 1100 },
    });
    expect(codes).toMatchObject([{ cents: 440 }]);
    expect(totals.discountCents).toBe(-440);
    const again = repriced({ ...order, lines, totals, codes }, { kind: "weigh", lineId: "ham", grams: 1000 });
    expect(again.totals).toEqual(order.totals);
    expect(repriced(order, { kind: "weigh", lineId: "ham", grams: 1200 }).totals.totalCents).toBeLessThanOrEqual(
      priceBasket({ ...question, codes: [terms({ percentBp: 1000 })] }).atMostCents,
    );
  });

  test("another product takes the place of one that is out, with its percents", () => {
    const order = orderWith({ codes: [terms({ percentBp: 5000 })] });
    const instead = anOrderLine({ lineId: "cola", unitCents: 100, totalCents: 100 });
    const { lines, totals } = repriced(order, { kind: "replace", lineId: "bread", line: instead, reason: "aus" });
    expect(lines.map(({ lineId }) => lineId)).toEqual(["bread", "colar", "cola", "ham"]);
    expect(lineOf(lines, "colar")).toMatchObject({ totalCents: 100, discountCents: -50 });
    expect(totals.discountCents).toBe(-50 - 600 - 1000);
    // M-S10 One more of the same has an id of its own, and the old line stays as it was.
    const more = repriced(orderWith(), { kind: "add", line: { ...instead, lineId: "bread" } });
    expect(more.lines.map(({ lineId }) => lineId)).toEqual([
      ...orderWith().lines.map(({ lineId }) => lineId),
      "breadr",
    ]);
    expect(more.differenceCents).toBe(instead.totalCents + instead.depositCents);
    const plain = repriced(orderWith(), { kind: "replace", lineId: "bread", line: instead, reason: "aus" });
    expect(lineOf(plain.lines, "colar")).not.toHaveProperty("discounts");
    expect(lineOf(plain.lines, "colar")).not.toHaveProperty("participantId");
    const person = { participantId: "p1", participantName: "Lager" } as const;
    const ofPerson = orderWith().lines.map((line) => (line.lineId === "bread" ? { ...line, ...person } : line));
    const shared = repriced(
      { ...orderWith(), lines: ofPerson },
      { kind: "replace", lineId: "bread", line: instead, reason: "aus" },
    );
    expect(lineOf(shared.lines, "colar")).toMatchObject(person);
  });

  test("an amount stays as long as goods cover it, a gift as long as its line does, whatever the conditions were", () => {
    const fixed = orderWith({ codes: [terms({ kind: "fixed", amountCents: 1500, minSubtotalCents: 4000 })] });
    const without = repriced(fixed, { kind: "remove", lineId: "ham", reason: "aus" });
    expect(without).toMatchObject({ codes: [{ cents: 1500 }], totals: { discountCents: -1500 } });
    const little = repriced(
      fixed,
      { kind: "remove", lineId: "ham", reason: "aus" },
      { kind: "remove", lineId: "cola", reason: "aus" },
    );
    expect(little).toMatchObject({ codes: [{ cents: 1000 }], totals: { discountCents: -1000, totalCents: 290 } });
    const gift = orderWith({ codes: [terms({ kind: "freeItem", itemId: "bread" })] });
    expect(repriced(gift, { kind: "quantity", lineId: "bread", qty: 1 }).totals.discountCents).toBe(-500);
    const gone = repriced(gift, { kind: "remove", lineId: "bread", reason: "aus" });
    expect(gone).toMatchObject({ codes: [], totals: { discountCents: 0 } });
  });

  test("what a code took off the fee stays off, within its cap", () => {
    const order = orderWith({
      codes: [terms({ percentBp: 1000, maxDiscountCents: 430, discountsDelivery: true })],
    });
    expect(order.totals.discountCents).toBe(-430);
    const less = repriced(order, { kind: "remove", lineId: "ham", reason: "aus" });
    expect(less.totals).toMatchObject({ discountCents: -220 - 10, deliveryCents: 290 });
  });

  test("PRC-09 gift cards pay what is left to pay, and keep the rest", () => {
    const order = orderWith({ giftCards: [{ codeId: "g", code: "G", name: "Karte", balanceCents: 4000 }] });
    const less = repriced(order, { kind: "remove", lineId: "ham", reason: "aus" });
    expect(less).toMatchObject({ amountDueCents: 0, codes: [{ codeId: "g", cents: 2590 }] });
  });

  test.each<[string, OrderEdit, object]>([
    ["an unknown line", { kind: "remove", lineId: "x", reason: "" }, { type: "line-invalid", lineId: "x" }],
    ["no pieces", { kind: "quantity", lineId: "bread", qty: 0 }, { type: "line-invalid", reason: "quantity" }],
    ["half pieces", { kind: "quantity", lineId: "bread", qty: 1.5 }, { reason: "quantity" }],
    ["a thousand", { kind: "quantity", lineId: "bread", qty: 1000 }, { reason: "quantity" }],
    ["weighing pieces", { kind: "weigh", lineId: "bread", grams: 5 }, { type: "line-invalid", reason: "malformed" }],
    ["too light", { kind: "weigh", lineId: "ham", grams: 799 }, { type: "weight-implausible", minGrams: 800 }],
    ["too heavy", { kind: "weigh", lineId: "ham", grams: 1201 }, { type: "weight-implausible", maxGrams: 1200 }],
    ["parts of grams", { kind: "weigh", lineId: "ham", grams: 900.5 }, { type: "weight-implausible" }],
  ])("refuses %s", (_name, edit, refusal) => {
    expect(repriceOrder(orderWith(), [edit], aMoment)).toMatchObject({ ok: false, refusal });
  });

  test("refuses to take out everything, or a line twice", () => {
    const all = ["bread", "cola", "ham"].map((lineId): OrderEdit => ({ kind: "remove", lineId, reason: "" }));
    expect(repriceOrder(orderWith(), all, aMoment)).toEqual({ ok: false, refusal: { type: "basket-empty" } });
    expect(repriceOrder(orderWith(), [...all.slice(0, 1), ...all], aMoment)).toMatchObject({
      refusal: { type: "line-invalid", lineId: "bread" },
    });
  });

  test("an order without limits of weight believes up to twice its estimate", () => {
    const line = anOrderLine({ catchWeight: { pricePerKgCents: 480, estGrams: 1000 } });
    const weigh = (grams: number) =>
      repriceOrder(anOrder({ lines: [line] }), [{ kind: "weigh", lineId: "l1", grams }], aMoment);
    expect(weigh(2000)).toMatchObject({ ok: true, value: { differenceCents: 480 } });
    expect(weigh(2001)).toMatchObject({ refusal: { type: "weight-implausible", minGrams: 1, maxGrams: 2000 } });
  });

  test("lines of an older order, without parts of deposits, are changed all the same", () => {
    const old = anOrder({ lines: [anOrderLine({ qty: 2, totalCents: 960 }), anOrderLine({ lineId: "l2" })] });
    const { lines } = repriced(
      old,
      { kind: "quantity", lineId: "l1", qty: 1 },
      { kind: "remove", lineId: "l2", reason: "" },
    );
    expect(lines).toMatchObject([{ totalCents: 480 }, { totalCents: 0 }]);
    expect(lines[1]).not.toHaveProperty("depositVat");
  });

  test("VAT-03 a fee at the standard rate stays as it is", () => {
    const standard = {
      ...menu,
      distributionOptions: [aFulfilmentMethod({ feeCents: 290, feeVat: "standard" })],
    } as const;
    const { totals } = repriced(orderWith({ menu: standard }), { kind: "remove", lineId: "cola", reason: "" });
    expect(totals).toMatchObject({ feeVat: "standard", vat: [{ rateBp: 700 }, { rateBp: 1900, grossCents: 290 }] });
  });

  test("what went back for a line cannot be taken off again", () => {
    const order = {
      ...orderWith(),
      refunds: [
        {
          id: "r",
          cents: 700,
          reason: "",
          state: "succeeded" as const,
          at: aMoment,
          from: [],
          lines: [
            { lineId: "bread", cents: 600 },
            { lineId: "delivery", cents: 100 },
          ],
          vat: [],
        },
      ],
    };
    const colaBack = { ...order.refunds[0], lines: [{ lineId: "cola", cents: 1200 }] };
    const one: OrderEdit = { kind: "quantity", lineId: "cola", qty: 1 };
    expect(repriceOrder({ ...order, refunds: [colaBack] } as RepricableOrder, [one], aMoment)).toEqual({
      ok: false,
      refusal: { type: "refund-too-high", maxCents: 100 },
    });
    const half: OrderEdit = { kind: "quantity", lineId: "bread", qty: 1 };
    expect(repriceOrder(order, [half], aMoment)).toEqual({
      ok: false,
      refusal: { type: "refund-too-high", maxCents: 400 },
    });
    expect(repriced(order, { kind: "remove", lineId: "cola", reason: "" }).differenceCents).toBe(-1300);
    // Down to what went back, and no further; who changes another line is not asked about this one.
    const breadBack = { ...order.refunds[0], lines: [{ lineId: "bread", cents: 500 }] };
    expect(repriceOrder({ ...order, refunds: [breadBack] } as RepricableOrder, [half], aMoment).ok).toBe(true);
    const goodwill = { ...order.refunds[0], lines: [{ lineId: "bread", cents: 5000 }] };
    expect(repriceOrder({ ...order, refunds: [goodwill] } as RepricableOrder, [one], aMoment).ok).toBe(true);
  });
});

test("of a line with a discount no more can go back than was paid for it", () => {
  const order = orderWith({ codes: [terms({ percentBp: 1000 })] });
  const back = (cents: number): RepricableOrder => {
    const refund = { id: "r", reason: "", state: "succeeded", at: aMoment, from: [], vat: [] } as const;
    return { ...order, refunds: [{ ...refund, cents, lines: [{ lineId: "bread", cents }] }] };
  };
  // Two loaves for 900 cents: one alone is worth 450.
  const half: OrderEdit = { kind: "quantity", lineId: "bread", qty: 1 };
  expect(repriceOrder(back(450), [half], aMoment).ok).toBe(true);
  expect(repriceOrder(back(500), [half], aMoment)).toEqual({
    ok: false,
    refusal: { type: "refund-too-high", maxCents: 400 },
  });
});

describe("any order", () => {
  test("VAT-20 that is changed in nothing keeps every cent; changed, its parts still make the whole", () => {
    for (let index = 0; index < 600; index += 1) {
      const chance = chanceOf(index);
      const generated = generateBasket(7, index);
      const priced = priceBasket(generated.question);
      const order = ordered(priced);
      const same = repriced(order);
      expect(same.lines).toEqual(order.lines);
      expect(same.totals).toEqual(order.totals);
      expect(same.codes).toEqual(order.codes);
      expect([same.amountDueCents, same.differenceCents]).toEqual([priced.amountDueCents, 0]);
      const edits = order.lines
        .slice(1)
        .map(({ lineId, qty, catchWeight }): OrderEdit =>
          catchWeight && chance.once(2)
            ? { kind: "weigh", lineId, grams: chance.between(1, catchWeight.maxGrams ?? 1) }
            : chance.once(2)
              ? { kind: "remove", lineId, reason: "" }
              : { kind: "quantity", lineId, qty: chance.between(1, qty) },
        );
      const { lines, totals, amountDueCents, codes } = repriced(order, ...edits);
      const { itemsCents, depositCents, discountCents, deliveryCents, feesCents, tipCents, totalCents } = totals;
      const parts = itemsCents + depositCents + discountCents + deliveryCents + feesCents + tipCents;
      expect(parts + (totals.addedVatCents ?? 0)).toBe(totalCents);
      const discounts = codes.filter(({ kind }) => kind === "discount");
      expect(discounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0 - discountCents);
      expect(amountDueCents).toBeGreaterThanOrEqual(0);
      expect(totalCents).toBeLessThanOrEqual(priced.atMostCents);
      for (const line of lines) expect(line.totalCents + (line.discountCents ?? 0)).toBeGreaterThanOrEqual(0);
      for (const { netCents, vatCents } of totals.vat) expect(Math.min(netCents, vatCents)).toBeGreaterThanOrEqual(0);
    }
  });
});
