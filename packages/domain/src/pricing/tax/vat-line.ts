import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";

/** One per rate; the gross amounts add up to the taxed part of the total (VAT-20: net = round, VAT = gross - net). */
export interface VatLine {
  readonly rateBp: BasisPoints;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}
