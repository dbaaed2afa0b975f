import { describe, expect, test } from "vitest";
import { canTransition } from "../../kernel/state-machine.ts";
import { must } from "../../kernel/invariant.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { aBasketLine, aFulfilmentMethod, aMenu, aMoment, anItem } from "../../testing/builders.ts";
import { chanceOf } from "../../testing/oracle/chance.ts";
import { generateBasket } from "../../testing/oracle/generate-basket.ts";
import { ordered } from "../../testing/ordered.ts";
import type { Order } from "../order/order.ts";
import { withdrawalKeptUntil } from "./withdrawal-fields.ts";
import { isOpenWithdrawal, withdrawalMachine, withdrawalStates } from "./withdrawal-machine.ts";
import {
  askedCents,
  askedLines,
  withdrawableLines,
  withdrawalRefund,
  type WithdrawnLine,
} from "./withdrawal-refund.ts";

const menu = aMenu({
  items: {
    bread: anItem({ priceCents: 500, withdrawal: "perishable" }),
    honey: anItem({ id: "honey", priceCents: 900, withdrawal: "normal" }),
    cider: anItem({
      id: "cider",
      priceCents: 300,
      vatClass: "drink",
      depositCents: 15,
      depositKind: "bottle",
      withdrawal: "normal",
    }),
  },
  distributionOptions: [aFulfilmentMethod({ type: "shipping", feeCents: 590 })],
});
function basket(lines: Parameters<typeof priceBasket>[0]["lines"], more = {}): Order {
  const priced = priceBasket({ menu, lines, distribution: { optionId: "pickup", date: "2026-11-20" }, ...more });
  const order = ordered(priced);
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, withdrawal: menu.items[line.refId]?.withdrawal ?? "normal" })),
  };
}
function back(order: Order, lines: readonly WithdrawnLine[]) {
  const answer = withdrawalRefund(order, lines);
  return must(answer.ok ? answer.value : null, "a refund");
}
const after = (order: Order, lines: readonly WithdrawnLine[]): Order => ({
  ...order,
  refunds: [...(order.refunds ?? []), { ...back(order, lines), id: "r", reason: "", state: "succeeded", at: aMoment }],
});

describe("money back", () => {
  test("WDR-04 the whole order goes back with delivery and deposits, rate by rate", () => {
    const order = basket({ honey: aBasketLine({ refId: "honey" }), cider: aBasketLine({ refId: "cider", qty: 2 }) });
    const refund = back(order, withdrawableLines(order));
    expect(refund.cents).toBe(900 + 2 * 315 + 590);
    expect(refund.vat).toEqual(order.totals.vat);
  });

  test("WDR-04 of a declaration its goods are meant, without a choice all that carry the right, and never more than is left", () => {
    const order = basket({ honey: aBasketLine({ refId: "honey", qty: 2 }), cider: aBasketLine({ refId: "cider" }) });
    const asked = (declared?: readonly WithdrawnLine[]) =>
      Object.fromEntries(askedLines(order, declared).map(({ lineId, asked: pieces }) => [lineId, pieces]));
    expect([asked(), asked([{ lineId: "honey", qty: 5 }]), asked([])]).toEqual([
      { honey: 2, cider: 1 },
      { honey: 2, cider: 0 },
      { honey: 0, cider: 0 },
    ]);
    expect(askedCents(order, [{ lineId: "honey", qty: 1 }])).toBe(900);
    expect(askedCents(after(order, withdrawableLines(order)), undefined)).toBe(0);
    const unpaid = { ...order, payments: [] };
    expect(askedCents(unpaid, undefined)).toBe(0);
  });

  test("WDR-04 a part leaves delivery with the rest, and bread has no part in it", () => {
    const order = basket({ honey: aBasketLine({ refId: "honey", qty: 2 }), bread: aBasketLine({}) });
    expect(withdrawableLines(order)).toEqual([{ lineId: "honey", qty: 2 }]);
    expect(back(order, [{ lineId: "honey", qty: 1 }]).cents).toBe(900);
    expect(back(order, withdrawableLines(order)).cents).toBe(1800);
    expect(withdrawalRefund(order, [{ lineId: "bread", qty: 1 }])).toMatchObject({ ok: false });
    expect(withdrawalRefund(order, [{ lineId: "honey", qty: 3 }])).toMatchObject({ ok: false });
  });

  test("WDR-04 a tip stays, and a gift card has its part back after the money", () => {
    const order = basket(
      { honey: aBasketLine({ refId: "honey" }) },
      {
        tip: { mode: "fixed", value: 100 },
        giftCards: [{ codeId: "g", code: "G", name: "Karte", balanceCents: 1000 }],
      },
    );
    const refund = back(order, withdrawableLines(order));
    expect(refund.cents).toBe(1490);
    expect(refund.from).toEqual([
      { paymentId: "pi_1", cents: 590 },
      { paymentId: "giftCard-g", cents: 900 },
    ]);
  });

  test("WDR-04 by any parts in any order, the same goes back as at once, and never more than was paid", () => {
    for (let index = 0; index < 150; index += 1) {
      const chance = chanceOf(index);
      const whole = ordered(priceBasket(generateBasket(17, index).question));
      const all = withdrawableLines(whole);
      const atOnce = withdrawalRefund(whole, all);
      let left = whole;
      let cents = 0;
      for (let step = 0; step < 20; step += 1) {
        const open = withdrawableLines(left);
        if (open.length === 0) break;
        const one = must(open[chance.below(open.length)], "an open line");
        const part = [{ lineId: one.lineId, qty: chance.between(1, one.qty) }];
        const lines = step === 19 ? open : part;
        const answer = withdrawalRefund(left, lines);
        // Pieces that cost nothing have no refund of their own.
        if (!answer.ok) break;
        cents += answer.value.cents;
        left = after(left, lines);
      }
      const paid = whole.payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
      expect(cents).toBeLessThanOrEqual(paid);
      if (withdrawableLines(left).length === 0 && atOnce.ok) expect(cents).toBe(atOnce.value.cents);
    }
  });
});

test("WDR-02 a declaration is accepted or rejected once, and money ends it", () => {
  const can = (from: "received" | "accepted" | "rejected" | "refunded", to: "accepted" | "refunded" | "received") =>
    canTransition(withdrawalMachine, from, to, "merchant");
  expect([can("received", "accepted"), can("accepted", "refunded"), can("rejected", "accepted")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([can("received", "refunded"), can("refunded", "accepted"), can("rejected", "received")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("GDP-03 a declaration is kept as letters of trade are, to the end of the year", () => {
  expect(withdrawalKeptUntil(aMoment, "DE", "Europe/Berlin")).toBe(Date.parse("2032-12-31T23:00:00Z"));
  expect(withdrawalKeptUntil(aMoment, "AT", "Europe/Vienna")).toBe(Date.parse("2033-12-31T23:00:00Z"));
});

test("WDR-02 the shop has to do something until it refused or the money is back", () => {
  expect(withdrawalStates.filter(isOpenWithdrawal)).toEqual(["received", "accepted", "goodsBack"]);
});
