import type { Cents } from "../../kernel/money/cents.ts";
import type { Menu } from "../../menu/menu.ts";
import { openPricing, usualCents } from "../../pricing/basket/open-pricing.ts";
import { applyDiscounts, discountFee } from "../../pricing/discounts/apply-discounts.ts";
import type { DiscountableLine } from "../../pricing/discounts/eligible-lines.ts";
import type { OrderCode } from "../../pricing/discounts/order-code.ts";
import { standardRate } from "../../pricing/tax/vat-rates.ts";
import { afterDiscounts, computeTotals } from "../../pricing/totals/compute-totals.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Totals } from "../../pricing/totals/totals.ts";
import type { Order } from "../order/order.ts";
import { changedFee, paidGoodsCents } from "./fee-of-way.ts";
import { discountsOf, heldTerms, keptCode, type LostCode, lostCodes } from "./held-codes.ts";

export interface Settled {
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  /** Discounts, then gift cards with what they had promised. */
  readonly codes: readonly OrderCode[];
  readonly lost?: readonly LostCode[];
}

export type SettledOrder = Pick<
  Order,
  "lines" | "totals" | "codes" | "placedAt" | "dayKey" | "distribution" | "paymentMethod"
>;

/**
 * Prices these lines like a fresh order with the codes of this one: its discounts and the fee of its way are asked
 * again, the tip stays. `menu` is the one of the order, with the goods that came in since.
 */
export function settleAnew(order: SettledOrder, lines: readonly OrderLine[], menu: Menu): Settled {
  const { totals, distribution, paymentMethod } = order;
  const before = discountsOf(order);
  const kept = lines.filter(({ removed }) => !removed);
  const isBrought = distribution.type === "delivery" || distribution.type === "shipping";
  const feeFor = (goodsCents: Cents): Cents => changedFee(order, kept, menu, goodsCents);
  const broughtFor = (goodsCents: Cents): Cents => (isBrought ? feeFor(goodsCents) : 0);
  const terms = heldTerms(order, menu, goodsOf(order.lines));
  const { applied, sharesByLine } = applyDiscounts(
    terms,
    {
      menu,
      lines: discountable(order, kept, menu),
      distribution: distribution.type,
      paymentMethod,
      now: order.placedAt,
    },
    broughtFor,
  );
  const after = lines.map((line): OrderLine => {
    if (line.removed) return line;
    const { rates: _rates, discounts: _discounts, discountCents: _cents, ...bare } = line;
    return { ...bare, ...afterDiscounts(line, sharesByLine.get(line.lineId) ?? []) };
  });
  const feeCents = feeFor(paidGoodsCents(after));
  const deliveryCents = broughtFor(paidGoodsCents(after));
  const { feeDiscountCents, codes } = discountFee(applied, deliveryCents);
  const rateBp = standardRate(menu.shop.country, order.dayKey);
  return {
    lines: after,
    totals: computeTotals({
      lines: after,
      deliveryCents,
      feesCents: feeCents - deliveryCents,
      feeDiscountCents,
      feeTax: totals.feeVat === "standard" ? [{ rateBp, grossCents: feeCents - feeDiscountCents }] : "followGoods",
      tipCents: totals.tipCents,
      prices: totals.addedVatCents === undefined ? "gross" : "net",
    }),
    codes: [
      ...codes.map((code) => keptCode(code, before)),
      ...(order.codes ?? []).filter(({ kind }) => kind === "giftCard"),
    ],
    lost: lostCodes(before, codes, terms, goodsOf(kept)),
  };
}

const goodsOf = (lines: readonly OrderLine[]): Cents => lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** How the goods of a line stand to discounts: a basket knows it, an order does not store it. */
function discountable(
  { dayKey, distribution }: SettledOrder,
  lines: readonly OrderLine[],
  menu: Menu,
): readonly DiscountableLine[] {
  const { itemCents } = openPricing(menu, { date: dayKey, at: distribution.slot.start });
  return lines.map((line) => {
    const { kind, refId, components } = line;
    const item = kind === "item" ? menu.items[refId] : undefined;
    const goods = [item ?? menu.bundles[refId], ...components.map(({ itemId }) => menu.items[itemId])];
    return {
      ...line,
      discountable: !goods.some((one) => one?.excludeFromDiscounts),
      reduced: item !== undefined && itemCents(item) < usualCents(item),
    };
  });
}
