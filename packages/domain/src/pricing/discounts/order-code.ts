import { basisPoints, cents, flag, object, oneOf, optional, text, type ValueOf } from "../../kernel/fields/field.ts";

/** One discount or gift card of the order, as it was settled. */
export const orderCode = object({
  codeId: text(),
  /** As the shopper typed it, upper case. */
  code: text(),
  name: text(),
  kind: oneOf(["discount", "giftCard"]),
  /** The amount taken off, > 0: off the goods and the delivery for a discount, off the amount due for a gift card. */
  cents: cents(),
  /** Of discounts in percent and of amounts, so that they follow when the order is changed; `maxCents` caps percents. */
  percentBp: optional(basisPoints()),
  amountCents: optional(cents()),
  maxCents: optional(cents()),
  /** It had no limit when the order was placed: its uses are counted afterwards, whatever becomes of the order. */
  countedLater: optional(flag()),
});
export type OrderCode = ValueOf<typeof orderCode>;
