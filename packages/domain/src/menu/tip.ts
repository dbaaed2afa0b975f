export interface Tip {
  readonly mode: "percent" | "fixed";
  /** Whole percent of the goods after discounts, or cents. */
  readonly value: number;
}

/** What shoppers are asked for: whole percents, or cents. */
export interface TipOffer {
  readonly mode: Tip["mode"];
  readonly presets: readonly number[];
}
