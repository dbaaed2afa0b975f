import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";

type Numbering = FieldsOf<typeof invoicesDocument>["numbering"];
/** In its prefix, `{YYYY}` stands for the year. */
type NumberSeries = Numbering["receipt"];

/** INV-02: unique and without gaps per series and year; the caller stores the series in the transaction of the paper. */
export function takeInvoiceNumber(
  series: NumberSeries,
  year: number,
): { readonly no: string; readonly series: NumberSeries } {
  // A clock behind the last paper must not open an old year again.
  const current = Math.max(series.year, year);
  const next = series.year === current ? series.next : 1;
  const digits = String(next).padStart(series.pad, "0");
  const prefix = series.prefix.includes("{YYYY}")
    ? series.prefix.replaceAll("{YYYY}", String(current))
    : `${series.prefix}${current}-`;
  return { no: `${prefix}${digits}`, series: { ...series, year: current, next: next + 1 } };
}

/** For shops that have not chosen their own. */
export const defaultSeries = (year: number): Numbering => ({
  b2b: { prefix: "RE-{YYYY}-", next: 1, pad: 5, year },
  credit: { prefix: "K-{YYYY}-", next: 1, pad: 5, year },
  receipt: { prefix: "R-{YYYY}-", next: 1, pad: 5, year },
});
