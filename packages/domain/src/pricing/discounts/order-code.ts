import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";

/** One discount or gift card of the order, as it was settled. */
export interface OrderCode {
  readonly codeId: string;
  /** As the shopper typed it, upper case. */
  readonly code: string;
  readonly name: string;
  readonly kind: "discount" | "giftCard";
  /** The amount taken off, > 0: off the goods and the delivery for a discount, off the amount due for a gift card. */
  readonly cents: Cents;
  /** Of discounts in percent and of amounts, so that they follow when the order is changed; `maxCents` caps percents. */
  readonly percentBp?: BasisPoints;
  readonly amountCents?: Cents;
  readonly maxCents?: Cents;
  /** It had no limit when the order was placed: its uses are counted afterwards, whatever becomes of the order. */
  readonly countedLater?: boolean;
}
