import type { Cents } from "./cents.ts";

export type BasePriceUnit = "kg" | "l" | "100g" | "100ml" | "piece" | "0.5l";

/** The price of an amount of the goods. */
export interface BasePrice {
  readonly cents: Cents;
  readonly per: BasePriceUnit;
}
