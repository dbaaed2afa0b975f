import type { Cents } from "../money/cents.ts";
import type { Order } from "../orders/order.ts";
import { groupByRate, type VatPart } from "../tax/vat-breakdown.ts";

/** What discounts took off the fee: what the lines do not account for. */
export function feeDiscountOf({ lines, totals }: Pick<Order, "lines" | "totals">): Cents {
  return lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0) - totals.discountCents;
}

/** The taxed parts of the fee: what lines and deposits leave of the tax table. In net prices where prices are net. */
export function feeParts({ lines, totals }: Pick<Order, "lines" | "totals">): VatPart[] {
  const net = totals.addedVatCents !== undefined;
  return groupByRate([
    ...totals.vat.map(({ rateBp, netCents, grossCents }) => ({ rateBp, grossCents: net ? netCents : grossCents })),
    ...lines
      .flatMap(({ vat, depositVat = [] }) => [...vat, ...depositVat])
      .map(({ rateBp, grossCents }) => ({ rateBp, grossCents: 0 - grossCents })),
  ]);
}
