import { describe, expect, test } from "vitest";
import type { Order } from "../order/order.ts";
import type { Refund } from "../order/payment.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { repriceOrder } from "../change/reprice-order.ts";
import { aBasketLine, aFulfilmentMethod, aMenu, aMoment, anItem } from "../../testing/builders.ts";
import { type Chance, chanceOf } from "../../testing/oracle/chance.ts";
import { generateBasket } from "../../testing/oracle/generate-basket.ts";
import { ordered } from "../../testing/ordered.ts";
import { refundableCents, type RefundAmounts, refundOf, refundOfGoods, type RefundRequest } from "./refund-order.ts";

const menu = aMenu({
  items: {
    bread: anItem({ priceCents: 500 }),
    cola: anItem({ id: "cola", priceCents: 300, vatClass: "drink", depositCents: 25, depositKind: "bottle" }),
  },
  distributionOptions: [aFulfilmentMethod({ type: "delivery", feeCents: 290 })],
});
const order = ordered(
  priceBasket({
    menu,
    lines: { bread: aBasketLine({ qty: 3 }), cola: aBasketLine({ refId: "cola", qty: 2 }) },
    distribution: { optionId: "pickup", date: "2026-11-20" },
    tip: { mode: "fixed", value: 100 },
    giftCards: [{ codeId: "g", code: "G", name: "Karte", balanceCents: 1000 }],
  }),
);

