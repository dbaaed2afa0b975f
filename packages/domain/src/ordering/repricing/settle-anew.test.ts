import { expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import { feeTo } from "../../pricing/basket/delivery-fee.ts";
import { type BasketInput, priceBasket } from "../../pricing/basket/price-basket.ts";
import { orderLine } from "../../pricing/basket/price-line.ts";
import { frozenTerms } from "../../pricing/discounts/code-terms.ts";
import { aBasketLine, aFulfilmentMethod, aMenu, aMoment, anAddress, anItem } from "../../testing/builders.ts";
import { chanceOf } from "../../testing/oracle/chance.ts";
import { generateBasket } from "../../testing/oracle/generate-basket.ts";
import { ordered } from "../../testing/ordered.ts";
import { type OrderEdit, repriceOrder } from "../change/reprice-order.ts";
import type { Order } from "../order/order.ts";
import { settleAnew } from "./settle-anew.ts";

/** A basket as an order that keeps the rules of its typed codes, like the one that is placed. */
function placed(question: BasketInput, more: Partial<Order> = {}): Order {
  const order = ordered(priceBasket(question));
  const { optionId, date, at = null } = must(question.distribution, "a way");
  const { type } = must(
    question.menu.distributionOptions.find(({ id }) => id === optionId),
    "a way",
  );
  const campaigns = question.menu.campaigns ?? [];
  const slot = { key: `${date}T10:00`, start: at ?? aMoment, end: (at ?? aMoment) + 1 };
  return {
    ...order,
    codes: (order.codes ?? []).map((code) => {
      const typed = question.codes?.find(({ codeId }) => codeId === code.codeId);
      const isCampaign = campaigns.some(({ codeId }) => codeId === code.codeId);
      return typed && !isCampaign ? { ...code, terms: frozenTerms(typed) } : code;
    }),
    dayKey: date,
    distribution: { ...order.distribution, optionId, type, slot, address: anAddress() },
    ...more,
  };
}

function changed(order: Order, edits: readonly OrderEdit[], { menu }: BasketInput) {
  const answer = repriceOrder(order, edits, aMoment, (lines) => settleAnew(order, lines, menu));
  return must(answer.ok ? answer.value : null, JSON.stringify(answer));
}

const amountOf = ({ codeId, cents }: NonNullable<Order["codes"]>[number]) => [codeId, cents];

const terms = (more: Partial<DiscountTerms>): DiscountTerms => ({
  codeId: "ZEHN",
  code: "ZEHN",
  name: "Zehn",
  kind: "percent",
  percentBp: 1000,
  stacking: "stackable",
  priority: 1,
  ...more,
});
const way = aFulfilmentMethod({ type: "delivery", feeCents: 290, freeFromCents: 3000 });
const question: BasketInput = {
  menu: aMenu({ items: { bread: anItem({ priceCents: 500 }) }, distributionOptions: [way] }),
  lines: { l1: aBasketLine({ qty: 4 }) },
  distribution: { optionId: way.id, date: "2026-11-20" },
  now: aMoment,
};
const to = (qty: number): OrderEdit => ({ kind: "quantity", lineId: "l1", qty });

test("K-FS-8 an order that its shopper has changed costs what a fresh one with these goods and codes would cost", () => {
  let given = 0;
  let lost = 0;
  for (let index = 0; index < 300; index += 1) {
    const chance = chanceOf(index);
    const { question: generated } = generateBasket(11, index);
    const { menu } = generated;
    const { optionId, date } = must(generated.distribution, "a way");
    const option = must(
      menu.distributionOptions.find(({ id }) => id === optionId),
      "a way",
    );
    const campaigns = new Set((menu.campaigns ?? []).map(({ codeId }) => codeId));
    const base: BasketInput = {
      ...generated,
      codes: (generated.codes ?? []).filter(({ codeId }) => !campaigns.has(codeId)),
      giftCards: [],
      tip: { mode: "fixed", value: 150 },
      prices: "gross",
      deliveryFee: feeTo(menu, option, anAddress(), date),
    };
    const all = Object.entries(base.lines);
    const before = Object.fromEntries(all.filter((_, nth) => nth === 0 || chance.once(2)));
    const order = placed({ ...base, lines: before });
    const edits: OrderEdit[] = [];
    const after: Record<string, (typeof all)[number][1]> = {};
    for (const [lineId, line] of all) {
      const isFirst = lineId === all[0]?.[0];
      if (!Object.hasOwn(before, lineId)) {
        const priced = priceBasket({ ...base, codes: [], menu: { ...menu, campaigns: [] }, lines: { [lineId]: line } });
        edits.push({ kind: "add", line: orderLine(must(priced.lines[0], "a line"), menu.items) });
        after[lineId] = line;
      } else if (!isFirst && chance.once(3)) edits.push({ kind: "remove", lineId, reason: "" });
      else {
        const qty = chance.between(1, 40);
        edits.push({ kind: "quantity", lineId, qty });
        after[lineId] = { ...line, qty };
      }
    }
    const codes = (base.codes ?? []).filter(({ codeId }) => order.codes?.some((code) => code.codeId === codeId));
    const fresh = priceBasket({ ...base, codes, lines: after });
    const now = changed(order, edits, base);
    // A line of several rates keeps the weights that it was ordered with, which may round a cent to another rate.
    expect({ ...now.totals, vat: [] }, `${index}`).toEqual({ ...fresh.totals, vat: [] });
    expect(now.codes.map(amountOf)).toEqual(fresh.codes.map(amountOf));
    given += now.codes.length;
    lost += now.lost.length;
  }
  expect(Math.min(given, lost)).toBeGreaterThan(4);
});

test("K-FS-8 below the minimum of its code an order gives the code up, and says how much is missing", () => {
  const order = placed({ ...question, codes: [terms({ minSubtotalCents: 1500 })] });
  expect(order.totals).toMatchObject({ discountCents: -200, deliveryCents: 290 });
  expect(changed(order, [to(3)], question)).toMatchObject({ totals: { discountCents: -150 }, lost: [] });
  expect(changed(order, [to(2)], question)).toMatchObject({
    totals: { discountCents: 0, totalCents: 1290 },
    codes: [],
    lost: [{ code: "ZEHN", cents: 200, missingCents: 500 }],
  });
  const gift = placed({ ...question, codes: [terms({ kind: "bundlePrice", amountCents: 1500, qty: 4 })] });
  expect(changed(gift, [to(3)], question).lost).toEqual([{ code: "ZEHN", cents: 500 }]);
});

test("K-FS-8 a code that has expired or was used up since holds for its order; a minimum that the shop broke, too", () => {
  const codes = [terms({ validTo: aMoment + 1, maxUses: 1, minSubtotalCents: 1800 })];
  const order = placed({ ...question, codes }, { placedAt: aMoment + 1000 });
  const counted = { ...order, codes: order.codes?.map((code) => ({ ...code, countedLater: true })) ?? [] };
  expect(changed(counted, [to(5)], question)).toMatchObject({
    totals: { discountCents: -250 },
    codes: [{ countedLater: true, terms: { minSubtotalCents: 1800 } }],
  });
  const byShop = repriceOrder(order, [to(3)], aMoment);
  const { lines, totals, codes: left } = must(byShop.ok ? byShop.value : null, "changed by the shop");
  const less = { ...order, lines, totals, codes: left };
  expect(changed(less, [to(4)], question)).toMatchObject({ totals: { discountCents: -200 }, lost: [] });
  expect(changed(less, [to(2)], question)).toMatchObject({ totals: { discountCents: 0 }, codes: [] });
});

test("K-FS-8 fee and campaigns follow the goods; an order that was moved keeps what its first day cost", () => {
  const campaign = { ...terms({ codeId: "a", minSubtotalCents: 2500 }), autoApply: true } as const;
  const sale = { ...question, menu: { ...question.menu, campaigns: [campaign] } };
  const order = placed(sale);
  expect(order.codes).toEqual([]);
  expect(changed(order, [to(5)], sale)).toMatchObject({
    totals: { discountCents: -250, deliveryCents: 290 },
    codes: [{ codeId: "a", countedLater: true }],
  });
  expect(changed(order, [to(7)], sale).totals).toMatchObject({ discountCents: -350, deliveryCents: 0 });
  const moved = { ...order, totals: { ...order.totals, deliveryCents: 190 } };
  expect(changed(moved, [to(3)], sale).totals.deliveryCents).toBe(190);
  expect(changed(moved, [to(7)], sale).totals.deliveryCents).toBe(0);
  const net = { ...sale, prices: "net" } as const;
  expect(changed(placed(net), [to(5)], net).totals).toEqual(
    priceBasket({ ...net, lines: { l1: aBasketLine({ qty: 5 }) } }).totals,
  );
  const gone = { ...sale, menu: { ...sale.menu, distributionOptions: [] } };
  expect(changed(order, [to(7)], gone).totals.deliveryCents).toBe(290);
});
