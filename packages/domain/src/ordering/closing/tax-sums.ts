import type { Cents } from "../../kernel/money/cents.ts";
import type { VatLine } from "../../pricing/tax/vat-line.ts";
import { type TaxedBy, taxedBy as documents, type TaxSums } from "./closing-fields.ts";

/** An amount with the tax that was stored with it. */
export interface TaxedAmount {
  readonly taxedBy: TaxedBy;
  readonly cents: Cents;
  readonly vat: readonly VatLine[];
  /** Below zero for what went back. */
  readonly sign: 1 | -1;
}

/** Stored taxes added up, rate by rate: nothing is reckoned anew, so the sums are those of the papers (VAT-20). */
export function taxSumsOf(amounts: readonly TaxedAmount[]): readonly TaxSums[] {
  return documents.flatMap((taxedBy) => {
    const own = amounts.filter((amount) => amount.taxedBy === taxedBy);
    if (own.length === 0) return [];
    const rows = new Map<number, VatLine>();
    let totalCents = 0;
    for (const { cents, vat, sign } of own) {
      totalCents += sign * cents;
      for (const { rateBp, netCents, vatCents, grossCents } of vat) {
        const row = rows.get(rateBp) ?? { rateBp, netCents: 0, vatCents: 0, grossCents: 0 };
        rows.set(rateBp, {
          rateBp,
          netCents: row.netCents + sign * netCents,
          vatCents: row.vatCents + sign * vatCents,
          grossCents: row.grossCents + sign * grossCents,
        });
      }
    }
    const vat = [...rows.values()].toSorted((a, b) => a.rateBp - b.rateBp);
    const taxed = vat.reduce((sum, { grossCents }) => sum + grossCents, 0);
    return [{ taxedBy, vat, untaxedCents: totalCents - taxed, totalCents }];
  });
}