const asRefund = (amounts: RefundAmounts, state: Refund["state"] = "succeeded"): Refund => ({
  ...amounts,
  id: "r",
  reason: "kalt",
  state,
  at: aMoment,
});
const after = (before: Order, amounts: RefundAmounts, state?: Refund["state"]): Order => ({
  ...before,
  refunds: [...(before.refunds ?? []), asRefund(amounts, state)],
});
function refund(from: Order, request: RefundRequest): RefundAmounts {
  const answer = refundOf(from, request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

describe("a refund", () => {
  test("VAT-20 of everything is the order, rate by rate, money before gift cards", () => {
    const all = refund(order, { kind: "all" });
    expect(all).toMatchObject({
      cents: 2540,
      from: [
        { paymentId: "pi_1", cents: 1540 },
        { paymentId: "giftCard-g", cents: 1000 },
      ],
      vat: order.totals.vat,
    });
    expect(all.lines.map(({ lineId, cents }) => [lineId, cents])).toEqual([
      ["bread", 1500],
      ["cola", 650],
      ["delivery", 290],
      ["tip", 100],
    ]);
    expect(refundableCents(order)).toBe(2540);
    expect(refundableCents(after(order, all))).toBe(0);
    expect(refundOf(after(order, all), { kind: "all" })).toEqual({
      ok: false,
      refusal: { type: "refund-too-high", maxCents: 0 },
    });
  });

  test("VAT-05 of pieces brings their deposits, and the last piece what is left", () => {
    const one = refund(order, { kind: "lines", lines: [{ lineId: "cola", qty: 1 }] });
    expect(one.lines).toEqual([
      {
        lineId: "cola",
        cents: 325,
        qty: 1,
        depositCents: 25,
        vat: [{ rateBp: 1900, grossCents: 300 }],
        depositVat: [{ rateBp: 1900, grossCents: 25 }],
      },
    ]);
    expect(one.vat).toEqual([{ rateBp: 1900, netCents: 273, vatCents: 52, grossCents: 325 }]);
    const rest = after(order, one);
    expect(refund(rest, { kind: "lines", lines: [{ lineId: "cola", qty: 1 }] }).cents).toBe(325);
    expect(refundOf(rest, { kind: "lines", lines: [{ lineId: "cola", qty: 2 }] })).toMatchObject({
      refusal: { type: "line-invalid", reason: "quantity" },
    });
  });

  test("has nothing for pieces that were taken out of the order", () => {
    const edited = repriceOrder(order, [{ kind: "remove", lineId: "cola", reason: "aus" }], aMoment);
    const left = edited.ok ? { ...order, ...edited.value } : order;
    expect(refundOf(left, { kind: "lines", lines: [{ lineId: "cola", qty: 1 }] })).toMatchObject({
      refusal: { type: "line-invalid", reason: "quantity" },
    });
    // The excess over their price goes back first, by itself: it belongs to no line any more.
    const excess = refund(left, { kind: "all" });
    expect(excess).toMatchObject({ cents: 650, lines: [], vat: [], settlesEdit: true });
    expect(refundOf(left, { kind: "amount", cents: 651 })).toMatchObject({ refusal: { maxCents: 650 } });
    expect(refundableCents(left)).toBe(2540);
    expect(refund(after(left, excess), { kind: "all" })).toMatchObject({ cents: 1890, vat: left.totals.vat });
    expect(refundOfGoods(left, { kind: "all" })).toMatchObject({ value: { cents: 1890 } });
  });

  test("of an amount is spread over everything that is left", () => {
    const some = refund(order, { kind: "amount", cents: 254 });
    expect(some.lines.map(({ cents }) => cents)).toEqual([150, 65, 29, 10]);
    expect(some.from).toEqual([{ paymentId: "pi_1", cents: 254 }]);
    // Gift cards last, in whatever order they were paid with.
    const turned = { ...order, payments: order.payments.toReversed() };
    expect(refund(turned, { kind: "amount", cents: 254 }).from).toEqual(some.from);
  });

  test("of the fee or the tip has no piece and, for the tip, no tax", () => {
    const tip = refund(order, { kind: "lines", lines: [{ lineId: "tip", cents: 100 }] });
    expect(tip).toMatchObject({ cents: 100, vat: [], lines: [{ lineId: "tip", cents: 100, vat: [] }] });
    const fee = refund(order, { kind: "lines", lines: [{ lineId: "delivery", cents: 290 }] });
    expect(fee.vat).toHaveLength(2);
    expect(fee.lines).toMatchObject([{ lineId: "delivery", depositCents: 0, depositVat: [] }]);
  });

  test.each<[string, RefundRequest, object]>([
    ["more than there is", { kind: "amount", cents: 2541 }, { type: "refund-too-high", maxCents: 2540 }],
    ["nothing", { kind: "amount", cents: 0 }, { type: "refund-too-high" }],
    ["no lines", { kind: "lines", lines: [] }, { type: "refund-too-high", maxCents: 0 }],
    ["an unknown line", { kind: "lines", lines: [{ lineId: "x", cents: 1 }] }, { type: "line-invalid", lineId: "x" }],
    ["more than a line", { kind: "lines", lines: [{ lineId: "bread", cents: 1501 }] }, { maxCents: 1500 }],
    ["parts of cents", { kind: "lines", lines: [{ lineId: "bread", cents: 0.5 }] }, { type: "refund-too-high" }],
    ["no pieces", { kind: "lines", lines: [{ lineId: "bread", qty: 0 }] }, { reason: "quantity" }],
  ])("refuses %s", (_name, request, refusal) => {
    expect(refundOf(order, request)).toMatchObject({ ok: false, refusal });
  });

  test("never gives back what was not paid", () => {
    const open = { ...order, payments: order.payments.slice(0, 1) };
    expect(refundOf(open, { kind: "all" })).toEqual({
      ok: false,
      refusal: { type: "refund-too-high", maxCents: 1000 },
    });
    expect(refundableCents(open)).toBe(1000);
  });

  test("that failed does not count, one of an edit takes money but no goods", () => {
    const all = refund(order, { kind: "all" });
    expect(refund(after(order, all, "failed"), { kind: "all" })).toEqual(all);
    const edited = after(order, {
      cents: 40,
      from: [{ paymentId: "pi_1", cents: 40 }],
      lines: [],
      vat: [],
      settlesEdit: true,
    });
    expect(refundOf(edited, { kind: "all" })).toMatchObject({ refusal: { maxCents: 2500 } });
    expect(refund(edited, { kind: "lines", lines: [{ lineId: "bread", qty: 3 }] }).cents).toBe(1500);
  });

  test("VAT-20 that says of which rate it was is taken off that rate", () => {
    const fee: RefundRequest = { kind: "lines", lines: [{ lineId: "delivery", cents: 290 }] };
    const [low, high] = refund(order, fee).vat.map(({ rateBp, grossCents }) => ({ rateBp, grossCents }));
    if (!low || !high) throw new Error("the fee has two rates");
    const line = { lineId: "delivery", cents: high.grossCents, vat: [high] };
    const half = after(order, { cents: high.grossCents, from: [], lines: [line], vat: [] });
    expect(refund(half, { kind: "all" }).lines.find(({ lineId }) => lineId === "delivery")?.vat).toEqual([low]);
  });

  test("without parts of its own is taken by what was left; lines that are gone are passed over", () => {
    const old = after(order, {
      cents: 9999,
      from: [],
      lines: [
        { lineId: "gone", cents: 1 },
        { lineId: "bread", cents: 9999 },
        { lineId: "cola", cents: 300, vat: [{ rateBp: 1900, grossCents: 300 }] },
      ],
      vat: [],
    });
    expect(refund(old, { kind: "all" }).lines.map(({ lineId, cents }) => [lineId, cents])).toEqual([
      ["cola", 350],
      ["delivery", 290],
      ["tip", 100],
    ]);
  });
});

describe("any order given back in parts", () => {
  const someRequest = (chance: Chance, { lines }: Order): RefundRequest => {
    const line = lines[chance.below(lines.length)];
    const lineId = line?.lineId ?? "";
    if (chance.once(3)) return { kind: "amount", cents: chance.between(1, 3000) };
    return chance.once(2)
      ? { kind: "lines", lines: [{ lineId, qty: chance.between(1, 3) }] }
      : { kind: "lines", lines: [{ lineId: chance.pick([lineId, "delivery", "tip"]), cents: chance.between(1, 900) }] };
  };

  test("VAT-20 PRC-09 ends at the order: cents, payments, lines, net and tax of each rate", () => {
    for (let index = 0; index < 500; index += 1) {
      const chance = chanceOf(index);
      const whole = ordered(priceBasket(generateBasket(11, index).question));
      let left = whole;
      const steps = chance.between(0, 6);
      for (let step = 0; step < steps; step += 1) {
        const answer = refundOf(left, someRequest(chance, whole));
        if (answer.ok) left = after(left, answer.value, chance.once(6) ? "failed" : "pending");
      }
      const last = refundOf(left, { kind: "all" });
      if (last.ok) left = after(left, last.value);
      const done = (left.refunds ?? []).filter(({ state }) => state !== "failed");
      const sum = (of: (refund: Refund) => number): number => done.reduce((total, one) => total + of(one), 0);
      expect(sum(({ cents }) => cents)).toBe(whole.totals.totalCents);
      for (const { id, capturedCents } of whole.payments) {
        const back = done.flatMap(({ from }) => from).filter(({ paymentId }) => paymentId === id);
        expect(back.reduce((total, { cents }) => total + cents, 0)).toBe(capturedCents);
      }
      for (const one of done) {
        expect(one.lines.reduce((total, { cents }) => total + cents, 0)).toBe(one.cents);
        for (const line of one.lines) expect(line.cents).toBeGreaterThan(0);
        for (const { vatCents, netCents, grossCents } of one.vat) expect(netCents + vatCents).toBe(grossCents);
      }
      for (const rate of whole.totals.vat) {
        const of = (key: "netCents" | "vatCents" | "grossCents"): number =>
          sum(({ vat }) => vat.find(({ rateBp }) => rateBp === rate.rateBp)?.[key] ?? 0);
        expect([of("netCents"), of("vatCents"), of("grossCents")]).toEqual([
          rate.netCents,
          rate.vatCents,
          rate.grossCents,
        ]);
      }
    }
  });
});

test("VAT-08 the tax of a part is taken out of what it cost; of net prices it is a part of the tax that was added", () => {
  const priced = (priceCents: number, prices: "gross" | "net") =>
    ordered(
      priceBasket({
        menu: aMenu({ items: { bread: anItem({ priceCents }) } }),
        lines: { bread: aBasketLine() },
        distribution: { optionId: "pickup", date: "2026-11-20" },
        prices,
      }),
    );
  const back = (from: Order, cents: number) => refund(from, { kind: "amount", cents }).vat;
  expect(back(priced(340, "gross"), 100)).toMatchObject([{ rateBp: 700, netCents: 93, vatCents: 7 }]);
  expect(back(priced(320, "net"), 100)).toMatchObject([{ rateBp: 700, netCents: 94, vatCents: 6 }]);
});

test("of everything says the pieces that were left, and none of fee and tip", () => {
  const quantity = (from: Order) => refund(from, { kind: "all" }).lines.map(({ lineId, qty }) => [lineId, qty]);
  const none = [
    ["delivery", undefined],
    ["tip", undefined],
  ];
  expect(quantity(order)).toEqual([["bread", 3], ["cola", 2], ...none]);
  const one = refund(order, { kind: "lines", lines: [{ lineId: "bread", qty: 1 }] });
  expect(quantity(after(order, one))).toEqual([["bread", 2], ["cola", 2], ...none]);
});

test("of money without pieces says no number of pieces", () => {
  const [line] = refund(order, { kind: "lines", lines: [{ lineId: "bread", cents: 100 }] }).lines;
  expect(line).not.toHaveProperty("qty");
});
