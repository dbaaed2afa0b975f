import type { Cents } from "../../kernel/money/cents.ts";
import type { OrderLine } from "./order-line.ts";
import type { Totals } from "./totals.ts";
import { splitByRate } from "../tax/split-by-rate.ts";
import { groupByRate, vatBreakdown, vatOnNet } from "../tax/vat-breakdown.ts";
import { type VatPart } from "../tax/vat-line.ts";

/** How a fee is taxed: with the goods (VAT-03), or in parts that stand already. */
export type FeeTax = "followGoods" | readonly VatPart[];

export interface TotalsInput {
  /** With their discounts, each `vat` of what remains. */
  readonly lines: readonly OrderLine[];
  readonly deliveryCents: Cents;
  readonly feesCents: Cents;
  /** Part of deliveryCents that a discount took off, >= 0. */
  readonly feeDiscountCents: Cents;
  readonly feeTax: FeeTax;
  readonly tipCents: Cents;
  /** Prices as consumers see them are gross; those of a business list are net. */
  readonly prices: "gross" | "net";
}

/** From lines to what is to pay: the same for a basket and for an order that was changed. */
export function computeTotals(question: TotalsInput): Totals {
  const { lines, deliveryCents, feesCents, feeDiscountCents, feeTax, tipCents, prices } = question;
  const itemsCents = sum(lines, ({ totalCents }) => totalCents);
  const depositCents = sum(lines, (line) => line.depositCents);
  const discountCents = sum(lines, (line) => line.discountCents ?? 0) - feeDiscountCents;
  const feeParts =
    feeTax === "followGoods" ? splitByRate(deliveryCents + feesCents - feeDiscountCents, goodsWeights(lines)) : feeTax;
  const parts = [
    ...lines.flatMap((line) => line.vat),
    ...feeParts,
    ...lines.flatMap(({ depositVat = [] }) => depositVat),
  ];
  const vat = prices === "net" ? vatOnNet(parts) : vatBreakdown(parts);
  const addedVatCents = prices === "net" ? vat.reduce((total, { vatCents }) => total + vatCents, 0) : 0;
  return {
    itemsCents,
    depositCents,
    discountCents,
    deliveryCents,
    feesCents,
    tipCents,
    totalCents: itemsCents + depositCents + discountCents + deliveryCents + feesCents + tipCents + addedVatCents,
    vat,
    ...(prices === "net" ? { addedVatCents } : {}),
    ...(feeTax === "followGoods" ? {} : { feeVat: "standard" as const }),
  };
}

/** VAT-03: what is paid for the goods weighs; if that is nothing, what they would have cost; if they are free, their rates. */
function goodsWeights(lines: readonly OrderLine[]): readonly VatPart[] {
  const paid = groupByRate(lines.flatMap((line) => line.vat));
  if (paid.length > 0) return paid;
  const before = groupByRate(lines.flatMap((line) => splitByRate(line.totalCents, rateWeights(line))));
  if (before.length > 0) return before;
  const rates = new Set(lines.flatMap((line) => rateWeights(line).map(({ rateBp }) => rateBp)));
  return [...rates].sort((a, b) => a - b).map((rateBp) => ({ rateBp, grossCents: 0 }));
}

/** The weight of each rate in a line; none where the seller shows no tax or no day is known. */
export function rateWeights({ rates, vat }: Pick<OrderLine, "rates" | "vat">): readonly VatPart[] {
  return rates ?? vat;
}

/** A line after its discounts. `rates` stands only where `vat` no longer tells the weights. */
export function afterDiscounts(
  { totalCents, ...line }: Pick<OrderLine, "totalCents" | "rates" | "vat">,
  discounts: NonNullable<OrderLine["discounts"]>,
): Pick<OrderLine, "vat" | "rates" | "discounts" | "discountCents"> {
  const weights = rateWeights(line);
  const off = discounts.reduce((total, { cents }) => total + cents, 0);
  const vat = splitByRate(totalCents - off, weights);
  return {
    vat,
    ...(weights.length > 1 || vat.length < weights.length ? { rates: weights } : {}),
    ...(discounts.length > 0 ? { discounts } : {}),
    ...(off > 0 ? { discountCents: 0 - off } : {}),
  };
}

function sum(lines: readonly OrderLine[], of: (line: OrderLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
