import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAddress, anOrder, anOrderLine } from "../../testing/builders.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Order } from "../order/order.ts";
import { orderStatuses } from "../order/order-status.ts";
import { goodsSums, sumsByPlace } from "./goods-sums.ts";
import { choiceNames, goodsOf, goodsOfOrders, lineParts } from "./made-goods.ts";
import { labelSheets } from "./label-sheets.ts";
import { slipSums } from "./slip-sums.ts";
import { ordersOfDay, unansweredOf } from "./orders-of-day.ts";
import { stickersOf } from "./stickers.ts";

const choice = {
  optionId: "slice",
  choiceId: "sliced",
  optionName: "Schneiden",
  name: "Geschnitten",
  qty: 1,
  cents: 0,
};
const part = { slotId: "a", itemId: "bread", name: "Bauernbrot", qty: 2, surchargeCents: 0 };
const removed = { at: 1, reason: "aus" };
const day = "2026-11-20";

describe("M-B5 sums of goods", () => {
  it("unfold bundles, name choices and add the weights", () => {
    const lines = [
      anOrderLine({ qty: 3, kitchenName: "BAUERN" }),
      anOrderLine({ qty: 2, choices: [choice] }),
      anOrderLine({ kind: "bundle", refId: "box", name: "Kiste", qty: 4, components: [part] }),
      anOrderLine({ refId: "cheese", name: "Käse", qty: 2, catchWeight: { pricePerKgCents: 1, estGrams: 250 } }),
      anOrderLine({
        refId: "cheese",
        name: "Käse",
        catchWeight: { pricePerKgCents: 1, estGrams: 250, finalGrams: 262 },
      }),
      anOrderLine({ qty: 50, removed }),
    ];
    expect(sumsByPlace(goodsOf(lines), (id) => (id === "bread" ? "Backstube" : ""))).toEqual([
      {
        place: "Backstube",
        qty: 13,
        goods: [
          {
            itemId: "bread",
            name: "BAUERN",
            qty: 13,
            grams: 0,
            variants: [
              { options: "", qty: 11, grams: 0 },
              { options: "Geschnitten", qty: 2, grams: 0 },
            ],
          },
        ],
      },
      {
        place: "",
        qty: 3,
        goods: [{ itemId: "cheese", name: "Käse", qty: 3, grams: 762, variants: [] }],
      },
    ]);
    expect(goodsSums(goodsOf([])).length).toBe(0);
  });

  it("leave a rehearsed order out, and the choices of a bundle to its slip", () => {
    const lines = [anOrderLine({ kind: "bundle", refId: "box", components: [part], choices: [choice] })];
    expect(goodsOfOrders([{ channel: "test", lines }])).toEqual([]);
    expect(goodsOfOrders([{ channel: "web", lines }])).toMatchObject([{ itemId: "bread", qty: 2, options: "" }]);
  });

  it("count a choice that is an item among its goods, beside the line that it belongs to", () => {
    const egg = { ...choice, choiceId: "egg", name: "Ei", qty: 2, itemId: "egg" };
    const lines = [
      anOrderLine({ qty: 3, choices: [egg, choice] }),
      anOrderLine({ kind: "bundle", refId: "box", qty: 2, components: [part], choices: [egg] }),
    ];
    expect(goodsSums(goodsOf(lines)).map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ["bread", 7],
      ["egg", 10],
    ]);
  });

  it("keep two items of one name apart, and places in the order of their names", () => {
    const lines = [
      anOrderLine({ refId: "b" }),
      anOrderLine({ refId: "a" }),
      anOrderLine({ refId: "c", name: "Äpfel" }),
    ];
    expect(goodsSums(goodsOf(lines)).map(({ itemId }) => itemId)).toEqual(["c", "a", "b"]);
    expect(sumsByPlace(goodsOf(lines), (id) => `Ofen ${id === "a" ? 10 : 2}`).map(({ place }) => place)).toEqual([
      "Ofen 2",
      "Ofen 10",
    ]);
  });

  it("say choices in words", () => {
    const written = { ...choice, text: "Alles Gute" };
    expect(choiceNames({ choices: [choice, { ...choice, name: "Ei", qty: 2 }, written] })).toBe(
      "Geschnitten, 2× Ei, „Alles Gute“",
    );
    const components = [part, { ...part, name: "Eier, 6 Stück", qty: 1 }];
    expect(lineParts({ qty: 1, choices: [choice], components })).toBe("Geschnitten · 2× Bauernbrot · Eier, 6 Stück");
    expect(lineParts({ qty: 3, choices: [], components })).toBe("je 2× Bauernbrot · Eier, 6 Stück");
    expect(lineParts({ qty: 1, choices: [], components: [] })).toBe("");
    expect(lineParts({ qty: 1, choices: [choice], components: [], participantName: "Lager" })).toBe(
      "für Lager · Geschnitten",
    );
  });
});

