import type { Cents } from "../../kernel/money/cents.ts";
import type { VatLine } from "../../pricing/tax/vat-line.ts";
import type { BookedEntry, BookedPaper } from "./booked-entry.ts";

/** A sale on account is taxed by the invoice of its company: counted in both, its turnover would be there twice (POS-03). */
export const isTaxed = ({ kind, paper }: BookedEntry): boolean =>
  paper !== "none" && (paper !== "company" || kind === "companyInvoice");

/** Tips are no turnover, untaxed deposits are passed on; the rest without tax is of a seller who shows none. */
export const untaxedCents = ({ cents, vat, tipCents, untaxedDepositCents }: BookedEntry): Cents =>
  vat.reduce((rest, { grossCents }) => rest - grossCents, cents) - tipCents - untaxedDepositCents;

/** One rate of one day on one kind of paper. */
export interface VatSum extends VatLine {
  readonly day: string;
  readonly paper: BookedPaper;
}

/** The report of VAT: by day, paper and rate; turnover without tax stands at 0 %. */
export function vatSums(entries: readonly BookedEntry[]): readonly VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const entry of entries.filter(isTaxed)) {
    const rest = untaxedCents(entry);
    const untaxed = { rateBp: 0, netCents: rest, vatCents: 0, grossCents: rest };
    for (const line of rest === 0 ? entry.vat : [...entry.vat, untaxed]) {
      const { day, paper } = entry;
      const key = `${day} ${paper} ${String(line.rateBp).padStart(5, "0")}`;
      const known = sums.get(key) ?? { day, paper, rateBp: line.rateBp, netCents: 0, vatCents: 0, grossCents: 0 };
      sums.set(key, {
        ...known,
        netCents: known.netCents + line.netCents,
        vatCents: known.vatCents + line.vatCents,
        grossCents: known.grossCents + line.grossCents,
      });
    }
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
