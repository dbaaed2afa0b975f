import * as f from "../../kernel/fields/field.ts";

/** One discount or gift card of the order, as it was settled. */
export const orderCode = f.object({
  codeId: f.id<"code">(),
  /** As the shopper typed it, upper case. */
  code: f.text(),
  name: f.text(),
  kind: f.oneOf(["discount", "giftCard"]),
  /** The amount taken off, > 0: off the goods and the delivery for a discount, off the amount due for a gift card. */
  cents: f.cents(),
  /** Of discounts in percent and of amounts, so that they follow when the order is changed; `maxCents` caps percents. */
  percentBp: f.optional(f.basisPoints()),
  amountCents: f.optional(f.cents()),
  maxCents: f.optional(f.cents()),
  /** It had no limit when the order was placed: its uses are counted afterwards, whatever becomes of the order. */
  countedLater: f.optional(f.flag()),
});
export type OrderCode = f.ValueOf<typeof orderCode>;
