import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { Allergen } from "../../catalog/goods/allergen.ts";
import type { Instant } from "../../kernel/time/instant.ts";

/** A frozen copy of what was bought: names, prices and rates as they were. */
export interface OrderLine {
  readonly lineId: string;
  readonly kind: "item" | "bundle";
  readonly refId: string;
  readonly name: string;
  readonly kitchenName?: string;
  readonly qty: number;
  /** With options, without deposit. */
  readonly unitCents: Cents;
  readonly choices: readonly OrderLineChoice[];
  readonly components: readonly OrderLineComponent[];
  readonly note?: string;
  /** Net content for the summary, e.g. '500 g' (CHK-02). */
  readonly contentText?: string;
  /** For all pieces of the line; beside totalCents, never in it (PRC-05). */
  readonly depositCents: Cents;
  /** Rates of the goods; adds up to totalCents unless the seller shows no VAT. */
  readonly vat: readonly { readonly rateBp: BasisPoints; readonly grossCents: Cents }[];
  /** Rates of the deposits, as far as they are taxed at all (VAT-05). */
  readonly depositVat?: readonly { readonly rateBp: BasisPoints; readonly grossCents: Cents }[];
  /** qty x unitCents. */
  readonly totalCents: Cents;
  readonly kitchenUnits: number;
  readonly allergens: readonly Allergen[];
  /** Share of the order's discounts, <= 0; `vat` is of what remains. Absent = none. */
  readonly discountCents?: Cents;
  /** The same per code; 0 = the code holds for the line, but rounding left it nothing. */
  readonly discounts?: readonly { readonly codeId: string; readonly cents: Cents }[];
  /** The weight of each rate in the line (VAT-02). Absent where `vat` tells it: one rate, and something left to pay. */
  readonly rates?: readonly { readonly rateBp: BasisPoints; readonly grossCents: Cents }[];
  /** Sold by weight: `unitCents` follows from the estimate until the goods are weighed. Weights are per piece. */
  readonly catchWeight?: {
    readonly pricePerKgCents: Cents;
    readonly estGrams: number;
    readonly finalGrams?: number;
    /** The plausible weights, and the most that is charged (PRC-10). */
    readonly minGrams?: number;
    readonly maxGrams?: number;
  };
  readonly packed?: boolean;
  /** Taken out by the shop or the shopper; every figure of the line is 0 then but `unitCents`, and `qty` is what was ordered. */
  readonly removed?: { readonly at: Instant; readonly reason: string };
}

export interface OrderLineChoice {
  readonly optionId: string;
  readonly choiceId: string;
  readonly optionName: string;
  readonly name: string;
  readonly qty: number;
  readonly cents: Cents;
  readonly text?: string;
}

/** Every component is copied, also of fixed slots. */
export interface OrderLineComponent {
  readonly slotId: string;
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
  readonly surchargeCents: Cents;
}
