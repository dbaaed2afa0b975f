import type { ValueOf } from "../kernel/fields/field.ts";
import type { tipOffer } from "./menu-fields.ts";

export interface Tip {
  readonly mode: "percent" | "fixed";
  /** Whole percent of the goods after discounts, or cents. */
  readonly value: number;
}

export type TipOffer = ValueOf<typeof tipOffer>;
