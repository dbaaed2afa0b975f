/** In its prefix, `{YYYY}` stands for the year. */
export interface NumberSeries {
  readonly prefix: string;
  readonly next: number;
  readonly pad: number;
  readonly year: number;
}

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
