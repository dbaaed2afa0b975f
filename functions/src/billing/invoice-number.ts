/** One row of numbers, as the shop's settings keep it. */
export interface NumberSeries {
  /** `{YYYY}` stands for the year. */
  readonly prefix: string;
  readonly next: number;
  readonly pad: number;
  readonly year: number;
}

export interface TakenNumber {
  readonly no: string;
  readonly series: NumberSeries;
}

/** INV-02: unique and without gaps per series and year; the caller stores the series in the transaction of the paper. */
export function takeInvoiceNumber(series: NumberSeries, year: number): TakenNumber {
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
export const defaultSeries = (year: number): Readonly<Record<"b2b" | "credit" | "receipt", NumberSeries>> => ({
  b2b: { prefix: "RE-{YYYY}-", next: 1, pad: 5, year },
  credit: { prefix: "K-{YYYY}-", next: 1, pad: 5, year },
  receipt: { prefix: "R-{YYYY}-", next: 1, pad: 5, year },
});
