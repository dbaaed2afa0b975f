import type { Cents } from "../../kernel/money/cents.ts";
import { groupByRate } from "../tax/vat-breakdown.ts";
import { type VatPart } from "../tax/vat-line.ts";
import type { OrderLine } from "./order-line.ts";
import type { Totals } from "./totals.ts";

/** An order, as far as its figures go. */
interface Frozen {
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
}

/** The discounts on the fee: the rest that the lines do not account for. */
export function feeDiscountOf({ lines, totals }: Frozen): Cents {
  return lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0) - totals.discountCents;
}

/** The taxed parts of the fee: what lines and deposits leave of the tax table. In net prices where prices are net. */
export function feeParts({ lines, totals }: Frozen): VatPart[] {
  const net = totals.addedVatCents !== undefined;
  return groupByRate([
    ...totals.vat.map(({ rateBp, netCents, grossCents }) => ({ rateBp, grossCents: net ? netCents : grossCents })),
    ...lines
      .flatMap(({ vat, depositVat = [] }) => [...vat, ...depositVat])
      .map(({ rateBp, grossCents }) => ({ rateBp, grossCents: 0 - grossCents })),
  ]);
}
