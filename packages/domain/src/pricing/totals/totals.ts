import type { Cents } from "../../kernel/money/cents.ts";
import type { VatLine } from "../tax/vat-line.ts";

/**
 * itemsCents + depositCents + discountCents (<= 0) + deliveryCents + feesCents + tipCents = totalCents; where prices are
 * net, addedVatCents is one more part of the sum.
 */
export interface Totals {
  readonly itemsCents: Cents;
  readonly depositCents: Cents;
  readonly discountCents: Cents;
  readonly deliveryCents: Cents;
  readonly feesCents: Cents;
  readonly tipCents: Cents;
  readonly totalCents: Cents;
  readonly vat: readonly VatLine[];
  /** Only where prices are net: the tax on top of them. The amounts of lines and their `vat` are net then. */
  readonly addedVatCents?: Cents;
  /** The way it is brought is taxed at the standard rate instead of following the goods. */
  readonly feeVat?: "standard";
}