const someLine = fc
  .record({
    refId: fc.constantFrom("a", "b", "c", "d"),
    qty: fc.integer({ min: 1, max: 40 }),
    parts: fc.array(fc.record({ itemId: fc.constantFrom("a", "b", "c"), qty: fc.integer({ min: 1, max: 6 }) }), {
      maxLength: 3,
    }),
    sliced: fc.boolean(),
    grams: fc.integer({ min: 0, max: 900 }),
    out: fc.boolean(),
  })
  .map(({ refId, qty, parts, sliced, grams, out }): OrderLine => {
    const isBundle = parts.length > 0;
    return anOrderLine({
      kind: isBundle ? "bundle" : "item",
      refId: isBundle ? "box" : refId,
      name: refId,
      qty,
      components: parts.map((one, at) => ({ ...part, ...one, slotId: `${at}`, name: one.itemId })),
      ...(sliced && { choices: [choice] }),
      ...(grams > 0 && { catchWeight: { pricePerKgCents: 1, estGrams: grams } }),
      ...(out && { removed }),
    });
  });

const someOrder = fc
  .record({
    lines: fc.array(someLine, { maxLength: 6 }),
    status: fc.constantFrom(...orderStatuses),
    dayKey: fc.constantFrom(day, "2026-11-21"),
    optionId: fc.constantFrom("pickup", "tour"),
    dayCode: fc.integer({ min: 1, max: 200 }).map(String),
  })
  .map(({ optionId, ...rest }): Order => anOrder({ ...rest, distribution: { ...anOrder().distribution, optionId } }));

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

it("M-B5 sums of a list equal the lines of its orders: nothing is missing, nothing twice, nothing that was cancelled", () => {
  fc.assert(
    fc.property(fc.array(someOrder, { maxLength: 12 }), (orders) => {
      const listed = ordersOfDay(orders, { day, step: "make", methodId: null });
      const expected = orders.filter(
        ({ status, dayKey }) => dayKey === day && (status === "accepted" || status === "preparing"),
      );
      expect(new Set(listed)).toEqual(new Set(expected));
      expect(listed.length).toBe(expected.length);

      const lines = expected.flatMap((order) => order.lines).filter((line) => line.removed === undefined);
      const pieces = (id: string): number =>
        total(
          lines.map(({ refId, qty, components }) =>
            components.length === 0
              ? refId === id
                ? qty
                : 0
              : total(components.map((one) => (one.itemId === id ? one.qty * qty : 0))),
          ),
        );
      const places = sumsByPlace(
        listed.flatMap((order) => goodsOf(order.lines)),
        (id) => (id === "a" ? "Ofen" : ""),
      );
      const rows = places.flatMap(({ goods }) => goods);
      expect(new Set(rows.map(({ itemId }) => itemId)).size).toBe(rows.length);
      for (const id of ["a", "b", "c", "d"])
        expect(total(rows.filter(({ itemId }) => itemId === id).map(({ qty }) => qty))).toBe(pieces(id));
      // By whatever they are listed, shelf, supplier or station: it is the same goods.
      for (const placeOf of [
        () => "",
        (id: string) => id,
        (id: string) => (id < "c" ? "Regal 2" : "Regal 10 · Gekühlt"),
      ])
        expect(total(sumsByPlace(goodsOfOrders(listed), placeOf).map(({ qty }) => qty))).toBe(
          total(["a", "b", "c", "d"].map(pieces)),
        );
      for (const { goods, qty } of places) expect(total(goods.map((one) => one.qty))).toBe(qty);
      for (const { qty, grams, variants } of rows)
        if (variants.length > 0)
          expect([total(variants.map((one) => one.qty)), total(variants.map((one) => one.grams))]).toEqual([
            qty,
            grams,
          ]);

      const stickers = stickersOf(listed);
      expect(stickers.map(({ line }) => line)).toEqual(
        listed.flatMap((order) => order.lines.filter((line) => line.removed === undefined)),
      );
      for (const { index, count } of stickers) expect(index).toBeLessThanOrEqual(count);

      const methods = ["pickup", "tour"].map((methodId) => ordersOfDay(orders, { day, step: "make", methodId }));
      expect(total(methods.map((one) => one.length))).toBe(listed.length);
    }),
  );
});

it("M-B5 every label is on exactly one place of the sheets, in order, from the first free one on", () => {
  fc.assert(
    fc.property(fc.nat(120), fc.constantFrom(14, 24), fc.integer({ min: -3, max: 30 }), (count, places, from) => {
      const labels = Array.from({ length: count }, (_label, index) => index);
      const sheets = labelSheets(labels, places, from);
      const laid = sheets.flat();
      expect(laid.filter((label) => label !== null)).toEqual(labels);
      for (const sheet of sheets) expect(sheet).toHaveLength(places);
      if (count > 0) expect(laid.indexOf(0)).toBe(Math.min(Math.max(from, 1), places) - 1);
      // No sheet is taken that is not needed.
      expect(sheets.every((sheet) => sheet.some((label) => label !== null))).toBe(true);
    }),
  );
});

