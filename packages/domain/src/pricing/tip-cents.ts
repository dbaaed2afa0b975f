import type { Cents } from "../money/cents.ts";
import { roundHalfUp } from "../money/round-half-up.ts";

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

/** VAT-06: voluntary, for the staff, without tax. More than the goods cost is a slip of the finger in percent. */
export function tipCents(tip: Tip | undefined, goodsCents: Cents): Cents {
  if (!tip) return 0;
  return tip.mode === "fixed" ? tip.value : roundHalfUp(goodsCents * Math.min(100, tip.value), 100);
}
