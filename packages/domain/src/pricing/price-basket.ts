import { type BasketLines, orderedLines } from "../basket/change-basket.ts";
import type { Cents } from "../money/cents.ts";
import type { Menu } from "../offering/menu.ts";
import type { MinAge } from "../offering/min-age.ts";
import type { Totals } from "../orders/order.ts";
import type { OrderRefusal } from "../orders/refusal.ts";
import type { DistributionOption } from "../slots/distribution-option.ts";
import { goodsLeadMinutes } from "../slots/lead-time.ts";
import { splitByRate } from "../tax/split-by-rate.ts";
import { groupByRate, vatBreakdown } from "../tax/vat-breakdown.ts";
import type { LocalDate, Minutes } from "../time/instant.ts";
import { type PricedLine, priceLine } from "./price-line.ts";

export interface PricedBasket {
  /** What can be sold, in the order in which it was added. */
  readonly lines: readonly PricedLine[];
  /** What stands in the way: lines that cannot be sold as they are, and the minimum order value. */
  readonly problems: readonly OrderRefusal[];
  readonly totals: Totals;
  readonly kitchenUnits: number;
  readonly leadMinutes: Minutes;
  readonly minAge: MinAge;
  /** What counts for the minimum order value: goods without deposits and fees. */
  readonly goodsCents: Cents;
}

/**
 * The one calculation (product/data-model 2.7), the same in browser and server: lines, then fees on the goods, then
 * deposits untouched, then tax per rate from the gross amounts. Without a chosen time there is no tax date: `vat` is
 * empty and every other figure stands.
 */
export function priceBasket(question: {
  readonly menu: Menu;
  readonly lines: BasketLines;
  readonly distribution: { readonly optionId: string; readonly date: LocalDate } | null;
}): PricedBasket {
  const { menu, distribution } = question;
  const option = menu.distributionOptions.find(({ id }) => id === distribution?.optionId);
  const lines: PricedLine[] = [];
  const problems: OrderRefusal[] = [];
  const service = option?.type === "dineIn" ? "dineIn" : "takeaway";
  for (const [lineId, line] of orderedLines(question.lines)) {
    const priced = priceLine({ menu, lineId, line, date: distribution?.date ?? null, service });
    if (priced.ok) lines.push(priced.value);
    else problems.push(priced.refusal);
  }
  problems.push(...quantityProblems(menu, lines));

  const totals = totalsOf(lines, lines.length > 0 ? option : undefined);
  const goodsCents = totals.itemsCents + totals.discountCents;
  const minimumCents = Math.max(menu.ordering.minOrderCents, option?.minOrderCents ?? 0);
  if (lines.length > 0 && goodsCents < minimumCents) {
    problems.push({ type: "below-minimum", minimumCents, missingCents: minimumCents - goodsCents });
  }

  const kitchenUnits = sum(lines, (line) => line.kitchenUnits);
  return {
    lines,
    problems,
    totals,
    kitchenUnits,
    leadMinutes: goodsLeadMinutes({
      itemLeads: lines.map((line) => line.leadMinutes),
      prep: menu.ordering.prep,
      units: kitchenUnits,
    }),
    minAge: lines.reduce<MinAge>((age, line) => (line.minAge > age ? line.minAge : age), 0),
    goodsCents,
  };
}

function totalsOf(lines: readonly PricedLine[], option: DistributionOption | undefined): Totals {
  const itemsCents = sum(lines, (line) => line.totalCents);
  const depositCents = sum(lines, (line) => line.depositCents);
  const brought = option?.type === "delivery" || option?.type === "shipping";
  const feeCents = option?.feeCents ?? 0;
  const goodsVat = groupByRate(lines.flatMap((line) => line.vat));
  return {
    itemsCents,
    depositCents,
    discountCents: 0,
    deliveryCents: brought ? feeCents : 0,
    feesCents: brought ? 0 : feeCents,
    tipCents: 0,
    totalCents: itemsCents + depositCents + feeCents,
    // VAT-03: a fee is ancillary and shares the rates of the goods by their value.
    vat: vatBreakdown([...goodsVat, ...splitByRate(feeCents, goodsVat), ...lines.flatMap((line) => line.depositVat)]),
  };
}

/** The limit of a product counts for all its lines together, however they are configured. */
function quantityProblems(menu: Menu, lines: readonly PricedLine[]): OrderRefusal[] {
  const ordered = new Map<string, number>();
  const problems: OrderRefusal[] = [];
  for (const { kind, refId, qty, lineId } of lines) {
    const key = `${kind} ${refId}`;
    const total = (ordered.get(key) ?? 0) + qty;
    ordered.set(key, total);
    const sellable = kind === "item" ? menu.items[refId] : menu.bundles[refId];
    if (total > (sellable?.maxQtyPerOrder ?? Infinity))
      problems.push({ type: "line-invalid", lineId, reason: "quantity" });
  }
  return problems;
}

function sum(lines: readonly PricedLine[], of: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