const aRefund = (state: "succeeded" | "pending" | "failed", cents: number) => ({
  id: state,
  cents,
  reason: "other",
  state,
  at: 1,
  from: [],
  lines: [],
  vat: [],
});

const someMoney = fc.record({
  deposit: fc.nat(500),
  discount: fc.nat(900),
  delivery: fc.nat(600),
  fees: fc.constantFrom(0, 90),
  tip: fc.nat(300),
  vat: fc.constantFrom(0, 133),
  back: fc.nat(400),
});

it("M-B5 the sums of a customer's slip add up to the order, and what was taken out costs nothing", () => {
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 8 }), someMoney, (drawn, money) => {
      const lines = drawn.map((line) => (line.removed === undefined ? line : { ...line, totalCents: 0 }));
      const itemsCents = total(lines.map(({ totalCents }) => totalCents));
      const order = anOrder({
        lines,
        totals: {
          ...anOrder().totals,
          itemsCents,
          depositCents: money.deposit,
          discountCents: 0 - money.discount,
          deliveryCents: money.delivery,
          feesCents: money.fees,
          tipCents: money.tip,
          ...(money.vat > 0 && { addedVatCents: money.vat }),
          totalCents: itemsCents + money.deposit - money.discount + money.delivery + money.fees + money.tip + money.vat,
        },
        codes: [
          { codeId: "g", code: "G", name: "Karte", kind: "giftCard", cents: 5 },
          { codeId: "d", code: "D", name: "Rabatt", kind: "discount", cents: money.discount },
        ],
        refunds: [
          aRefund("succeeded", money.back),
          aRefund("pending", money.back),
          aRefund("failed", money.back),
          { ...aRefund("succeeded", 7), settlesEdit: true },
        ],
      });
      const sums = slipSums(order);
      expect(sums.goodsCents + total(sums.parts.map(({ cents }) => cents))).toBe(sums.totalCents);
      expect(sums.goodsCents).toBe(itemsCents);
      expect(sums.parts.every(({ cents }) => cents !== 0)).toBe(true);
      expect(sums.giftCards).toEqual([{ name: "Karte", cents: 5 }]);
      expect(sums.refundedCents).toBe(2 * money.back);
    }),
  );
  expect(slipSums(anOrder())).toMatchObject({ giftCards: [], refundedCents: 0 });
});

it("M-B5 packs by time, then along the streets of a place, then by call number", () => {
  const { distribution, timeline } = anOrder();
  const later = { ...timeline, promisedAt: timeline.promisedAt + 1 };
  const to = (street: string, houseNo: string) => ({
    ...distribution,
    type: "delivery" as const,
    address: anAddress({ street, houseNo }),
  });
  const orders = [
    anOrder({ dayCode: "1", timeline: later }),
    anOrder({ dayCode: "10" }),
    anOrder({ dayCode: "9" }),
    anOrder({ dayCode: "2", distribution: to("Seestraße", "10") }),
    anOrder({ dayCode: "3", distribution: to("Seestraße", "9a") }),
    anOrder({ dayCode: "4", distribution: to("Ahornweg", "3"), status: "ready" }),
  ].map((order) => ({ ...order, status: order.status === "placed" ? ("accepted" as const) : order.status }));
  const codes = (step: "make" | "handOver") =>
    ordersOfDay(orders, { day, step, methodId: null }).map(({ dayCode }) => dayCode);
  expect(codes("handOver")).toEqual(["4", "3", "2", "9", "10", "1"]);
  expect(codes("make")).toEqual(["3", "2", "9", "10", "1"]);
});

it("M-B5 counts what is not answered yet, since no list has it", () => {
  expect(unansweredOf([anOrder(), anOrder({ dayKey: "2026-11-21" }), anOrder({ status: "accepted" })], day)).toBe(1);
});

it("M-B5 a sticker tells the parts of a bundle and the weight", () => {
  const lines = [
    anOrderLine({ kind: "bundle", refId: "box", qty: 2, components: [part] }),
    anOrderLine({ kind: "bundle", refId: "box", components: [part, { ...part, name: "Käse", qty: 1 }] }),
    anOrderLine({ qty: 2, catchWeight: { pricePerKgCents: 1, estGrams: 250 } }),
    anOrderLine({ removed }),
  ];
  expect(stickersOf([anOrder({ lines })])).toMatchObject([
    { parts: "4× Bauernbrot", grams: 0, index: 1, count: 3 },
    { parts: "2× Bauernbrot · Käse", index: 2 },
    { parts: "", grams: 500, index: 3, count: 3 },
  ]);
});
